import { toGlobalId } from '../../kit/global-id.ts';
import { toGrosz, toPln } from '../../kit/money.ts';
import { toDateTime, toDateTimeOrNull } from '../../kit/wire.ts';
import type {
  DeviceType,
  DiscordUser,
  LogChange,
  LogFact,
  UserDevice,
  UserLog,
  UserRole,
  UserSubscription,
} from '../__generated__/schema.ts';
import type { AdminUserWire, DeviceWire, DiscordUserWire, LogWire, SubscriptionWire } from './endpoints.ts';

const roles: ReadonlyMap<string, UserRole> = new Map([
  ['user', 'USER'],
  ['typer', 'TYPER'],
  ['admin', 'ADMIN'],
]);

const deviceTypes: ReadonlyMap<string, DeviceType> = new Map([
  ['web', 'WEB'],
  ['android', 'ANDROID'],
  ['ios', 'IOS'],
]);

/** A subscription of the wire as the graph shows it. */
export const toUserSubscription = (wire: SubscriptionWire): UserSubscription => ({
  subscriptionId: wire.id,
  plan: wire.sub.toLowerCase(),
  startsAt: toDateTime(wire.starts_at),
  expiresAt: toDateTime(wire.expires_at),
  goq: wire.goq,
  discord: wire.discord,
  discordUntil: toDateTimeOrNull(wire.discord_until),
  valuePln: wire.value == null ? null : toPln(toGrosz(wire.value)),
  version: wire.version ?? null,
});

/** A user of the wire as admins see them; `subscriptions` is null where the upstream did not send them all. */
export const toAdminUser = (wire: AdminUserWire) => ({
  __typename: 'AdminUser' as const,
  id: toGlobalId('AdminUser', wire.id),
  userId: wire.id,
  uid: wire.uid ?? wire.email,
  email: wire.email,
  firstName: wire.first_name ?? null,
  lastName: wire.last_name ?? null,
  discord: wire.discord ?? null,
  notes: wire.notes ?? null,
  role: roles.get(wire.role) ?? ('UNKNOWN' as const),
  isService: wire.is_service ?? false,
  joinedAt: toDateTime(wire.joined_at),
  lockedAt: toDateTimeOrNull(wire.locked_at),
  deviceCount: wire.devices ?? 0,
  subscription: wire.subscription ? toUserSubscription(wire.subscription) : null,
  sentSubscriptions: wire.subscriptions?.map(toUserSubscription) ?? null,
  version: wire.version ?? null,
});

/** What `AdminUser` is made from. */
export type AdminUserModel = ReturnType<typeof toAdminUser>;

/** An entry of the log as the graph shows it: what changed apart from what it is about, all values as text. */
export function toUserLog(wire: LogWire): UserLog {
  const { before, after, ...about } = wire.details ?? {};
  return {
    logId: wire.id,
    action: wire.action,
    at: toDateTime(wire.created_at),
    authorId: wire.author?.id ?? null,
    authorEmail: wire.author?.email ?? null,
    facts: Object.entries(about).flatMap(([name, value]): LogFact[] => {
      const text = toText(value);
      return text === null ? [] : [{ name, value: text }];
    }),
    changes: changesOf(fieldsOf(before), fieldsOf(after)),
  };
}

const changesOf = (before: Record<string, unknown>, after: Record<string, unknown>): LogChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const change = { field, before: toText(before[field]), after: toText(after[field]) };
    return change.before === change.after ? [] : [change];
  });

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const toText = (value: unknown): string | null =>
  value == null ? null : typeof value === 'string' ? value : JSON.stringify(value);

/** A device of the wire as the graph shows it. */
export const toUserDevice = (wire: DeviceWire): UserDevice => ({
  deviceId: wire.id,
  type: deviceTypes.get(wire.device_type) ?? null,
  lang: wire.lang ?? null,
  service: wire.service ?? null,
  createdAt: toDateTime(wire.created_at),
  seenAt: toDateTimeOrNull(wire.seen_at),
});

/** Somebody on the Discord list as the graph shows them. */
export const toDiscordUser = (wire: DiscordUserWire): DiscordUser => ({
  userId: wire.id,
  email: wire.email,
  firstName: wire.first_name ?? null,
  lastName: wire.last_name ?? null,
  discord: wire.discord?.trim() || null,
  plan: wire.sub.toLowerCase(),
  expiresAt: toDateTime(wire.expires_at),
});
