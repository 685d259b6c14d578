import { and, asc, desc, eq, gt, inArray, isNotNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { countRows } from '../db/count-rows.ts';
import type { Queryable } from '../db/database.ts';
import { pageFromNearerEnd } from '../db/page-from-nearer-end.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { plans, subscriptions, userOverviews, users } from '../db/schema.ts';
import { rowVersion } from '../http/row-version.ts';
import type { User } from '../identity/caller.ts';
import { matchingUsers } from '../identity/matching-users.ts';
import { subscriptionJson } from '../subscription/subscription-queries.ts';

export const userFilters = ['subscribed', 'ending', 'typers', 'admins', 'locked'] as const;
export type UserFilterName = (typeof userFilters)[number];

const endingMs = 7 * 24 * 3_600_000;

const { expiresAt, role, userId } = userOverviews;

/**
 * `subscribed` means not expired, also not started; `ending` means that the last subscription ends within 7 days; `typers` are
 * people, without the service account.
 */
function filterConditions(
  db: Queryable,
  { now, serviceAccount }: Pick<UserFilter, 'now' | 'serviceAccount'>,
): Record<UserFilterName, SQL | undefined> {
  const idsWhere = (condition: SQL) => db.select({ id: users.id }).from(users).where(condition);
  const isService = serviceAccount === null ? undefined : eq(users.email, serviceAccount);
  return {
    subscribed: gt(expiresAt, now),
    ending: and(gt(expiresAt, now), lte(expiresAt, new Date(now.getTime() + endingMs))),
    typers: and(eq(role, 'typer'), isService && notInArray(userId, idsWhere(isService))),
    admins: eq(role, 'admin'),
    locked: inArray(userId, idsWhere(isNotNull(users.lockedAt))),
  };
}

interface UserFilter {
  search: string | undefined;
  filter?: UserFilterName | undefined;
  now: Date;
  /** E-mail address of the service account. */
  serviceAccount: string | null;
}

interface UserSearch extends UserFilter {
  sortBy: keyof typeof sortColumns;
  descending: boolean;
  limit: number;
  offset: number;
  /** Number of users that match the filter. */
  total: number;
}

/** The names of roles happen to sort by rank: admin, typer, user. Subscriptions are sorted by the ids of their plans. */
const sortColumns = {
  id: userId,
  rank: userOverviews.role,
  joined_at: userOverviews.joinedAt,
  subscription: userOverviews.planId,
  starts_at: userOverviews.startsAt,
  expires_at: userOverviews.expiresAt,
  goq: userOverviews.goq,
  discord: userOverviews.discord,
  devices: userOverviews.devices,
};

export const userSorts = Object.keys(sortColumns) as UserSearch['sortBy'][];

/**
 * A sort order with ties by id, or its exact reverse, both supported by an index. Users without a value come last in both
 * directions.
 */
function orderOf({ sortBy, descending }: Pick<UserSearch, 'sortBy' | 'descending'>, isReversed: boolean) {
  const columns = [sortColumns[sortBy], userId];
  if (!descending || sortColumns[sortBy].notNull) {
    return columns.map((column) => (descending === isReversed ? asc(column) : desc(column)));
  }
  const direction = isReversed ? sql`asc nulls first` : sql`desc nulls last`;
  return columns.map((column) => sql`${column} ${direction}`);
}

/** A page of users with their joined rows. Their ids are read first, from an index, from its nearer end. */
export async function listUsers(
  db: Queryable,
  { total, limit: pageSize, offset: start, ...search }: UserSearch,
): Promise<AdminUserRow[]> {
  const { limit, offset, isFromLast } = pageFromNearerEnd({ limit: pageSize, offset: start }, total);
  const page = await db
    .select({ id: userId })
    .from(userOverviews)
    .where(searchCondition(db, search))
    .orderBy(...orderOf(search, isFromLast))
    .limit(limit)
    .offset(offset);
  const ids = page.map(({ id }) => id);
  return usersOfIds(db).execute({ ids: isFromLast ? ids.toReversed() : ids });
}

export function countUsers(db: Queryable, filter: UserFilter): Promise<number> {
  const condition = searchCondition(db, filter);
  return condition === undefined ? countRows(db, users) : db.$count(userOverviews, condition);
}

const searchCondition = (db: Queryable, { search, filter, ...context }: UserFilter): SQL | undefined =>
  and(
    search === undefined ? undefined : matchingUsers(search),
    filter && filterConditions(db, context)[filter],
  );

/** Users with the subscription that ends last, its plan's name, and the number of devices. */
export const adminUserRows = (db: Queryable) =>
  db
    .select({ user: users, subscription: subscriptions, plan: plans.name, devices: userOverviews.devices })
    .from(users)
    .innerJoin(userOverviews, eq(userId, users.id))
    .leftJoin(subscriptions, eq(subscriptions.id, userOverviews.subscriptionId))
    .leftJoin(plans, eq(plans.id, subscriptions.planId));

/** Prepared because planning its joins takes longer than running them. */
const usersOfIds = prepareOnce('users_of_ids', (db, name) => {
  const ids = sql`${sql.placeholder('ids')}::integer[]`;
  return adminUserRows(db)
    .where(sql`${users.id} = any(${ids})`)
    .orderBy(sql`array_position(${ids}, ${users.id})`)
    .prepare(name);
});

type AdminUserRow = Awaited<ReturnType<typeof adminUserRows>>[number];

/** Version of the fields that admins may edit. */
export const userVersion = ({ firstName, lastName, discord, notes }: User): string =>
  rowVersion(firstName, lastName, discord, notes);

/** A user as the API sends them to admins, without password and tokens. `is_service` marks the service account. */
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
