import * as s from '../../kit/shape.ts';
import { person } from './shapes.ts';

export const subscription = s.shape({
  id: s.globalId('UserSubscription'),
  planName: s.from('sub', s.lowerCase),
  startsAt: s.dateTime,
  expiresAt: s.dateTime,
  goq: s.boolean,
  discord: s.boolean,
  discordUntil: s.orNull(s.dateTime),
  valuePln: s.from('value', s.orNull(s.money)),
  version: s.orNull(s.text),
});

/** What only admins see of a user; all subscriptions come with a single one only. */
export const account = s.shape({
  isService: s.orElse(s.boolean, false),
  joinedAt: s.dateTime,
  lockedAt: s.orNull(s.dateTime),
  deviceCount: s.from('devices', s.orElse(s.integer, 0)),
  subscription: s.orNull(subscription),
  /** Null where the upstream did not send them all. */
  sentSubscriptions: s.from('subscriptions', s.orNull(s.list(subscription))),
  version: s.orNull(s.text),
});

/** A user as admins see them. */
export const userForAdmin = s.shape('User', {
  ...person,
  uid: s.hidden(s.orNull(s.text)),
  notes: s.orNull(s.text),
  role: s.wordOf(['user', 'typer', 'admin'], 'UNKNOWN'),
  account: s.part(account),
});
export type UserForAdminWire = s.WireOf<typeof userForAdmin>;

/** An entry of a user's log. */
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

/** Somebody on the Discord list. */
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
