import { asc, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { plans } from '../db/tables.ts';
import { toPln } from '../http/money.ts';
import { placesTakenOf } from './places.ts';
import { activeSale, lastMoment, type Plan } from './plan.ts';

/** A plan on sale and how many of its places are left; null for a plan without a limit. */
interface PlanOnSale {
  plan: Plan;
  limitedLeft: number | null;
}

const inOrder = [asc(plans.position), asc(plans.id)];

const soldPlans = prepareOnce('sold_plans', (db, name) =>
  db
    .select()
    .from(plans)
    .where(or(isNull(plans.soldUntil), gt(plans.soldUntil, sql.placeholder('now'))))
    .orderBy(...inOrder)
    .prepare(name),
);

/** Plans on sale in their order. */
export async function plansOnSale(db: Queryable, now: Date): Promise<PlanOnSale[]> {
  const sold = await soldPlans(db).execute({ now: now.toISOString() });
  const takenOf = await placesTakenOf(db, sold.filter(hasLimit).map(idOf), now);
  return sold.map((plan) => ({ plan, limitedLeft: placesLeft(plan, takenOf) }));
}

const idOf = ({ id }: Plan) => id;

const hasLimit = (plan: Plan) => plan.isLimited && plan.limitedTotal !== null;

const placesLeft = (plan: Plan, takenOf: ReadonlyMap<number, number>) =>
  hasLimit(plan) ? Math.max(0, (plan.limitedTotal ?? 0) - (takenOf.get(plan.id) ?? 0)) : null;

/** Whether a limited plan runs out: at most 5 % of its places, or at most three, are left. */
export function runsOut({ plan, limitedLeft: left }: PlanOnSale): boolean {
  return left !== null && (left <= 3 || left <= (plan.limitedTotal ?? 0) * 0.05);
}

/** Plans on sale as the API sends them. */
export async function listPlans(db: Queryable, now: Date) {
  const onSale = await plansOnSale(db, now);
  return onSale.map((entry) => planJson(entry, now));
}

/** Plans of a condition, all without one, as the API sends them to admins. */
export async function adminPlansJson(db: Queryable, now: Date, where?: SQL) {
  const found = await db
    .select()
    .from(plans)
    .where(where)
    .orderBy(...inOrder);
  const takenOf = await placesTakenOf(db, found.map(idOf), now);
  return found.map((plan) => ({
    ...planJson({ plan, limitedLeft: placesLeft(plan, takenOf) }, now),
    sale_percent: plan.salePercent,
    sale_starts_at: plan.saleStartsAt,
    sale_ends_at: plan.saleEndsAt,
    limited_total: plan.limitedTotal,
    places_taken: takenOf.get(plan.id) ?? 0,
    version: plan.version,
  }));
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
