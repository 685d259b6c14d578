import { and, eq, gt, inArray, isNotNull, min, or, sql } from 'drizzle-orm';
import { alertReceipts, alertSettings, heldAlerts } from '../db/alert-tables.ts';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { sentPushes } from '../db/push-tables.ts';
import type { AlertHistory } from './alert-rules.ts';

const hour = 60 * 60_000;
/** No day is longer, not even the one on which summer time ends. */
const longestDay = 25 * hour;

/**
 * What has come to some users so far; of those without settings of their own only the last hour counts.
 * @param subject of what `lastOfSubject` tells; null where nobody asks
 */
export async function findAlertHistories(
  db: Queryable,
  userIds: readonly number[],
  { subject, now }: { subject: string | null; now: Date },
): Promise<(userId: number) => AlertHistory> {
  const ids = [...userIds];
  const since = (ms: number) => gt(alertReceipts.sentAt, new Date(now.getTime() - ms));
  const sent = await db
    .selectDistinct({ userId: alertReceipts.userId, alert: alertReceipts.alert, at: alertReceipts.sentAt })
    .from(alertReceipts)
    .leftJoin(alertSettings, eq(alertSettings.userId, alertReceipts.userId))
    .where(
      and(
        inArray(alertReceipts.userId, ids),
        or(since(hour), and(isNotNull(alertSettings.userId), since(longestDay))),
      ),
    );
  const held = await db
    .select({ userId: heldAlerts.userId, at: sql`${min(heldAlerts.heldAt)}`.mapWith(heldAlerts.heldAt) })
    .from(heldAlerts)
    .where(inArray(heldAlerts.userId, ids))
    .groupBy(heldAlerts.userId);
  const last =
    subject === null
      ? []
      : await db
          .select({ userId: sentPushes.userId, at: sentPushes.sentAt })
          .from(sentPushes)
          .where(and(inArray(sentPushes.userId, ids), eq(sentPushes.subject, subject)));
  const sentTo = groupBy(sent, ({ userId }) => userId);
  const heldOf = timesByUser(held);
  const lastOf = timesByUser(last);
  return (userId) => ({
    lastOfSubject: lastOf.get(userId) ?? null,
    heldSince: heldOf.get(userId) ?? null,
    sent: (sentTo.get(userId) ?? []).map(({ at }) => at),
  });
}

const timesByUser = (rows: readonly { userId: number; at: Date }[]): Map<number, Date> =>
  new Map(rows.map(({ userId, at }) => [userId, at]));
