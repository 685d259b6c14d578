import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { payments } from '../db/purchase-tables.ts';
import { refusedField } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import type { User } from '../identity/caller.ts';
import type { Cart } from '../purchase/cart.ts';
import { orderTitle } from '../purchase/order-title.ts';
import { cartKey, isUnclaimed, reserveOrder } from '../purchase/reserve-order.ts';
import { PaymentUnavailable, resultPath } from './payment-provider.ts';

interface PlacedOrder {
  uid: string;
  /** A path of the site when there is nothing to pay. */
  paymentUrl: string;
}

/**
 * Creates the function that places orders. Concurrent orders of the same cart by the same user share one result. If the
 * provider does not accept an order, its payment fails and its place is free again. One that was closed meanwhile is refused.
 */
export function createOrderPlacer({
  db,
  clock,
  paymentProvider,
}: Pick<ApiContext, 'db' | 'clock' | 'paymentProvider'>) {
  const inFlight = new Map<string, Promise<PlacedOrder>>();

  const place = async (user: User, language: Language, cart: Cart, log: FastifyBaseLogger) => {
    const { payment, plan } = await db.transaction((tx) =>
      reserveOrder(tx, { user, language, cart, provider: paymentProvider.name }, clock),
    );
    const { uid } = payment;
    if (payment.status === 'done') return { uid, paymentUrl: resultPath(uid) };
    if (payment.paymentUrl !== null) return { uid, paymentUrl: payment.paymentUrl };
    try {
      const paymentUrl = await paymentProvider.register({
        ...payment,
        description: orderTitle({ plan: plan.name, months: payment.months }, language),
        email: user.email,
        clientName: `${payment.firstName} ${payment.lastName}`,
      });
      const open = await db
        .update(payments)
        .set({ paymentUrl })
        .where(and(eq(payments.id, payment.id), isUnclaimed))
        .returning({ id: payments.id });
      if (open.length === 0) throw refusedField('base', 'payment_unavailable');
      return { uid, paymentUrl };
    } catch (error) {
      await db
        .update(payments)
        .set({ status: 'failed', failure: 'unavailable' })
        .where(and(eq(payments.id, payment.id), isUnclaimed));
      if (!(error instanceof PaymentUnavailable)) throw error;
      log.warn(
        { payment: payment.id, reason: error.message },
        'The payment provider did not accept an order',
      );
      throw refusedField('base', 'payment_unavailable');
    }
  };

  return (user: User, language: Language, cart: Cart, log: FastifyBaseLogger): Promise<PlacedOrder> => {
    const key = `${user.id} ${cartKey(cart)}`;
    const placing = inFlight.get(key) ?? place(user, language, cart, log).finally(() => inFlight.delete(key));
    inFlight.set(key, placing);
    return placing;
  };
}
