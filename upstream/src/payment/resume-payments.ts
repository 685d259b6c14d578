import { and, eq, isNotNull } from 'drizzle-orm';
import { keepRunning } from '../background.ts';
import { payments } from '../db/purchase-tables.ts';
import { describeError } from '../http/log-error.ts';
import { type PaymentProvider, PaymentUnavailable } from './payment-provider.ts';
import { holdUnsettled, type SettleDeps, settlePayment } from './settle-payment.ts';

const intervalMs = 60_000;
/** Age of an order from which it is held for an admin instead of being retried. */
const maxRetryAgeMs = 24 * 3_600_000;

/**
 * Retries claimed payments that are not settled because collecting failed or the process stopped: their money may have
 * been collected. Payments that another attempt is settling are skipped. One that cannot be settled within a day of its
 * order, or whose provider is not configured any more, is held for an admin.
 */
export async function resumePayments(deps: SettleDeps, provider: PaymentProvider): Promise<void> {
  const claimed = await deps.db
    .select({
      id: payments.id,
      provider: payments.provider,
      providerOrderId: payments.providerOrderId,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(and(eq(payments.status, 'pending'), isNotNull(payments.claimedAt)));
  for (const payment of claimed) {
    const isLate = deps.clock().getTime() - payment.createdAt.getTime() >= maxRetryAgeMs;
    await resume(deps, provider, payment)
      .catch((error: unknown) => {
        const level = error instanceof PaymentUnavailable ? 'warn' : 'error';
        const err = error instanceof Error ? describeError(error) : String(error);
        deps.logger[level]({ payment: payment.id, err }, 'A payment could not be resumed');
        return false;
      })
      .then((isInProgress) => (isLate && !isInProgress ? holdUnsettled(deps, payment.id) : undefined))
      .catch((error: unknown) => deps.logger.error(error, 'A payment could not be held'));
  }
}

/** Retries a payment of this provider. @returns whether another attempt is settling it */
async function resume(
  deps: SettleDeps,
  provider: PaymentProvider,
  payment: { id: number; provider: string; providerOrderId: string | null },
): Promise<boolean> {
  if (payment.provider !== provider.name) return false;
  const { id: paymentId, providerOrderId } = payment;
  return (await settlePayment(deps, provider, { paymentId, providerOrderId })) === 'under_way';
}

/** Runs `resumePayments` now and every minute until it is closed. */
export const schedulePaymentRetries = (
  deps: SettleDeps,
  provider: PaymentProvider,
): { close(): Promise<void> } =>
  keepRunning(() => resumePayments(deps, provider), {
    everyMs: intervalMs,
    onFault: (error) => deps.logger.warn(error, 'Claimed payments could not be read'),
  });
