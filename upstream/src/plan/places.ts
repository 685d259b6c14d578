import { and, count, eq, gt, isNotNull, or, type Placeholder, sql } from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { payments } from '../db/purchase-tables.ts';
import { subscriptions } from '../db/tables.ts';

/**
 * Ids of the users who hold a place of a plan: those whose subscription has not expired, and those whose pending
 * order reserves one or is being paid. Nobody holds two.
 */
export async function placeHolders(db: Queryable, planId: number, now: Date): Promise<Set<number>> {
  const holders = await union(
    db
      .select({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(and(eq(subscriptions.planId, planId), gt(subscriptions.expiresAt, now))),
    db
      .select({ userId: payments.userId })
      .from(payments)
      .where(and(eq(payments.planId, planId), reserves(now))),
  );
  return new Set(holders.map(({ userId }) => userId));
}

/** How many places of each plan are taken; a plan of which none is has no entry. */
export async function placesTakenOf(
  db: Queryable,
  planIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (planIds.length === 0) return new Map();
  const rows = await placesTaken(db).execute({ planIds, now: now.toISOString() });
  return new Map(rows.map(({ planId, taken }) => [planId, taken]));
}

const placesTaken = prepareOnce('places_taken', (db, name) => {
  const now = sql.placeholder('now');
  const ofPlans = (column: PgColumn) => sql`${column} = any(${sql.placeholder('planIds')}::integer[])`;
  const holders = union(
    db
      .select({ planId: subscriptions.planId, userId: subscriptions.userId })
      .from(subscriptions)
      .where(and(ofPlans(subscriptions.planId), gt(subscriptions.expiresAt, now))),
    db
      .select({ planId: payments.planId, userId: payments.userId })
      .from(payments)
      .where(and(ofPlans(payments.planId), reserves(now))),
  ).as('holders');
  return db
    .select({ planId: holders.planId, taken: count() })
    .from(holders)
    .groupBy(holders.planId)
    .prepare(name);
});

const reserves = (now: Date | Placeholder) =>
  and(eq(payments.status, 'pending'), or(gt(payments.reservedUntil, now), isNotNull(payments.claimedAt)));
