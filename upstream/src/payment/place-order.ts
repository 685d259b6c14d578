import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { payments } from '../db/purchase-tables.ts';
import { plans } from '../db/tables.ts';
import { HttpError } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import type { User } from '../identity/caller.ts';
import type { Payment } from '../purchase/activate.ts';
import type { Cart } from '../purchase/cart.ts';
import { orderTitle } from '../purchase/order-title.ts';
import { keyOf, reserveOrder } from '../purchase/reserve-order.ts';
import { PaymentUnavailable, resultPath } from './payment-provider.ts';

/** The uid of an order's payment, and where it is paid: a path of the site when there is nothing to pay. */
interface PlacedOrder {
  readonly uid: string;
  readonly paymentUrl: string;
}

type PlaceOrder = (
  user: User,
  language: Language,
  cart: Cart,
  log: FastifyBaseLogger,
) => Promise<PlacedOrder>;

type OrderDeps = Pick<ApiContext, 'db' | 'clock' | 'paymentProvider'>;

const unavailable = () => new HttpError(422, { base: ['payment_unavailable'] });

/**
 * Makes the taker of orders. The same cart that the same user sends while it is being registered is not ordered
 * again: both get the same answer. When the provider does not take an order it fails and its place is free.
 */
export function createOrderPlacer(context: OrderDeps): PlaceOrder {
  const underWay = new Map<string, Promise<PlacedOrder>>();
  return (user, language, cart, log) => {
    const key = `${user.id} ${keyOf(cart)}`;
    const already = underWay.get(key);
    if (already) return already;
    const placing = place(context, user, language, cart, log).finally(() => underWay.delete(key));
    underWay.set(key, placing);
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
    log.warn({ payment: payment.id, reason: error.message }, 'The payment provider did not take an order');
    throw unavailable();
  }
}

/** What is bought, for the pages of the provider. */
async function describe(db: ApiContext['db'], { planId, months, language }: Payment): Promise<string> {
  const [plan] = await db.select({ name: plans.name }).from(plans).where(eq(plans.id, planId));
  return orderTitle({ plan: plan?.name ?? '', months }, language);
}
