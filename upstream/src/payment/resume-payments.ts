import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { payments } from '../db/purchase-tables.ts';
import { describeError } from '../http/log-error.ts';
import type { PaymentDesk, PaymentProvider } from './payment-provider.ts';
import { settlePayment } from './settle-payment.ts';

/** What resuming works with. */
export interface ResumeDesk extends Pick<PaymentDesk, 'db' | 'clock'> {
  logger: FastifyBaseLogger;
}

const betweenRounds = 60_000;
/** For how long after its order a payment is taken up again; older ones are left to people. */
export const longestTrying = 24 * 3_600_000;

/**
 * Takes up payments that were made but not ended, because collecting failed or the process ended in between: their
 * money may have been collected. Those that another attempt is working on are left alone.
 */
export async function resumePayments(
  { db, clock, logger }: ResumeDesk,
  provider: PaymentProvider,
): Promise<void> {
  const begun = await db
    .select({ id: payments.id, providerOrderId: payments.providerOrderId })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'pending'),
        eq(payments.provider, provider.name),
        isNotNull(payments.claimedAt),
        gt(payments.createdAt, new Date(clock().getTime() - longestTrying)),
      ),
    );
  for (const { id, providerOrderId } of begun) {
    await settlePayment({ db, clock }, provider, { paymentId: id, providerOrderId }).catch(
      (error: unknown) => {
        const err = error instanceof Error ? describeError(error) : String(error);
        logger.warn({ payment: id, err }, 'A payment could not be taken up again');
      },
    );
  }
}

/** Takes up payments now and every minute until it is closed. */
export function keepResumingPayments(
  desk: ResumeDesk,
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
