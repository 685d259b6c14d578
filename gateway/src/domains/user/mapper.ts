import { reader, readerWith } from '../../kit/compile-shape.ts';
import type { ModelOf, Shape } from '../../kit/shape.ts';
import type { Permission, UserRole } from '../__generated__/schema.ts';
import type { PersonalPayload } from '../live-source.ts';
import { type TipModel, toTip } from '../tip/mapper.ts';
import type { TipWire } from '../tip/shapes.ts';
import type { account } from './admin-shapes.ts';
import {
  activeSubscription,
  type DashboardWire,
  type own,
  permission,
  type person,
  type UserWire,
  upcomingSubscription,
  user,
} from './shapes.ts';

/** What `User` is made from, who is either the caller or somebody whom an admin sees. */
export interface UserModel extends Person {
  readonly __typename: 'User';
  readonly notes: string | null;
  readonly role: UserRole;
  readonly isAdmin: boolean;
  readonly isTyper: boolean;
  /** What only the person sees; null where the upstream showed the person to an admin. */
  readonly own: ModelOf<typeof own> | null;
  /** What only admins see; null where the upstream showed the person to themselves. */
  readonly account: ModelOf<typeof account> | null;
}
type Person = ModelOf<Shape<typeof person>>;

/** What `Viewer` is made from. */
export interface ViewerModel {
  readonly __typename: 'Viewer';
  readonly wire: UserWire;
}

/** The signed-in user of the wire as the graph's viewer. */
export const toViewer = (wire: UserWire): ViewerModel => ({ __typename: 'Viewer', wire });

/** What `ViewerChangedPayload` is made from. */
export type ViewerChangedPayloadModel = PersonalPayload;

/** What `Dashboard` is made from; a section without permission is null there. */
export interface DashboardModel {
  readonly wire: DashboardWire;
}

const permissionOf = reader(permission);

/** Permissions of the wire as the graph names them; those it does not know are one UNKNOWN. */
export const toPermissions = (wire: readonly string[]): Permission[] => [...new Set(wire.map(permissionOf))];

/** The caller as the graph shows them. */
export const toUser: (wire: UserWire) => UserModel = readerWith(user, {
  notes: ({ is_admin, notes }) => (is_admin ? (notes ?? null) : null),
  role: ({ is_admin, is_typer }) => (is_admin ? 'ADMIN' : is_typer ? 'TYPER' : 'USER'),
  account: () => null,
});

const readActive = reader(activeSubscription);
export type ActiveSubscriptionModel = ReturnType<typeof readActive>;
const readUpcoming = reader(upcomingSubscription);
export type UpcomingSubscriptionModel = ReturnType<typeof readUpcoming>;

/** The subscription that a user has now; null without one. */
export const toActiveSubscription = ({ active_sub }: UserWire): ActiveSubscriptionModel | null =>
  active_sub ? readActive(active_sub) : null;

/** The subscriptions that a user has and that begin later; none where the upstream does not tell. */
export const toUpcomingSubscriptions = ({ upcoming_subs }: UserWire): UpcomingSubscriptionModel[] =>
  (upcoming_subs ?? []).map(readUpcoming);

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
    .sort((a, b) => a.createdAt - b.createdAt || a.tip.number - b.tip.number)
    .map(({ tip }) => tip) ?? null;
