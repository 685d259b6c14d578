import { and, gt, lte, or } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { payments } from '../db/purchase-tables.ts';
import { subscriptions } from '../db/tables.ts';
import { announcePayment, type Changes } from '../hook/changes.ts';
import { isUnclaimed } from '../purchase/reserve-order.ts';
import { expiryCutoff } from './payment-queries.ts';

interface ElapsedDeps {
  db: Database;
  changes: Changes;
}

/** Announces what changed only because time passed, in the interval (after, until]: payments that expired, subscriptions that started or ended. */
export async function announceElapsed(
  { db, changes }: ElapsedDeps,
  { after, until }: { after: Date; until: Date },
): Promise<void> {
  const expired = await db
    .select({ id: payments.id, userId: payments.userId })
    .from(payments)
    .where(
      and(
        isUnclaimed,
        gt(payments.createdAt, expiryCutoff(after)),
        lte(payments.createdAt, expiryCutoff(until)),
      ),
    );
  const { startsAt, expiresAt } = subscriptions;
  const startedOrEnded = await db
    .selectDistinct({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      or(and(gt(startsAt, after), lte(startsAt, until)), and(gt(expiresAt, after), lte(expiresAt, until))),
    );
  for (const payment of expired) announcePayment(changes, payment);
  for (const { userId } of startedOrEnded) changes.announce({ kind: 'user', id: userId, rights: true });
}

/** Creates a function that announces what elapsed since its last successful call. */
export function createElapsedAnnouncer({ clock, ...deps }: ElapsedDeps & { clock: Clock }) {
  let after = clock();
  return async (): Promise<void> => {
    const until = clock();
    await announceElapsed(deps, { after, until });
    after = until;
  };
}
