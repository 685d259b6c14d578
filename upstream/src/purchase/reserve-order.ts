import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { minute } from '../clock.ts';
import type { Transaction } from '../db/database.ts';
import { payments } from '../db/purchase-tables.ts';
import type { Language } from '../http/language.ts';
import { findCaller, lockUser, type RunningSubscription, type User } from '../identity/caller.ts';
import { activeSale, hasFixedDates, type Plan } from '../plan/plan.ts';
import { usablePromocode } from '../promocode/promocode-queries.ts';
import { activate, type Payment } from './activate.ts';
import { assertPlanAvailable } from './assert-plan-available.ts';
import type { Cart } from './cart.ts';
import { christmasSaleIsOn, type OrderAction, type Price, priceOf, remainingValueOf } from './price.ts';

interface Order {
  user: User;
  language: Language;
  cart: Cart;
  /** Name of the payment provider. */
  provider: string;
  now: Date;
}

/** How long an unpaid order can be paid and holds a place of a limited plan. */
export const reservationMs = 30 * minute;
/** Total time for which the unpaid orders of an account hold a place of a limited plan, per `holdPeriodMs`. */
const maxHoldMs = 60 * minute;
const holdPeriodMs = 24 * 60 * minute;
/** How long a repeated cart returns the existing payment. */
const repeatMs = 10 * minute;

/**
 * Stores an order with its price lines and reserves its place. An order with nothing to pay is done immediately. A repeated
 * cart returns the existing payment if the price is still the same.
 * @throws HttpError 422 by field
 */
export async function reserveOrder(tx: Transaction, order: Order): Promise<Payment> {
  const { user, cart, language, now } = order;
  await lockUser(tx, user.id);
  const repeated = await findRepeated(tx, order);
  if (repeated?.status === 'done') return repeated;

  const plan = await assertPlanAvailable(tx, { userId: user.id, cart, language, now });
  const promocode =
    cart.promocode === null || hasFixedDates(plan)
      ? null
      : await usablePromocode(tx, cart.promocode, user.id, now);
  const active = (await findCaller(tx, user.uid, now))?.subscription ?? null;
  const price = priceFor(cart, plan, active, promocode?.percentage ?? null, now);
  if (
    repeated &&
    repeated.amountGrosz === price.totalGrosz &&
    repeated.activeSubscriptionId === (active?.id ?? null) &&
    repeated.activeExpiresAt?.getTime() === active?.expiresAt.getTime()
  ) {
    return repeated;
  }

  const withDiscord = cart.discord || plan.discordIncluded;
  const [payment] = await tx
    .insert(payments)
    .values({
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
    })
    .returning();
  if (!payment) throw new Error('The payment was not written');
  if (payment.amountGrosz > 0) return payment;
  await activate(tx, payment, now);
  return { ...payment, status: 'done' };
}

/**
 * Until when an order holds its place. An account cannot block a place of a limited plan by ordering repeatedly without
 * paying: later orders hold none and succeed only if a place is free when they are paid.
 */
async function holdUntil(tx: Transaction, plan: Plan, { user, now }: Order): Promise<Date> {
  const usual = new Date(now.getTime() + reservationMs);
  if (!plan.isLimited) return usual;
  const [first] = await tx
    .select({ createdAt: payments.createdAt })
    .from(payments)
    .where(
      and(
        eq(payments.userId, user.id),
        eq(payments.planId, plan.id),
        inArray(payments.status, ['pending', 'cancelled']),
        gt(payments.createdAt, new Date(now.getTime() - holdPeriodMs)),
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(1);
  const last = first === undefined ? usual : new Date(first.createdAt.getTime() + maxHoldMs);
  return last < usual ? last : usual;
}

/** Text that is equal for equal carts. */
export const cartKey = (cart: Cart) => JSON.stringify(Object.entries(cart).sort());

/** A recent payment of the same cart that can still be paid or had nothing to pay. */
async function findRepeated(tx: Transaction, { user, cart, now }: Order): Promise<Payment | null> {
  const isPayable = and(
    eq(payments.status, 'pending'),
    isNull(payments.claimedAt),
    isNotNull(payments.paymentUrl),
  );
  const isFree = and(eq(payments.status, 'done'), eq(payments.amountGrosz, 0));
  const [payment] = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, user.id),
        eq(payments.cart, cartKey(cart)),
        gt(payments.createdAt, new Date(now.getTime() - repeatMs)),
        or(isPayable, isFree),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(1);
  return payment ?? null;
}

function priceFor(
  cart: Cart,
  plan: Plan,
  active: RunningSubscription | null,
  promoPercent: number | null,
  now: Date,
): Price {
  return priceOf({
    plan: {
      name: plan.name,
      priceGrosz: plan.priceGrosz,
      salePercent: activeSale(plan, now),
      discordIncluded: plan.discordIncluded,
      hasFixedDates: hasFixedDates(plan),
    },
    months: cart.months,
    discord: cart.discord,
    promoPercent,
    action: actionOf(plan, active),
    restGrosz: active ? remainingValueOf(active, now) : 0,
    christmasSale: christmasSaleIsOn,
  });
}

function actionOf(plan: Plan, active: RunningSubscription | null): OrderAction {
  if (active === null) return 'buy';
  return active.planId === plan.id ? 'extend' : 'change';
}
