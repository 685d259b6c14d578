import { and, eq, gt } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { payments } from '../db/purchase-tables.ts';
import { subscriptions } from '../db/tables.ts';

/**
 * Ids of the users who hold a place of a plan: those whose subscription has not expired, and those whose pending
 * order reserves one. Nobody holds two.
 */
export async function placeHolders(db: Queryable, planId: number, now: Date): Promise<Set<number>> {
  const holders = await union(
    db
      .select({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(and(eq(subscriptions.planId, planId), gt(subscriptions.expiresAt, now))),
    db.select({ userId: payments.userId }).from(payments).where(reserves(planId, now)),
  );
  return new Set(holders.map(({ userId }) => userId));
}

/** How many places of a plan are taken. */
export async function placesTaken(db: Queryable, planId: number, now: Date): Promise<number> {
  return (await placeHolders(db, planId, now)).size;
}

const reserves = (planId: number, now: Date) =>
  and(eq(payments.planId, planId), eq(payments.status, 'pending'), gt(payments.reservedUntil, now));
