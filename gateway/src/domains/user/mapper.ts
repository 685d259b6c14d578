import { toGlobalId } from '../../kit/global-id.ts';
import { toDateTime } from '../../kit/wire.ts';
import type {
  ActiveSubscription,
  Permission,
  PushPreferences,
  UpcomingSubscription,
  User,
} from '../__generated__/schema.ts';
import type { TipWire } from '../tip/endpoints.ts';
import { type TipModel, toTip } from '../tip/mapper.ts';
import type { DashboardWire, UserWire } from './endpoints.ts';

/** What `Viewer` is made from. */
export interface ViewerModel {
  readonly wire: UserWire;
}

/** What `Dashboard` is made from; a section without permission is null there. */
export interface DashboardModel {
  readonly wire: DashboardWire;
}

const permissions: Readonly<Record<string, Permission>> = {
  stats: 'STATS',
  autofilters: 'AUTOFILTERS',
  tips: 'TIPS',
  dropinfo: 'DROPINFO',
  goq: 'GOQ',
  adminpanel: 'ADMINPANEL',
  special_tips: 'SPECIAL_TIPS',
  default_tips: 'DEFAULT_TIPS',
  chatgpt_tips: 'CHATGPT_TIPS',
  dropinfo_filters: 'DROPINFO_FILTERS',
};

/** Permissions of the wire as the graph names them; those it does not know are one UNKNOWN. */
export function toPermissions(wire: readonly string[]): Permission[] {
  const named: Permission[] = [];
  for (const name of wire) {
    const permission = permissions[name] ?? 'UNKNOWN';
    if (!named.includes(permission)) named.push(permission);
  }
  return named;
}

/** Which notifications a user wants; what the upstream leaves out is not wanted. */
const toPushPreferences = (wire: UserWire): PushPreferences => ({
  publicKey: wire.push_public_key ?? null,
  dropinfo: wire.want_dropinfo_push ?? false,
  chatgptTips: wire.want_chatgpt_tips_push ?? false,
  defaultTips: wire.want_default_tips_push ?? false,
  specialTips: wire.want_special_tips_push ?? false,
});

/** A user of the wire as the graph shows them. */
export const toUser = (wire: UserWire): User => ({
  __typename: 'User',
  id: toGlobalId('User', wire.id),
  email: wire.email,
  firstName: wire.first_name ?? null,
  lastName: wire.last_name ?? null,
  discord: wire.discord ?? null,
  notes: wire.is_admin ? (wire.notes ?? null) : null,
  push: toPushPreferences(wire),
  isAdmin: wire.is_admin,
  isTyper: wire.is_typer,
  showMeVipSubInfo: wire.show_mevip_sub_info ?? false,
});

/** The subscription that a user has now; null without one. */
export const toActiveSubscription = (wire: UserWire): ActiveSubscription | null =>
  wire.active_sub
    ? {
        plan: wire.active_sub.sub.toLowerCase(),
        expiresAt: toDateTime(wire.active_sub.expires_at),
        goq: wire.active_sub.goq,
        discord: wire.active_sub.discord,
      }
    : null;

/** The subscriptions that a user has and that begin later; none where the upstream does not tell. */
export const toUpcomingSubscriptions = (wire: UserWire): UpcomingSubscription[] =>
  (wire.upcoming_subs ?? []).map(({ sub, starts_at, expires_at }) => ({
    plan: sub.toLowerCase(),
    startsAt: toDateTime(starts_at),
    expiresAt: toDateTime(expires_at),
  }));

/** Whether a user has a plan already, now or from a later day on. */
export const holdsPlan = (wire: UserWire, plan: string): boolean =>
  [wire.active_sub, ...(wire.upcoming_subs ?? [])].some((held) => held?.sub.toLowerCase() === plan);

/** Whole days until a user's subscription ends; null without one. */
export const toDaysToEnd = (wire: UserWire): number | null =>
  wire.active_sub_days_to_end == null ? null : Math.floor(wire.active_sub_days_to_end);

/** The tips of a dashboard section by creation, then by running number; null where the caller lacks the permission. */
export const toDashboardTips = (wire: readonly TipWire[] | null | undefined): TipModel[] | null =>
  wire
    ?.map((tip) => ({ tip: toTip(tip), createdAt: Date.parse(tip.created_at) }))
    .sort((a, b) => a.createdAt - b.createdAt || a.tip.idx - b.tip.idx)
    .map(({ tip }) => tip) ?? null;
