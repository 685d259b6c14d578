import { and, asc, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countRows } from '../db/count-rows.ts';
import type { Queryable } from '../db/database.ts';
import { pageFromNearerEnd } from '../db/page-from-nearer-end.ts';
import { plans, subscriptions, users } from '../db/tables.ts';
import { userOverviews } from '../db/user-tables.ts';
import { rowVersion } from '../http/row-version.ts';
import type { User } from '../identity/caller.ts';
import { matchingUsers } from '../identity/matching-users.ts';
import { subscriptionJson } from '../subscription/subscription-queries.ts';

/** By what admins narrow the list of users. */
export const userFilters = ['subscribed', 'ending', 'typers', 'admins', 'locked'] as const;

/** A filter of users. */
export type UserFilter = (typeof userFilters)[number];

/** A subscription counts as ending in the last days of it. */
const endingMs = 7 * 24 * 3_600_000;

const { expiresAt, role, userId } = userOverviews;

/**
 * Which users a filter finds: those with a subscription that is not over, those whose last one ends within 7 days, typers,
 * admins, and those who are locked.
 */
function filteredUsers(db: Queryable, filter: UserFilter, now: Date): SQL | undefined {
  switch (filter) {
    case 'subscribed':
      return gt(expiresAt, now);
    case 'ending':
      return and(gt(expiresAt, now), lte(expiresAt, new Date(now.getTime() + endingMs)));
    case 'typers':
      return eq(role, 'typer');
    case 'admins':
      return eq(role, 'admin');
    case 'locked':
      return inArray(userId, db.select({ id: users.id }).from(users).where(isNotNull(users.lockedAt)));
  }
}

/** What admins may sort users by. */
export const userSorts = [
  'id',
  'rank',
  'joined_at',
  'subscription',
  'starts_at',
  'expires_at',
  'goq',
  'discord',
  'devices',
] as const;

/** Which users an admin looks for; all without either. */
interface WantedUsers {
  search: string | undefined;
  filter?: UserFilter | undefined;
  now: Date;
}

/** Which users an admin looks at. */
interface UserSearch extends WantedUsers {
  sortBy: (typeof userSorts)[number];
  descending: boolean;
  limit: number;
  offset: number;
  /** How many users the search finds. */
  total: number;
}

/** An order and the same from its last row to its first; an index gives both. */
interface Order {
  fromFirst: SQL[];
  fromLast: SQL[];
}

const ascending = (...columns: PgColumn[]): Order => ({
  fromFirst: columns.map((column) => asc(column)),
  fromLast: columns.map((column) => desc(column)),
});
const reversed = ({ fromFirst, fromLast }: Order): Order => ({ fromFirst: fromLast, fromLast: fromFirst });
const order = (column: PgColumn) => {
  const up = ascending(column, userId);
  return { up, down: reversed(up) };
};
/** Users without a value come last, whichever way it goes. */
const orderOfSome = (column: PgColumn) => ({
  up: ascending(column, userId),
  down: {
    fromFirst: [sql`${column} desc nulls last`, sql`${userId} desc nulls last`],
    fromLast: [sql`${column} asc nulls first`, sql`${userId} asc nulls first`],
  },
});

/**
 * Orders that an index gives, the same values by id. The names of the roles have the order of their rank: admins before typers
 * before users. Subscriptions are in the order in which their plans were made.
 */
const orders: Record<UserSearch['sortBy'], { up: Order; down: Order }> = {
  id: { up: ascending(userId), down: reversed(ascending(userId)) },
  rank: order(userOverviews.role),
  joined_at: order(userOverviews.joinedAt),
  subscription: orderOfSome(userOverviews.planId),
  starts_at: orderOfSome(userOverviews.startsAt),
  expires_at: orderOfSome(userOverviews.expiresAt),
  goq: order(userOverviews.goq),
  discord: order(userOverviews.discord),
  devices: order(userOverviews.devices),
};

/**
 * A page of users, each with the subscription that ends last; the page is found in an index, from the nearer end, before
 * anything is joined to it.
 */
export async function listUsers(
  db: Queryable,
  { sortBy, descending, total, search, filter, now, ...part }: UserSearch,
): Promise<AdminUserRow[]> {
  const wanted = orders[sortBy][descending ? 'down' : 'up'];
  const { limit, offset, isFromLast } = pageFromNearerEnd(part, total);
  const page = db
    .select({ id: userId })
    .from(userOverviews)
    .where(wantedUsers(db, { search, filter, now }))
    .orderBy(...(isFromLast ? wanted.fromLast : wanted.fromFirst))
    .limit(limit)
    .offset(offset)
    .as('page');
  return adminUserRows(db)
    .innerJoin(page, eq(page.id, users.id))
    .orderBy(...wanted.fromFirst);
}

/** How many users are found; all without search and filter. */
export function countUsers(db: Queryable, wanted: WantedUsers): Promise<number> {
  const condition = wantedUsers(db, wanted);
  return condition === undefined ? countRows(db, users) : db.$count(userOverviews, condition);
}

const wantedUsers = (db: Queryable, { search, filter, now }: WantedUsers): SQL | undefined =>
  and(
    search === undefined ? undefined : matchingUsers(search),
    filter === undefined ? undefined : filteredUsers(db, filter, now),
  );

/** Users as admins see them. */
export const adminUserRows = (db: Queryable) =>
  db
    .select({ user: users, subscription: subscriptions, plan: plans.name, devices: userOverviews.devices })
    .from(users)
    .innerJoin(userOverviews, eq(userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.id, userOverviews.subscriptionId))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .$dynamic();

/** A user with the subscription that ends last, the name of its plan, and how many devices there are. */
interface AdminUserRow {
  user: User;
  subscription: typeof subscriptions.$inferSelect | null;
  plan: string | null;
  devices: number;
}

/** The version of what admins may edit of a user. */
export const userVersion = ({ firstName, lastName, discord, notes }: User): string =>
  rowVersion(firstName, lastName, discord, notes);

/** A user as the API sends them to admins: never the password or tokens. The watcher's account is told from people's. */
export const adminUserJson = (
  { user, subscription, plan, devices }: AdminUserRow,
  serviceAccount: string | null,
) => ({
  id: user.id,
  email: user.email,
  uid: user.uid,
  first_name: user.firstName,
  last_name: user.lastName,
  discord: user.discord,
  notes: user.notes,
  role: user.role,
  is_service: user.email === serviceAccount,
  joined_at: user.createdAt,
  locked_at: user.lockedAt,
  devices,
  subscription: subscription && plan !== null ? subscriptionJson(subscription, plan) : null,
  version: userVersion(user),
});
