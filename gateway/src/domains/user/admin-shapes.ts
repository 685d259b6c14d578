import { reader, readerWith } from '../../kit/compile-shape.ts';
import { toGlobalId } from '../../kit/global-id.ts';
import { isRecord } from '../../kit/is-record.ts';
import * as s from '../../kit/shape.ts';
import type { LogChange, LogDetail, UserRole } from '../__generated__/schema.ts';
import { account, person, subscription, type UserModel } from './shapes.ts';

const roleName = s.wordOf(['user', 'typer', 'admin'], 'UNKNOWN');

/** Without `role`, the two flags determine it. */
export const userForAdmin = s.shape('User', {
  ...person,
  uid: s.hidden(s.orNull(s.text)),
  notes: s.orNull(s.text),
  role: s.hidden(s.orNull(s.text)),
  isAdmin: s.hidden(s.orNull(s.boolean)),
  isTyper: s.hidden(s.orNull(s.boolean)),
  account: s.part(account),
});
export type UserForAdminWire = s.WireOf<typeof userForAdmin>;

export const userLog = s.shape({
  id: s.globalId('UserLog'),
  action: s.text,
  details: s.hidden(s.orNull(s.record)),
  createdAt: s.dateTime,
  author: s.hidden(s.orNull(s.shape({ id: s.integer, email: s.text }))),
});

export const userDevice = s.shape({
  id: s.globalId('UserDevice'),
  type: s.from('device_type', s.wordOf(['web', 'android', 'ios'], null)),
  language: s.from('lang', s.orNull(s.wordOf(['pl', 'en'], 'UNKNOWN'))),
  service: s.orNull(s.text),
  createdAt: s.dateTime,
  seenAt: s.orNull(s.dateTime),
});

export const discordUser = s.shape({
  id: s.hidden(s.integer),
  email: s.hidden(s.text),
  firstName: s.hidden(s.orNull(s.text)),
  lastName: s.hidden(s.orNull(s.text)),
  discord: s.hidden(s.orNull(s.text)),
  planName: s.from('sub', s.lowerCase),
  expiresAt: s.dateTime,
});
export type DiscordUserWire = s.WireOf<typeof discordUser>;

const roleOfName = reader(roleName);

const roleOf = ({ role, is_admin, is_typer }: UserForAdminWire): UserRole =>
  role == null ? (is_admin ? 'ADMIN' : is_typer ? 'TYPER' : 'USER') : roleOfName(role);

export const toUserForAdmin: (wire: UserForAdminWire) => UserModel = readerWith(userForAdmin, {
  role: roleOf,
  isAdmin: (wire) => roleOf(wire) === 'ADMIN',
  isTyper: (wire) => roleOf(wire) === 'TYPER',
  own: () => null,
});

export const toUserSubscription = reader(subscription);

/** `details` on the wire also contains `before` and `after`, which become `changes`. All values are text. */
export const toUserLog = readerWith(userLog, {
  authorLink: ({ author }) => (author ? toUserLink(author.id, { email: author.email }) : null),
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

const fieldsOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const toText = (value: unknown): string | null =>
  value == null ? null : typeof value === 'string' ? value : JSON.stringify(value);

export const toUserDevice = reader(userDevice);

export const toDiscordUser = readerWith(discordUser, {
  discordName: ({ discord }) => discord?.trim() || null,
  link: ({ id, email, first_name, last_name }) =>
    toUserLink(id, { email, firstName: first_name ?? null, lastName: last_name ?? null }),
});
export type DiscordUserModel = ReturnType<typeof toDiscordUser>;

type LinkFields = Partial<Pick<UserModel, 'email' | 'firstName' | 'lastName'>>;

/** A user of whom only these fields are known. */
export interface UserLink extends Pick<UserModel, '__typename' | 'id' | 'userId'>, LinkFields {}

export const toUserLink = (userId: number, fields: LinkFields = {}): UserLink => ({
  __typename: 'User',
  id: toGlobalId('User', userId),
  userId,
  ...fields,
});
