import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { plans, subscriptions } from '../db/tables.ts';

/** A plan on sale and how many of its places are taken. */
export interface PlanOnSale {
  plan: typeof plans.$inferSelect;
  taken: number;
}

/** Plans on sale in their order; a place is taken while a subscription has not expired. */
export async function plansOnSale(db: Queryable, now: Date): Promise<PlanOnSale[]> {
  return db
    .select({ plan: plans, taken: sql<number>`count(${subscriptions.id})::int` })
    .from(plans)
    .leftJoin(subscriptions, and(eq(subscriptions.planId, plans.id), gt(subscriptions.expiresAt, now)))
    .where(or(isNull(plans.soldUntil), gt(plans.soldUntil, now)))
    .groupBy(plans.id)
    .orderBy(asc(plans.position), asc(plans.id));
}

/** Places that a plan has left; null for a plan without a limit. */
export function limitedLeft({ plan, taken }: PlanOnSale): number | null {
  return plan.isLimited && plan.limitedTotal !== null ? Math.max(0, plan.limitedTotal - taken) : null;
}

/** Whether a limited plan runs out: at most 5 % of its places, or at most three, are left. */
export function runsOut(onSale: PlanOnSale): boolean {
  const left = limitedLeft(onSale);
  return left !== null && (left <= 3 || left <= (onSale.plan.limitedTotal ?? 0) * 0.05);
}

/** Plans on sale as the API sends them. */
export async function listPlans(db: Queryable, now: Date) {
  const onSale = await plansOnSale(db, now);
  return onSale.map((entry) => planJson(entry, now));
}

function planJson(onSale: PlanOnSale, now: Date) {
  const { plan } = onSale;
  const saleRuns = plan.salePercent !== null && (plan.saleEndsAt === null || plan.saleEndsAt > now);
  return {
    id: plan.id,
    name: plan.name,
    price_pln: plan.priceGrosz / 100,
    active_sale: saleRuns ? { percent: plan.salePercent } : null,
    is_limited: plan.isLimited,
    limited_left: limitedLeft(onSale),
    permissions: plan.permissions,
  };
}
