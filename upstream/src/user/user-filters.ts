import type { SQL } from 'drizzle-orm';
import { and, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/tables.ts';
import { userOverviews } from '../db/user-tables.ts';

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
export function filteredUsers(db: Queryable, filter: UserFilter, now: Date): SQL | undefined {
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
