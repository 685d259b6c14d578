import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/tables.ts';
import type { Plan } from '../plan/plan.ts';
import { hasFixedDates } from '../plan/plan.ts';

/** Notes with a user what having had a subscription to a plan means for good: a limited one taken, the notice of one with fixed dates. */
export async function markBuyer(tx: Transaction, plan: Plan, userId: number): Promise<void> {
  const marks = {
    ...(plan.isLimited && { limitedApplied: true }),
    ...(hasFixedDates(plan) && { showMeVipSubInfo: true }),
  };
  if (Object.keys(marks).length > 0) await tx.update(users).set(marks).where(eq(users.id, userId));
}
