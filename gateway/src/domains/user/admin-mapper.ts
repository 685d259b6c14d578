import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { LogChange, LogDetail } from '../__generated__/schema.ts';
import {
  discordUser,
  subscription,
  type UserForAdminWire,
  userDevice,
  userForAdmin,
  userLog,
} from './admin-shapes.ts';
import type { UserModel } from './mapper.ts';
import { UserRef } from './user-ref.ts';

/** A user of the wire as admins see them. */
export const toUserForAdmin: (wire: UserForAdminWire) => UserModel = readerWith(userForAdmin, {
  isAdmin: ({ role }) => role === 'admin',
  isTyper: ({ role }) => role === 'typer',
  own: () => null,
});

export const toUserSubscription = reader(subscription);

/** An entry of the log as the graph shows it: what changed apart from what it is about, all values as text. */
export const toUserLog = readerWith(userLog, {
  authorLink: ({ author }) => (author ? new UserRef(author.id, { email: author.email }) : null),
  details: ({ details }) => detailsOf(details ?? {}),
  changes: ({ details }) => changesOf(fieldsOf(details?.before), fieldsOf(details?.after)),
});

export type UserLogModel = ReturnType<typeof toUserLog>;

const detailsOf = ({ before, after, ...about }: Record<string, unknown>): LogDetail[] =>
  Object.entries(about).flatMap(([name, value]) => {
    const text = toText(value);
    return text === null ? [] : [{ name, value: text }];
  });

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
export const toUserDevice = reader(userDevice);

/** Somebody on the Discord list as the graph shows them. */
export const toDiscordUser = readerWith(discordUser, {
  discord: ({ discord }) => discord?.trim() || null,
  link: ({ id, email, first_name, last_name }) =>
    new UserRef(id, { email, firstName: first_name ?? null, lastName: last_name ?? null }),
});
export type DiscordUserModel = ReturnType<typeof toDiscordUser>;
