import { isClaimed, payments } from '../db/purchase-tables.ts';
import { type PaymentProvider, PaymentUnavailable } from './payment-provider.ts';
import { holdUnsettled, type SettleDeps, settlePayment } from './settle-payment.ts';

/** Age of an order from which it is held for an admin instead of being retried. */
const maxRetryAgeMs = 24 * 3_600_000;

/**
 * Retries claimed payments that are not settled because collecting failed or the process stopped: their money may have
 * been collected. Payments that another attempt is settling are skipped. One that cannot be settled within a day of its
 * order, or whose provider is not configured any more, is held for an admin.
 */
export async function resumePayments(deps: SettleDeps, provider: PaymentProvider): Promise<void> {
  const claimed = await deps.db.select().from(payments).where(isClaimed);
  for (const payment of claimed) {
    const { id: paymentId, providerOrderId } = payment;
    const isLate = deps.clock().getTime() - payment.createdAt.getTime() >= maxRetryAgeMs;
    try {
      const isOwn = payment.provider === provider.name;
      const settlement = isOwn && (await settlePayment(deps, provider, { paymentId, providerOrderId }));
      if (settlement === 'under_way') continue;
    } catch (err) {
      const level = err instanceof PaymentUnavailable ? 'warn' : 'error';
      deps.logger[level]({ payment: paymentId, err }, 'A payment could not be resumed');
    }
    if (!isLate) continue;
    await holdUnsettled(deps, paymentId).catch((error: unknown) =>
      deps.logger.error(error, 'A payment could not be held'),
    );
  }
}
