import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { ModelOf, Shape } from '../../kit/shape.ts';
import * as s from '../../kit/shape.ts';
import type { Permission, UserRole } from '../__generated__/schema.ts';
import type { PersonalPayload } from '../live-source.ts';
import { payment } from '../payment/shapes.ts';

const permission = s.oneOf(
  {
    stats: 'STATS',
    autofilters: 'AUTOFILTERS',
    tips: 'TIPS',
    dropinfo: 'DROPINFO',
    goq: 'GOQ',
    adminpanel: 'ADMIN_PANEL',
    special_tips: 'SPECIAL_TIPS',
    default_tips: 'DEFAULT_TIPS',
    chatgpt_tips: 'AI_TIPS',
    dropinfo_filters: 'DROPINFO_FILTERS',
  },
  'UNKNOWN',
);

const activeSubscription = s.shape({
  planName: s.from('sub', s.lowerCase),
  expiresAt: s.dateTime,
  goq: s.boolean,
  goqUntil: s.orNull(s.dateTime),
  discord: s.boolean,
  discordUntil: s.orNull(s.dateTime),
});
export type ActiveSubscriptionModel = ModelOf<typeof activeSubscription>;

const upcomingSubscription = s.shape({
  planName: s.from('sub', s.lowerCase),
  startsAt: s.dateTime,
  expiresAt: s.dateTime,
});
export type UpcomingSubscriptionModel = ModelOf<typeof upcomingSubscription>;

const pushPreferences = s.shape({
  dropinfo: s.from('want_dropinfo_push', s.orElse(s.boolean, false)),
  aiTips: s.from('want_chatgpt_tips_push', s.orElse(s.boolean, false)),
  defaultTips: s.from('want_default_tips_push', s.orElse(s.boolean, false)),
  specialTips: s.from('want_special_tips_push', s.orElse(s.boolean, false)),
  publicKey: s.from('push_public_key', s.orNull(s.text)),
});

/** Fields of a user in every reply. */
export const person = {
  id: s.globalId('User'),
  userId: s.from('id', s.integer),
  email: s.text,
  firstName: s.orNull(s.text),
  lastName: s.orNull(s.text),
  discordName: s.from('discord', s.orNull(s.text)),
};

/** Fields that only the user sees. */
const own = s.shape({
  showVipReservationNotice: s.from('show_mevip_sub_info', s.orElse(s.boolean, false)),
  push: s.part(pushPreferences),
});

export const subscription = s.shape({
  id: s.globalId('UserSubscription'),
  planName: s.from('sub', s.lowerCase),
  startsAt: s.dateTime,
  expiresAt: s.dateTime,
  goq: s.boolean,
  goqUntil: s.orNull(s.dateTime),
  discord: s.boolean,
  discordUntil: s.orNull(s.dateTime),
  valuePln: s.from('value', s.orNull(s.money)),
  version: s.orNull(s.text),
});

/** The active subscription, which an upstream may send alone, as it does to the user. */
const activeOnly = s.shape({
  ...subscription.fields,
  id: s.orNull(s.globalId('UserSubscription')),
  startsAt: s.orNull(s.dateTime),
});

/** Fields that only admins see. */
export const account = s.shape({
  isService: s.orElse(s.boolean, false),
  joinedAt: s.orNull(s.dateTime),
  lockedAt: s.orNull(s.dateTime),
  deviceCount: s.from('devices', s.orNull(s.integer)),
  subscription: s.orNull(subscription),
  activeOnly: s.from('active_sub', s.orNull(activeOnly)),
  /** Null in a list of users. */
  sentSubscriptions: s.from('subscriptions', s.orNull(s.list(subscription))),
  version: s.orNull(s.text),
});

const ownUser = s.shape('User', {
  ...person,
  notes: s.hidden(s.orNull(s.text)),
  isAdmin: s.boolean,
  isTyper: s.boolean,
  own: s.part(own),
});

/** The caller, of which both the viewer and its user are made. */
export const user = s.shape('Viewer', {
  ...ownUser.fields,
  id: s.globalId('Viewer'),
  permission: s.hidden(s.list(s.text)),
  activeSubscription: s.from('active_sub', s.orNull(activeSubscription)),
  upcomingSubscriptions: s.from('upcoming_subs', s.orElse(s.list(upcomingSubscription), [])),
  waitingPayments: s.hidden(s.orNull(s.list(payment))),
  favouriteLeagues: s.hidden(s.orNull(s.list(s.integer))),
  activeLeagues: s.hidden(s.orNull(s.list(s.integer))),
  activeSubscriptionRestValuePln: s.from('active_sub_rest_price', s.orNull(s.money)),
  activeSubDaysToEnd: s.hidden(s.orNull(s.number)),
  hasLimitedPlanPlace: s.from('limited_applied', s.orElse(s.boolean, false)),
  canUseChristmasSale: s.from('can_use_december23_sale', s.orElse(s.boolean, false)),
});

export type UserWire = s.WireOf<typeof user>;

export interface UserModel extends Person {
  readonly __typename: 'User';
  readonly notes: string | null;
  readonly role: UserRole;
  readonly isAdmin: boolean;
  readonly isTyper: boolean;
  /** Fields that only the user sees; null in replies to an admin. */
  readonly own: ModelOf<typeof own> | null;
  /** Fields that only admins see; null in replies to the user. */
  readonly account: ModelOf<typeof account> | null;
}
type Person = ModelOf<Shape<typeof person>>;

export type ViewerChangedPayloadModel = PersonalPayload;

const permissionOf = reader(permission);

/** All unknown permissions become one UNKNOWN. */
export const toPermissions = (wire: readonly string[]): Permission[] => [...new Set(wire.map(permissionOf))];

export const toUser: (wire: UserWire) => UserModel = readerWith(ownUser, {
  notes: ({ is_admin, notes }) => (is_admin ? (notes ?? null) : null),
  role: ({ is_admin, is_typer }) => (is_admin ? 'ADMIN' : is_typer ? 'TYPER' : 'USER'),
  account: () => null,
});

/** `wire` is kept for the fields that other domains resolve. */
export const toViewer = readerWith(user, {
  user: toUser,
  permissions: ({ permission }) => toPermissions(permission),
  activeSubscriptionDaysLeft: ({ active_sub_days_to_end: days }) => (days == null ? null : Math.ceil(days)),
  wire: (wire) => wire,
});
export type ViewerModel = ReturnType<typeof toViewer>;

/** Admins and typers. */
export const isStaff = ({ is_admin, is_typer }: Pick<UserWire, 'is_admin' | 'is_typer'>): boolean =>
  is_admin || is_typer;

/** @param name as the upstream names it. Staff have every permission. */
export const hasPermission = (
  user: Pick<UserWire, 'is_admin' | 'is_typer' | 'permission'>,
  name: string,
): boolean => isStaff(user) || user.permission.includes(name);

/** Whether a user has a plan now or from a later day. */
export const holdsPlan = (wire: UserWire, plan: string): boolean =>
  [wire.active_sub, ...(wire.upcoming_subs ?? [])].some((held) => held?.sub.toLowerCase() === plan);
