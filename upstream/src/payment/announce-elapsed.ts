import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { keepRunning } from '../background.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { payments } from '../db/purchase-tables.ts';
import { subscriptions } from '../db/tables.ts';
import { announcePayment, type Changes } from '../hook/changes.ts';
import { orderedAfter } from './payment-queries.ts';

interface ElapsedDeps {
  db: Database;
  changes: Changes;
}

const betweenRounds = 30_000;

/** Announces what the clock alone has changed after one time until another: payments that expired, subscriptions that began or ended. */
export async function announceElapsed(
  { db, changes }: ElapsedDeps,
  { after, until }: { after: Date; until: Date },
): Promise<void> {
  const expired = await db
    .select({ id: payments.id, userId: payments.userId })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'pending'),
        isNull(payments.claimedAt),
        gt(payments.createdAt, orderedAfter(after)),
        lte(payments.createdAt, orderedAfter(until)),
      ),
    );
  const { startsAt, expiresAt } = subscriptions;
  const turned = await db
    .selectDistinct({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      or(and(gt(startsAt, after), lte(startsAt, until)), and(gt(expiresAt, after), lte(expiresAt, until))),
    );
  for (const payment of expired) announcePayment(changes, payment);
  for (const { userId } of turned) changes.announce({ kind: 'user', id: userId, rights: true });
}

/** Announces every half minute what the clock has changed since the last time, from now until it is closed. */
export function keepAnnouncingElapsed(
  deps: ElapsedDeps & { clock: Clock; logger: Pick<FastifyBaseLogger, 'warn'> },
): { close(): Promise<void> } {
  let after = deps.clock();
  const round = async () => {
    const until = deps.clock();
    await announceElapsed(deps, { after, until });
    after = until;
  };
  return keepRunning(round, {
    everyMs: betweenRounds,
    onFault: (error) => deps.logger.warn(error, 'What has expired could not be announced'),
  });
}
