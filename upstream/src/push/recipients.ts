import { and, eq, exists, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { findAlertHistories, newAlertId, pruneReceipts } from '../alert/alert-receipts.ts';
import { decideAlert } from '../alert/alert-rules.ts';
import { findAlertPreferences, lockAlertSettings, type PushLimits } from '../alert/alert-settings.ts';
import { day } from '../clock.ts';
import { insertMany } from '../db/bulk.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { alertReceipts, devices, heldAlerts, sentPushes, users } from '../db/schema.ts';
import { type Caller, findCallers } from '../identity/caller.ts';
import type { PushSubject } from './push-subject.ts';

export interface Recipient {
  device: typeof devices.$inferSelect;
  /** Id of the alert. */
  alert: string;
}

/** Per user. */
const maxHeld = 100;

/** Whether a user wants this alert, by their setting for the kind or by a rule, and may see it now. */
export const isWantedBy = ({ setting, ruleUserIds, maySee }: PushSubject, caller: Caller): boolean =>
  (caller.user[setting] || ruleUserIds.includes(caller.user.id)) && maySee(caller);

/** The dropinfo to check against a user's minimum drop and leagues; null if a rule matched, because rules have their own. */
export const filteredDropinfo = ({ dropinfo, ruleUserIds }: PushSubject, userId: number) =>
  ruleUserIds.includes(userId) ? null : dropinfo;

/** Devices that were not seen since are forgotten. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - 30 * day);

const isBrowser = (now: Date) =>
  and(eq(devices.deviceType, 'web'), gte(devices.seenAt, forgottenBefore(now)));

export function canBeNotified(db: Queryable, now: Date): SQL | undefined {
  const ownDevice = db
    .select({ one: sql`1` })
    .from(devices)
    .where(and(eq(devices.userId, users.id), isBrowser(now)));
  return and(isNull(users.lockedAt), exists(ownDevice));
}

/**
 * Selects the devices to notify now, by `decideAlert`, and records that their users are notified, with receipts. For other
 * users the alert may be held for their digest.
 */
export async function claimRecipients(
  db: Database,
  event: PushSubject,
  { now, limits }: { now: Date; limits: PushLimits },
): Promise<Recipient[]> {
  const byRule = isOneOf(users.id, event.ruleUserIds);
  const wantsAlert = event.isNew ? or(eq(users[event.setting], true), byRule) : byRule;
  const callers = (await findCallers(db, and(wantsAlert, canBeNotified(db, now)), now)).filter(event.maySee);
  const ids = callers.map(({ user }) => user.id);
  if (ids.length === 0) return [];
  return db.transaction(async (tx) => {
    await lockAlertSettings(tx, ids);
    const preferencesOf = await findAlertPreferences(tx, ids, limits);
    const historyOf = await findAlertHistories(tx, ids, { subject: event.subject, now });
    const decided = groupBy(ids, (id) =>
      decideAlert(preferencesOf(id), historyOf(id), { now, dropinfo: filteredDropinfo(event, id) }),
    );
    await holdAlert(tx, decided.get('hold') ?? [], event, now);
    const chosen = decided.get('send') ?? [];
    if (chosen.length === 0) return [];
    const repeatIds = chosen.filter((id) => historyOf(id).lastOfSubject !== null);
    const claimed = await claimSubjects(tx, [event.subject], { userIds: chosen, repeatIds, now });
    const alerts = new Map(claimed.map((id) => [id, newAlertId()]));
    const { receipt, subject } = event;
    const receipts = [...alerts].map(([userId, alert]) => ({ ...receipt, userId, alert, inDigest: false }));
    await writeReceipts(tx, receipts, now);
    await tx
      .delete(heldAlerts)
      .where(and(isOneOf(heldAlerts.userId, claimed), eq(heldAlerts.subject, subject)));
    return findRecipients(tx, alerts, now);
  });
}

/**
 * Records that users are notified of subjects. Leaves out users that another process has notified meanwhile.
 * @param repeatIds users that were notified before and may be notified again
 */
export async function claimSubjects(
  tx: Transaction,
  subjects: readonly string[],
  { userIds, repeatIds, now }: { userIds: readonly number[]; repeatIds: readonly number[]; now: Date },
): Promise<number[]> {
  const claimed = await tx.execute<{ user_id: number }>(sql`
    insert into ${sentPushes} (user_id, subject, sent_at)
    select owner.id, given.subject, ${now.toISOString()}::timestamptz
    from unnest(${sql.param(userIds)}::integer[]) as owner(id), unnest(${sql.param(subjects)}::text[]) as given(subject)
    on conflict (user_id, subject) do update set sent_at = excluded.sent_at
    where ${isOneOf(sentPushes.userId, repeatIds)}
    returning user_id`);
  return claimed.rows.map(({ user_id }) => user_id);
}

export async function writeReceipts(
  tx: Transaction,
  receipts: readonly Omit<typeof alertReceipts.$inferInsert, 'sentAt'>[],
  now: Date,
): Promise<void> {
  await insertMany(
    tx,
    alertReceipts,
    receipts.map((receipt) => ({ ...receipt, sentAt: now })),
  );
  const userIds = new Set(receipts.map(({ userId }) => userId));
  await pruneReceipts(tx, [...userIds], now);
}

/** Holds an alert for the digests of users. It replaces an older one of its match; only the newest `maxHeld` stay. */
async function holdAlert(
  tx: Transaction,
  userIds: readonly number[],
  { subject, receipt: { dropinfoId, tipId } }: PushSubject,
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx.execute(sql`
    insert into ${heldAlerts} (user_id, subject, dropinfo_id, tip_id, held_at)
    select owner.id, ${subject}, ${dropinfoId}::integer, ${tipId}::integer, ${now.toISOString()}::timestamptz
    from unnest(${sql.param(userIds)}::integer[]) as owner(id)
    on conflict (user_id, subject) do update set dropinfo_id = excluded.dropinfo_id, tip_id = excluded.tip_id`);
  await tx.execute(sql`
    delete from ${heldAlerts} using unnest(${sql.param(userIds)}::integer[]) as owner(id)
    where ${heldAlerts.userId} = owner.id and ${heldAlerts.subject} in (
      select surplus.subject from ${heldAlerts} surplus where surplus.user_id = owner.id
      order by surplus.held_at desc, surplus.subject offset ${maxHeld}
    )`);
}

/** The browser devices of users. @param alerts alert ids by user id */
export async function findRecipients(
  db: Queryable,
  alerts: ReadonlyMap<number, string>,
  now: Date,
): Promise<Recipient[]> {
  const found = await db
    .select()
    .from(devices)
    .where(and(isOneOf(devices.userId, alerts.keys()), isBrowser(now)));
  return found.flatMap((device) => {
    const alert = alerts.get(device.userId);
    return alert === undefined ? [] : [{ device, alert }];
  });
}
