import { and, eq, isNotNull } from 'drizzle-orm';
import { payments } from '../db/purchase-tables.ts';
import { describeError } from '../http/log-error.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PaymentUnavailable } from './payment-provider.ts';
import type { SettleDesk } from './settle-payment.ts';
import { holdUnsettled, settlePayment } from './settle-payment.ts';

const betweenRounds = 60_000;
/** For how long after its order a payment is taken up again; then it is held for an admin. */
const longestTrying = 24 * 3_600_000;

/**
 * Takes up payments that were made but not ended, because collecting failed or the process ended in between: their
 * money may have been collected. Those that another attempt is working on are left alone. One that cannot be ended within
 * a day, or whose provider is not used any more, is held for an admin.
 */
export async function resumePayments(desk: SettleDesk, provider: PaymentProvider): Promise<void> {
  const begun = await desk.db
    .select({
      id: payments.id,
      provider: payments.provider,
      providerOrderId: payments.providerOrderId,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(and(eq(payments.status, 'pending'), isNotNull(payments.claimedAt)));
  for (const payment of begun) {
    const isLate = desk.clock().getTime() - payment.createdAt.getTime() >= longestTrying;
    await resume(desk, provider, payment)
      .catch((error: unknown) => {
        const level = error instanceof PaymentUnavailable ? 'warn' : 'error';
        const err = error instanceof Error ? describeError(error) : String(error);
        desk.logger[level]({ payment: payment.id, err }, 'A payment could not be taken up again');
        return false;
      })
      .then((isLeftAlone) => (isLate && !isLeftAlone ? holdUnsettled(desk, payment.id) : undefined))
      .catch((error: unknown) => desk.logger.error(error, 'A payment could not be held'));
  }
}

/** Whether another attempt works on a payment; one of another provider cannot be taken up. */
async function resume(
  desk: SettleDesk,
  provider: PaymentProvider,
  payment: { id: number; provider: string; providerOrderId: string | null },
): Promise<boolean> {
  if (payment.provider !== provider.name) return false;
  const { id: paymentId, providerOrderId } = payment;
  return (await settlePayment(desk, provider, { paymentId, providerOrderId })) === 'under_way';
}

/** Takes up payments now and every minute until it is closed. */
export function keepResumingPayments(
  desk: SettleDesk,
  provider: PaymentProvider,
): { close(): Promise<void> } {
  let round = Promise.resolve();
  const next = () => {
    round = round
      .then(() => resumePayments(desk, provider))
      .catch((error: unknown) => desk.logger.warn(error, 'Payments could not be looked through'));
  };
  next();
  const timer = setInterval(next, betweenRounds);
  return {
    close: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
