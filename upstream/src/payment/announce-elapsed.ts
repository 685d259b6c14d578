import { and, gt, lte, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { minute } from '../clock.ts';
import { payments, subscriptions } from '../db/schema.ts';
import { announcePayment } from '../hook/changes.ts';
import { isUnclaimed } from '../purchase/reserve-order.ts';
import type { PaymentDeps } from './payment-provider.ts';
import { expiryCutoff } from './payment-queries.ts';

/** Longer than a restart takes. An announcement of something announced before only makes clients read it again. */
const restartMs = 5 * minute;

/**
 * Creates a function that announces what changed only because time passed since its last successful call: payments that
 * expired, subscriptions that started or ended, and those whose GOQ or Discord ended. The first call includes what changed
 * during a restart.
 */
export function createElapsedAnnouncer({ db, clock, changes }: Omit<PaymentDeps, 'secret'>) {
  let after = new Date(clock().getTime() - restartMs);
  return async (): Promise<void> => {
    const until = clock();
    const hasExpired = and(
      gt(payments.createdAt, expiryCutoff(after)),
      lte(payments.createdAt, expiryCutoff(until)),
    );
    const expired = await db
      .select({ id: payments.id, userId: payments.userId })
      .from(payments)
      .where(and(isUnclaimed, hasExpired));
    const { startsAt, expiresAt, goqUntil, discordUntil } = subscriptions;
    const hasPassed = (time: AnyPgColumn) => and(gt(time, after), lte(time, until));
    const addOnEnded = and(or(hasPassed(goqUntil), hasPassed(discordUntil)), gt(expiresAt, until));
    const startedOrEnded = await db
      .selectDistinct({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(or(hasPassed(startsAt), hasPassed(expiresAt), addOnEnded));
    after = until;
    for (const payment of expired) announcePayment(changes, payment);
    for (const { userId } of startedOrEnded) changes.announce({ kind: 'user', id: userId, rights: true });
  };
}
