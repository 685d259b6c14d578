import { randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt, gte, isNotNull, isNull, lt, min, or, type SQL, sql } from 'drizzle-orm';
import { day, hour } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { onlyRow } from '../db/only-row.ts';
import { alertReceipts, alertSettings, dropinfos, heldAlerts, odds, sentPushes, tips } from '../db/schema.ts';
import type { Language } from '../http/language.ts';
import { localTime, startOfDay } from '../local-time.ts';
import type { AlertHistory } from './alert-rules.ts';

/** Per user. */
const maxReceipts = 1_000;
const receiptRetentionMs = 180 * day;

/** An unguessable id of a notification. */
export const newAlertId = (): string => randomBytes(12).toString('base64url');

export const isAlertId = (text: string): boolean => /^[\w-]{16}$/.test(text);

/** Current odds of a dropinfo's selection, else those of the dropinfo; null for a tip. */
const currentOdds = sql<number | null>`coalesce(${odds.current}, ${dropinfos.to})`;

const isPriceOf = and(
  eq(odds.matchId, dropinfos.matchId),
  eq(odds.market, dropinfos.market),
  eq(odds.selection, dropinfos.selection),
  eq(odds.bookmaker, dropinfos.bookmaker),
  sql`${odds.line} is not distinct from ${dropinfos.line}`,
);

/** All receipts of a user, or those of a month such as `2026-03` in a time zone. */
interface ReceiptSearch {
  userId: number;
  month: string | undefined;
  timeZone: string;
}

/** Computes the limits here, because the database may have other time zone names than this process. */
function searchCondition({ userId, month, timeZone }: ReceiptSearch): SQL | undefined {
  const isOwn = eq(alertReceipts.userId, userId);
  if (month === undefined) return isOwn;
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return and(
    isOwn,
    gte(alertReceipts.sentAt, startOfDay(timeZone, `${month}-01`)),
    lt(alertReceipts.sentAt, startOfDay(timeZone, next.toISOString().slice(0, 10))),
  );
}

/** A reader of receipts. Only one who may see odds gets those of matches that have not started. */
interface OddsReader {
  maySeeOdds: boolean;
  now: Date;
}

/** A page of receipts as the API sends them, newest first. */
export async function receiptsJson(
  db: Queryable,
  search: ReceiptSearch,
  {
    limit,
    offset,
    language,
    maySeeOdds,
    now,
  }: OddsReader & { limit: number; offset: number; language: Language },
) {
  const hasStarted = sql`${alertReceipts.kickOff} <= ${now.toISOString()}::timestamptz`;
  return db
    .select({
      id: alertReceipts.id,
      alert: alertReceipts.alert,
      title: alertReceipts.title,
      tip: language === 'en' ? alertReceipts.pickEn : alertReceipts.pick,
      date: alertReceipts.kickOff,
      in_digest: alertReceipts.inDigest,
      dropinfo_uid: dropinfos.uid,
      tip_uid: tips.uid,
      sent_at: alertReceipts.sentAt,
      odds: alertReceipts.odds,
      opened_at: alertReceipts.openedAt,
      opened_odds: alertReceipts.openedOdds,
      current_odds: maySeeOdds
        ? currentOdds
        : sql<number | null>`case when ${hasStarted} then ${currentOdds} end`,
    })
    .from(alertReceipts)
    .leftJoin(dropinfos, eq(dropinfos.id, alertReceipts.dropinfoId))
    .leftJoin(odds, isPriceOf)
    .leftJoin(tips, eq(tips.id, alertReceipts.tipId))
    .where(searchCondition(search))
    .orderBy(desc(alertReceipts.sentAt), desc(alertReceipts.id))
    .limit(limit)
    .offset(offset);
}

/** 0 if the odds were the same at opening, negative if they were lower. */
const slippage = sql`(${alertReceipts.openedOdds} - ${alertReceipts.odds}) / ${alertReceipts.odds}`;

/** `slippage` is the mean of the `measured` receipts. */
export async function receiptsSummary(db: Queryable, search: ReceiptSearch) {
  const summary = {
    sent: count(),
    opened: count(alertReceipts.openedAt),
    measured: count(alertReceipts.openedOdds),
    slippage: sql<number | null>`avg(${slippage})`,
  };
  return onlyRow(await db.select(summary).from(alertReceipts).where(searchCondition(search)));
}

/** The months in which a user has receipts, newest first. */
export async function receiptMonths(
  db: Queryable,
  { userId, timeZone }: Omit<ReceiptSearch, 'month'>,
): Promise<string[]> {
  const rows = await db
    .select({ sentAt: alertReceipts.sentAt })
    .from(alertReceipts)
    .where(eq(alertReceipts.userId, userId))
    .orderBy(desc(alertReceipts.sentAt));
  return [...new Set(rows.map(({ sentAt }) => localTime(timeZone, sentAt).day.slice(0, 7)))];
}

/**
 * Records when a notification was first opened and the current odds; null odds after the kick-off, and for a reader who may not
 * see them.
 * @returns whether the user has this notification
 */
export async function openAlert(
  db: Queryable,
  { userId, alert, maySeeOdds, now }: OddsReader & { userId: number; alert: string },
): Promise<boolean> {
  const own = and(eq(alertReceipts.userId, userId), eq(alertReceipts.alert, alert));
  const at = now.toISOString();
  const price = db
    .select({ odds: currentOdds })
    .from(dropinfos)
    .leftJoin(odds, isPriceOf)
    .where(eq(dropinfos.id, alertReceipts.dropinfoId));
  await db
    .update(alertReceipts)
    .set({
      openedAt: now,
      ...(maySeeOdds && {
        openedOdds: sql`case when ${alertReceipts.kickOff} > ${at}::timestamptz then (${price}) end`,
      }),
    })
    .where(and(own, isNull(alertReceipts.openedAt)));
  return (await db.$count(alertReceipts, own)) > 0;
}

/** Deletes receipts beyond the limits of age and number. */
export async function pruneReceipts(db: Queryable, userIds: readonly number[], now: Date): Promise<void> {
  await db.execute(sql`
    delete from ${alertReceipts} using unnest(${sql.param(userIds)}::integer[]) as owner(id)
    where ${alertReceipts.userId} = owner.id and (
      ${alertReceipts.sentAt} < ${new Date(now.getTime() - receiptRetentionMs).toISOString()}::timestamptz
      or ${alertReceipts.id} <= (
        select kept.id from ${alertReceipts} kept where kept.user_id = owner.id
        order by kept.sent_at desc, kept.id desc offset ${maxReceipts} limit 1
      )
    )`);
}

/** The day on which daylight saving time ends. */
const maxDayMs = 25 * hour;

/**
 * Recent notifications by user. Covers only the last hour for users without settings of their own.
 * @param subject key for `lastOfSubject`; null leaves it out
 */
export async function findAlertHistories(
  db: Queryable,
  userIds: readonly number[],
  { subject, now }: { subject: string | null; now: Date },
): Promise<(userId: number) => AlertHistory> {
  const since = (ms: number) => gt(alertReceipts.sentAt, new Date(now.getTime() - ms));
  const sent = await db
    .selectDistinct({ userId: alertReceipts.userId, alert: alertReceipts.alert, at: alertReceipts.sentAt })
    .from(alertReceipts)
    .leftJoin(alertSettings, eq(alertSettings.userId, alertReceipts.userId))
    .where(
      and(
        isOneOf(alertReceipts.userId, userIds),
        or(since(hour), and(isNotNull(alertSettings.userId), since(maxDayMs))),
      ),
    );
  const held = await db
    .select({ userId: heldAlerts.userId, at: sql`${min(heldAlerts.heldAt)}`.mapWith(heldAlerts.heldAt) })
    .from(heldAlerts)
    .where(isOneOf(heldAlerts.userId, userIds))
    .groupBy(heldAlerts.userId);
  const last =
    subject === null
      ? []
      : await db
          .select({ userId: sentPushes.userId, at: sentPushes.sentAt })
          .from(sentPushes)
          .where(and(isOneOf(sentPushes.userId, userIds), eq(sentPushes.subject, subject)));
  const sentTo = groupBy(sent, ({ userId }) => userId);
  const heldOf = new Map(held.map(({ userId, at }) => [userId, at]));
  const lastOf = new Map(last.map(({ userId, at }) => [userId, at]));
  return (userId) => ({
    lastOfSubject: lastOf.get(userId) ?? null,
    heldSince: heldOf.get(userId) ?? null,
    sent: (sentTo.get(userId) ?? []).map(({ at }) => at),
  });
}
