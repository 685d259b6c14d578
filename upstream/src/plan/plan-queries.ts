import { and, asc, count, eq, gt, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../db/database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { isClaimed, payments, plans, subscriptions } from '../db/schema.ts';
import { toPln } from '../http/money.ts';
import { activeSale, type Plan, toInclusiveEnd } from './plan.ts';

/** `limitedLeft` is the number of free places; null for an unlimited plan. */
interface PlanOnSale {
  plan: Plan;
  limitedLeft: number | null;
}

const displayOrder = [asc(plans.position), asc(plans.id)];

const soldPlans = prepareOnce('sold_plans', (db, name) =>
  db
    .select()
    .from(plans)
    .where(
      and(
        ...[plans.soldUntil, plans.validUntil].map((end) => or(isNull(end), gt(end, sql.placeholder('now')))),
      ),
    )
    .orderBy(...displayOrder)
    .prepare(name),
);

/** Plans on sale in display order. */
export async function plansOnSale(db: Queryable, now: Date): Promise<PlanOnSale[]> {
  const sold = await soldPlans(db).execute({ now: now.toISOString() });
  const limited = sold.filter((plan) => limitOf(plan) !== null);
  const takenOf = await placesTakenOf(db, limited.map(idOf), now);
  return sold.map((plan) => ({ plan, limitedLeft: placesLeft(plan, takenOf) }));
}

const idOf = ({ id }: Plan) => id;

/** The number of places; null for an unlimited plan. */
const limitOf = ({ isLimited, limitedTotal }: Plan) => (isLimited ? limitedTotal : null);

function placesLeft(plan: Plan, takenOf: ReadonlyMap<number, number>): number | null {
  const limit = limitOf(plan);
  return limit === null ? null : Math.max(0, limit - (takenOf.get(plan.id) ?? 0));
}

/** Whether at most 5 % or at most three places of a limited plan are left. */
export function isRunningOut({ plan, limitedLeft: left }: PlanOnSale): boolean {
  return left !== null && (left <= 3 || left <= (limitOf(plan) ?? 0) * 0.05);
}

export async function listPlans(db: Queryable, now: Date) {
  const onSale = await plansOnSale(db, now);
  return onSale.map((entry) => planJson(entry, now));
}

export async function adminPlansJson(db: Queryable, now: Date, where?: SQL) {
  const found = await db
    .select()
    .from(plans)
    .where(where)
    .orderBy(...displayOrder);
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
    sold_until: toInclusiveEnd(plan.soldUntil),
    valid_from: plan.validFrom,
    valid_until: toInclusiveEnd(plan.validUntil),
  };
}

/**
 * The users that hold a place of a plan: by a subscription that has not expired, or by a pending order that is reserved or
 * claimed. Each part of the union uses its own index.
 * @param isOf selects the plans by the column of their ids
 */
function placeHolders(db: Queryable, isOf: (planId: PgColumn) => SQL, now: Date | Placeholder) {
  const ordered = (condition: SQL | undefined) =>
    db
      .select({ planId: payments.planId, userId: payments.userId })
      .from(payments)
      .where(and(isOf(payments.planId), condition));
  return union(
    db
      .select({ planId: subscriptions.planId, userId: subscriptions.userId })
      .from(subscriptions)
      .where(and(isOf(subscriptions.planId), gt(subscriptions.expiresAt, now))),
    ordered(and(eq(payments.status, 'pending'), gt(payments.reservedUntil, now))),
    ordered(isClaimed),
  );
}

/** Whether a user has a subscription to a plan that has not expired. */
export async function hasBought(tx: Transaction, plan: Plan, userId: number, now: Date): Promise<boolean> {
  const own = and(
    eq(subscriptions.userId, userId),
    eq(subscriptions.planId, plan.id),
    gt(subscriptions.expiresAt, now),
  );
  return (await tx.$count(subscriptions, own)) > 0;
}

/** Whether a plan has a free place for a user, or the user holds one already. Locks a limited plan. */
export async function hasPlaceFor(tx: Transaction, plan: Plan, userId: number, now: Date): Promise<boolean> {
  const limit = limitOf(plan);
  if (limit === null) return true;
  await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, plan.id)).for('no key update');
  const holders = await placeHolders(tx, (planId) => eq(planId, plan.id), now);
  return holders.length < limit || holders.some((holder) => holder.userId === userId);
}

/** Numbers of taken places by plan id; plans without taken places have no entry. */
async function placesTakenOf(
  db: Queryable,
  planIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (planIds.length === 0) return new Map();
  const rows = await placesTaken(db).execute({ planIds, now: now.toISOString() });
  return new Map(rows.map(({ planId, taken }) => [planId, taken]));
}

const placesTaken = prepareOnce('places_taken', (db, name) => {
  const isRequested = (planId: PgColumn) => sql`${planId} = any(${sql.placeholder('planIds')}::integer[])`;
  const holders = placeHolders(db, isRequested, sql.placeholder('now')).as('holders');
  return db
    .select({ planId: holders.planId, taken: count() })
    .from(holders)
    .groupBy(holders.planId)
    .prepare(name);
});
