import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { plans, subscriptions } from '../db/tables.ts';
import type { Plan } from '../plan/plan.ts';
import { hasFixedDates } from '../plan/plan.ts';
import { hasBought } from '../purchase/assert-plan-available.ts';

/**
 * Whether a subscription stands in the way of one to a plan that runs at a moment: beside a plan with fixed dates another
 * one to the same plan, else any that runs then and is without such dates.
 * @param besides the subscription that is changed, which is not in its own way
 */
export async function hasRunning(
  tx: Transaction,
  plan: Plan,
  { userId, at, besides }: { userId: number; at: Date; besides?: number },
): Promise<boolean> {
  if (hasFixedDates(plan)) return hasBought(tx, plan, userId, at);
  const running = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(plans, and(eq(plans.id, subscriptions.planId), isNull(plans.validUntil)))
    .where(
      and(
        eq(subscriptions.userId, userId),
        lte(subscriptions.startsAt, at),
        gt(subscriptions.expiresAt, at),
        besides === undefined ? undefined : ne(subscriptions.id, besides),
      ),
    );
  return running.length > 0;
}
