import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { plans, subscriptions } from '../db/tables.ts';
import { refusedField } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { hasFixedDates, type Plan } from '../plan/plan.ts';
import { placeHolders } from '../plan/plan-queries.ts';
import type { Cart } from './cart.ts';

interface Sale {
  userId: number;
  cart: Pick<Cart, 'sub' | 'months' | 'discordNameError'>;
  language: Language;
  now: Date;
}

const soldInPolishOnly = new Set(['premium', 'vip']);

/**
 * Returns the plan of an order if it may be sold to the buyer. Locks a limited plan, so that only one order at a time
 * counts its places.
 * @throws HttpError 422 on `sub`, `sub_months` or `discord_name`
 */
export async function assertPlanAvailable(
  tx: Transaction,
  { userId, cart, language, now }: Sale,
): Promise<Plan> {
  const [plan] = await tx.select().from(plans).where(eq(plans.name, cart.sub));
  if (!plan) throw refusedField('sub', 'invalid');
  const isOver = [plan.soldUntil, plan.validUntil].some((end) => end !== null && end <= now);
  if (isOver || (language === 'en' && soldInPolishOnly.has(plan.name))) {
    throw refusedField('sub', 'unavailable');
  }
  if (hasFixedDates(plan) && cart.months !== 1) throw refusedField('sub_months', 'invalid');
  if (hasFixedDates(plan) && (await hasBought(tx, plan, userId, now))) {
    throw refusedField('sub', 'unavailable');
  }
  if (plan.discordIncluded && cart.discordNameError !== null) {
    throw refusedField('discord_name', cart.discordNameError);
  }
  if (!(await hasPlaceFor(tx, plan, userId, now))) throw refusedField('sub', 'sold_out');
  return plan;
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
  if (!plan.isLimited || plan.limitedTotal === null) return true;
  await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, plan.id)).for('no key update');
  const holders = await placeHolders(tx, plan.id, now);
  return holders.has(userId) || holders.size < plan.limitedTotal;
}
