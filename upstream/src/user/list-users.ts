import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countRows } from '../db/count-rows.ts';
import type { Queryable } from '../db/database.ts';
import { pageFromNearerEnd } from '../db/page-from-nearer-end.ts';
import { plans, subscriptions, users } from '../db/tables.ts';
import { userOverviews } from '../db/user-tables.ts';
import { matchingUsers } from '../identity/matching-users.ts';
import type { AdminUserRow } from './admin-user-json.ts';
import type { UserFilter } from './user-filters.ts';
import { filteredUsers } from './user-filters.ts';

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
export interface WantedUsers {
  search: string | undefined;
  filter?: UserFilter | undefined;
  now: Date;
}

/** Which users an admin looks at. */
export interface UserSearch extends WantedUsers {
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

const { userId } = userOverviews;
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
