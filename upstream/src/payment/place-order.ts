import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { payments } from '../db/purchase-tables.ts';
import { plans } from '../db/tables.ts';
import { refusedField } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import type { User } from '../identity/caller.ts';
import type { Payment } from '../purchase/activate.ts';
import type { Cart } from '../purchase/cart.ts';
import { orderTitle } from '../purchase/order-title.ts';
import { cartKey, reserveOrder } from '../purchase/reserve-order.ts';
import { PaymentUnavailable, resultPath } from './payment-provider.ts';

interface PlacedOrder {
  readonly uid: string;
  /** A path of the site when there is nothing to pay. */
  readonly paymentUrl: string;
}

type PlaceOrder = (
  user: User,
  language: Language,
  cart: Cart,
  log: FastifyBaseLogger,
) => Promise<PlacedOrder>;

type OrderDeps = Pick<ApiContext, 'db' | 'clock' | 'paymentProvider'>;

/**
 * Creates the function that places orders. Concurrent orders of the same cart by the same user share one result. If the
 * provider does not accept an order, its payment fails and its place is free again.
 */
export function createOrderPlacer(context: OrderDeps): PlaceOrder {
  const inFlight = new Map<string, Promise<PlacedOrder>>();
  return (user, language, cart, log) => {
    const key = `${user.id} ${cartKey(cart)}`;
    const existing = inFlight.get(key);
    if (existing) return existing;
    const placing = place(context, user, language, cart, log).finally(() => inFlight.delete(key));
    inFlight.set(key, placing);
    return placing;
  };
}

async function place(
  { db, clock, paymentProvider }: OrderDeps,
  user: User,
  language: Language,
  cart: Cart,
  log: FastifyBaseLogger,
): Promise<PlacedOrder> {
  const payment = await db.transaction((tx) =>
    reserveOrder(tx, { user, language, cart, provider: paymentProvider.name, now: clock() }),
  );
  const { uid } = payment;
  if (payment.status === 'done') return { uid, paymentUrl: resultPath(uid) };
  if (payment.paymentUrl !== null) return { uid, paymentUrl: payment.paymentUrl };
  try {
    const paymentUrl = await paymentProvider.register({
      uid,
      amountGrosz: payment.amountGrosz,
      description: await describe(db, payment),
      email: user.email,
      clientName: `${payment.firstName} ${payment.lastName}`,
      method: payment.method,
      language,
    });
    await db.update(payments).set({ paymentUrl }).where(eq(payments.id, payment.id));
    return { uid, paymentUrl };
  } catch (error) {
    await db
      .update(payments)
      .set({ status: 'failed', failure: 'unavailable' })
      .where(and(eq(payments.id, payment.id), eq(payments.status, 'pending'), isNull(payments.claimedAt)));
    if (!(error instanceof PaymentUnavailable)) throw error;
    log.warn({ payment: payment.id, reason: error.message }, 'The payment provider did not accept an order');
    throw refusedField('base', 'payment_unavailable');
  }
}

async function describe(db: ApiContext['db'], { planId, months, language }: Payment): Promise<string> {
  const [plan] = await db.select({ name: plans.name }).from(plans).where(eq(plans.id, planId));
  return orderTitle({ plan: plan?.name ?? '', months }, language);
}
