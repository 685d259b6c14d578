import { and, eq, isNotNull } from 'drizzle-orm';
import { keepRunning } from '../background.ts';
import { payments } from '../db/purchase-tables.ts';
import { describeError } from '../http/log-error.ts';
import { type PaymentProvider, PaymentUnavailable } from './payment-provider.ts';
import { holdUnsettled, type SettleDeps, settlePayment } from './settle-payment.ts';

const betweenRounds = 60_000;
/** For how long after its order a payment is taken up again; then it is held for an admin. */
const longestTrying = 24 * 3_600_000;

/**
 * Takes up payments that were made but not ended, because collecting failed or the process ended in between: their
 * money may have been collected. Those that another attempt is working on are left alone. One that cannot be ended within
 * a day, or whose provider is not used any more, is held for an admin.
 */
export async function resumePayments(deps: SettleDeps, provider: PaymentProvider): Promise<void> {
  const begun = await deps.db
    .select({
      id: payments.id,
      provider: payments.provider,
      providerOrderId: payments.providerOrderId,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(and(eq(payments.status, 'pending'), isNotNull(payments.claimedAt)));
  for (const payment of begun) {
    const isLate = deps.clock().getTime() - payment.createdAt.getTime() >= longestTrying;
    await resume(deps, provider, payment)
      .catch((error: unknown) => {
        const level = error instanceof PaymentUnavailable ? 'warn' : 'error';
        const err = error instanceof Error ? describeError(error) : String(error);
        deps.logger[level]({ payment: payment.id, err }, 'A payment could not be taken up again');
        return false;
      })
      .then((isLeftAlone) => (isLate && !isLeftAlone ? holdUnsettled(deps, payment.id) : undefined))
      .catch((error: unknown) => deps.logger.error(error, 'A payment could not be held'));
  }
}

/** Whether another attempt works on a payment; one of another provider cannot be taken up. */
async function resume(
  deps: SettleDeps,
  provider: PaymentProvider,
  payment: { id: number; provider: string; providerOrderId: string | null },
): Promise<boolean> {
  if (payment.provider !== provider.name) return false;
  const { id: paymentId, providerOrderId } = payment;
  return (await settlePayment(deps, provider, { paymentId, providerOrderId })) === 'under_way';
}

/** Takes up payments now and every minute until it is closed. */
export const keepResumingPayments = (
  deps: SettleDeps,
  provider: PaymentProvider,
): { close(): Promise<void> } =>
  keepRunning(() => resumePayments(deps, provider), {
    everyMs: betweenRounds,
    onFault: (error) => deps.logger.warn(error, 'Payments could not be looked through'),
  });
