import { asc, gt, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { plans } from '../db/tables.ts';
import { toPln } from '../purchase/grosz.ts';
import { placesTaken } from '../purchase/places.ts';
import { activeSale } from './active-sale.ts';

/** A plan on sale and how many of its places are left; null for a plan without a limit. */
export interface PlanOnSale {
  plan: typeof plans.$inferSelect;
  limitedLeft: number | null;
}

/** Plans on sale in their order. */
export async function plansOnSale(db: Queryable, now: Date): Promise<PlanOnSale[]> {
  const sold = await db
    .select()
    .from(plans)
    .where(or(isNull(plans.soldUntil), gt(plans.soldUntil, now)))
    .orderBy(asc(plans.position), asc(plans.id));
  const onSale: PlanOnSale[] = [];
  for (const plan of sold) onSale.push({ plan, limitedLeft: await placesLeft(db, plan, now) });
  return onSale;
}

async function placesLeft(
  db: Queryable,
  { id, isLimited, limitedTotal }: PlanOnSale['plan'],
  now: Date,
): Promise<number | null> {
  if (!isLimited || limitedTotal === null) return null;
  return Math.max(0, limitedTotal - (await placesTaken(db, id, now)));
}

/** Whether a limited plan runs out: at most 5 % of its places, or at most three, are left. */
export function runsOut({ plan, limitedLeft: left }: PlanOnSale): boolean {
  return left !== null && (left <= 3 || left <= (plan.limitedTotal ?? 0) * 0.05);
}

/** Plans on sale as the API sends them. */
export async function listPlans(db: Queryable, now: Date) {
  const onSale = await plansOnSale(db, now);
  return onSale.map((entry) => planJson(entry, now));
}

function planJson({ plan, limitedLeft }: PlanOnSale, now: Date) {
  const salePercent = activeSale(plan, now);
  return {
    id: plan.id,
    name: plan.name,
    price_pln: toPln(plan.priceGrosz),
    active_sale: salePercent === null ? null : { percent: salePercent },
    is_limited: plan.isLimited,
    limited_left: limitedLeft,
    permissions: plan.permissions,
    discord_included: plan.discordIncluded,
    goq_from_months: plan.goqFromMonths,
    sold_until: lastMoment(plan.soldUntil),
    valid_from: plan.validFrom,
    valid_until: lastMoment(plan.validUntil),
  };
}

/** The last millisecond before an end, so that its day is the last day in every clock's sense. */
const lastMoment = (end: Date | null) => end && new Date(end.getTime() - 1);
