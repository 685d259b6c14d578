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
  cart: Pick<Cart, 'sub' | 'months' | 'discordFault'>;
  language: Language;
  now: Date;
}

const soldInPolishOnly = new Set(['premium', 'vip']);

/**
 * The plan of an order, when it may be sold to the buyer; a limited one is locked, so that its places are counted by
 * one order at a time.
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
  if (plan.discordIncluded && cart.discordFault !== null) {
    throw refusedField('discord_name', cart.discordFault);
  }
  if (!(await hasPlaceFor(tx, plan, userId, now))) throw refusedField('sub', 'sold_out');
  return plan;
}

/** Whether a user has a subscription to a plan that is not over; a plan with fixed dates cannot be prolonged. */
export async function hasBought(tx: Transaction, plan: Plan, userId: number, now: Date): Promise<boolean> {
  const own = and(
    eq(subscriptions.userId, userId),
    eq(subscriptions.planId, plan.id),
    gt(subscriptions.expiresAt, now),
  );
  return (await tx.$count(subscriptions, own)) > 0;
}

/** Whether a plan has a place for a user, who may hold one already; locks a limited plan until the end of the transaction. */
export async function hasPlaceFor(tx: Transaction, plan: Plan, userId: number, now: Date): Promise<boolean> {
  if (!plan.isLimited || plan.limitedTotal === null) return true;
  await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, plan.id)).for('no key update');
  const holders = await placeHolders(tx, plan.id, now);
  return holders.has(userId) || holders.size < plan.limitedTotal;
}
