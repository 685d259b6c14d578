import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Clock, day, minute } from '../clock.ts';
import type { Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { payments } from '../db/purchase-tables.ts';
import { plans } from '../db/tables.ts';
import { refusedField, tooManyRequests } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { findCaller, lockUser, type RunningSubscription, type User } from '../identity/caller.ts';
import { activeSale, hasFixedDates, type Plan } from '../plan/plan.ts';
import { hasBought, hasPlaceFor } from '../plan/plan-queries.ts';
import { usablePromocode } from '../promocode/promocode-queries.ts';
import { activate, type Order, storeNames } from './activate.ts';
import type { Cart } from './cart.ts';
import { christmasSaleIsOn, type OrderAction, priceOf, remainingValueOf } from './price.ts';

interface NewOrder {
  user: User;
  language: Language;
  cart: Cart;
  /** Name of the payment provider. */
  provider: string;
  now: Date;
}

/** How long an unpaid order can be paid. */
export const payableMs = 25 * minute;
/** How long an unpaid order holds a place of a limited plan: also while the bank reports a payment made in the last minute. */
const reservationMs = 30 * minute;
/** Total time per day for which the unpaid orders of an account hold a place of a limited plan. */
const maxHoldMs = 60 * minute;
/** New orders per account and day that were not paid, also if they were cancelled or refused. */
const maxUnpaidPerDay = 20;
/** Condition for payments that can be cancelled and, unless they have expired, paid. */
export const isUnclaimed = and(eq(payments.status, 'pending'), isNull(payments.claimedAt));

/** How long a claim excludes other attempts if its own attempt fails: longer than collecting, shorter than the pause between retries. */
const claimMs = 45_000;

/** Whether money of a payer is being collected. */
export async function isInProgress(tx: Transaction, userId: number, now: Date): Promise<boolean> {
  const claimed = and(
    eq(payments.userId, userId),
    eq(payments.status, 'pending'),
    gt(payments.claimedAt, new Date(now.getTime() - claimMs)),
  );
  return (await tx.$count(payments, claimed)) > 0;
}

/** How long a repeated cart returns the existing payment. */
const repeatMs = 10 * minute;

/**
 * Stores an order with its price lines and reserves its place. An order with nothing to pay is done immediately. A repeated
 * cart returns the existing payment if the price is still the same, or it was free and is the last one done.
 * @throws HttpError 422 by field, 429 beyond `maxUnpaidPerDay`
 */
export async function reserveOrder(
  tx: Transaction,
  given: Omit<NewOrder, 'now'>,
  clock: Clock,
): Promise<Order> {
  const { user, cart, language } = given;
  await lockUser(tx, user.id);
  const now = clock();
  const order = { ...given, now };
  const repeated = await findRepeated(tx, order);
  if (repeated?.payment.status === 'done') return repeated;

  const plan = await assertPlanAvailable(tx, order);
  const { price, promocode, active } = await priceNow(tx, order, plan);
  const { amountGrosz, activeSubscriptionId, activeExpiresAt } = repeated?.payment ?? {};
  const isSameOrder =
    amountGrosz === price.totalGrosz &&
    activeSubscriptionId === (active?.id ?? null) &&
    activeExpiresAt?.getTime() === active?.expiresAt.getTime();
  if (repeated && isSameOrder) return repeated;
  if ((await tx.$count(payments, isUnpaidSinceYesterday(order))) >= maxUnpaidPerDay) throw tooManyRequests();

  const withDiscord = cart.discord || plan.discordIncluded;
  const row = {
    uid: randomBytes(16).toString('base64url'),
    userId: user.id,
    planId: plan.id,
    months: cart.months,
    extraMonths: price.extraMonths,
    method: cart.method,
    amountGrosz: price.totalGrosz,
    lines: price.lines,
    promocodeId: promocode?.id ?? null,
    discord: withDiscord,
    firstName: cart.firstName,
    lastName: cart.lastName,
    discordName: withDiscord ? cart.discordName : null,
    language,
    cart: cartKey(cart),
    activeSubscriptionId: active?.id ?? null,
    activeExpiresAt: active?.expiresAt ?? null,
    provider: order.provider,
    createdAt: now,
    reservedUntil: await holdUntil(tx, plan, order),
  };
  const payment = onlyRow(await tx.insert(payments).values(row).returning());
  if (payment.amountGrosz > 0) {
    await storeNames(tx, payment, { onlyMissing: true });
    return { payment, plan };
  }
  if (await isInProgress(tx, user.id, now)) throw refusedField('base', 'under_way');
  await activate(tx, { payment, plan }, now);
  return { payment: { ...payment, status: 'done' }, plan };
}

/** The price of an order, its promo code and the payer's running subscription. @throws HttpError 422 on `promocode` */
async function priceNow(tx: Transaction, { user, cart, now }: NewOrder, plan: Plan) {
  const promocode =
    cart.promocode === null || hasFixedDates(plan)
      ? null
      : await usablePromocode(tx, cart.promocode, user.id, now);
  const active = (await findCaller(tx, user.uid, now))?.subscription ?? null;
  const price = priceOf({
    plan: { ...plan, salePercent: activeSale(plan, now), hasFixedDates: hasFixedDates(plan) },
    months: cart.months,
    discord: cart.discord,
    promoPercent: promocode?.percentage ?? null,
    action: actionOf(plan, active),
    restGrosz: active ? remainingValueOf(active, now) : 0,
    christmasSale: christmasSaleIsOn,
  });
  return { price, promocode, active };
}

const soldInPolishOnly = new Set(['premium', 'vip']);

/**
 * Returns the plan of an order if it may be sold to the buyer. Locks a limited plan, so that only one order at a time
 * counts its places.
 * @throws HttpError 422 on `sub`, `sub_months` or `discord_name`
 */
async function assertPlanAvailable(tx: Transaction, { user, cart, language, now }: NewOrder): Promise<Plan> {
  const [plan] = await tx.select().from(plans).where(eq(plans.name, cart.sub));
  if (!plan) throw refusedField('sub', 'invalid');
  const isOver = [plan.soldUntil, plan.validUntil].some((end) => end !== null && end <= now);
  if (isOver || (language === 'en' && soldInPolishOnly.has(plan.name))) {
    throw refusedField('sub', 'unavailable');
  }
  if (hasFixedDates(plan)) {
    if (cart.months !== 1) throw refusedField('sub_months', 'invalid');
    if (await hasBought(tx, plan, user.id, now)) throw refusedField('sub', 'unavailable');
  }
  if (plan.discordIncluded && cart.discordNameError !== null) {
    throw refusedField('discord_name', cart.discordNameError);
  }
  if (!(await hasPlaceFor(tx, plan, user.id, now))) throw refusedField('sub', 'sold_out');
  return plan;
}

/**
 * Until when an order holds its place. An account cannot block a place of a limited plan by ordering repeatedly without
 * paying: later orders hold none and succeed only if a place is free when they are paid.
 */
async function holdUntil(tx: Transaction, plan: Plan, order: NewOrder): Promise<Date> {
  const usual = new Date(order.now.getTime() + reservationMs);
  if (!plan.isLimited) return usual;
  const [first] = await tx
    .select({ createdAt: payments.createdAt })
    .from(payments)
    .where(and(isUnpaidSinceYesterday(order), eq(payments.planId, plan.id), ne(payments.status, 'failed')))
    .orderBy(asc(payments.createdAt))
    .limit(1);
  const last = first === undefined ? usual : new Date(first.createdAt.getTime() + maxHoldMs);
  return last < usual ? last : usual;
}

/** Condition for the user's payments of the last 24 hours that are not paid. */
const isUnpaidSinceYesterday = ({ user, now }: NewOrder) =>
  and(
    eq(payments.userId, user.id),
    inArray(payments.status, ['pending', 'cancelled', 'failed']),
    gt(payments.createdAt, new Date(now.getTime() - day)),
  );

/** Text that is equal for equal carts. */
export const cartKey = (cart: Cart) => JSON.stringify(Object.entries(cart).sort());

/** A recent payment of the same cart that can still be paid, or had nothing to pay and is the last one done. */
async function findRepeated(tx: Transaction, { user, cart, now }: NewOrder): Promise<Order | undefined> {
  const isOpen = and(isUnclaimed, isNotNull(payments.paymentUrl));
  const later = alias(payments, 'later');
  const doneLater = tx
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.userId, user.id), eq(later.status, 'done'), gt(later.paidAt, payments.createdAt)));
  const isFree = and(eq(payments.status, 'done'), eq(payments.amountGrosz, 0), notExists(doneLater));
  const [repeated] = await tx
    .select({ payment: payments, plan: plans })
    .from(payments)
    .innerJoin(plans, eq(plans.id, payments.planId))
    .where(
      and(
        eq(payments.userId, user.id),
        eq(payments.cart, cartKey(cart)),
        gt(payments.createdAt, new Date(now.getTime() - repeatMs)),
        or(isOpen, isFree),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return repeated;
}

function actionOf(plan: Plan, active: RunningSubscription | null): OrderAction {
  if (active === null) return 'buy';
  return active.planId === plan.id ? 'extend' : 'change';
}
