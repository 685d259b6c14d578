import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { findAlertHistories, newAlertId, pruneReceipts } from '../alert/alert-receipts.ts';
import { type AlertedDropinfo, decideAlert } from '../alert/alert-rules.ts';
import { findAlertPreferences, lockAlertSettings, type PushLimits } from '../alert/alert-settings.ts';
import { alertReceipts, heldAlerts } from '../db/alert-tables.ts';
import { insertMany } from '../db/bulk.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { devices, sentPushes } from '../db/push-tables.ts';
import { users } from '../db/tables.ts';
import { type Caller, findCallers } from '../identity/caller.ts';

type Device = typeof devices.$inferSelect;
type PushKind = 'dropinfo' | 'chatgpt_tips' | 'default_tips' | 'special_tips';

/** The user's setting for each kind. */
const settingOfKind = {
  dropinfo: 'wantDropinfoPush',
  chatgpt_tips: 'wantChatgptTipsPush',
  default_tips: 'wantDefaultTipsPush',
  special_tips: 'wantSpecialTipsPush',
} as const satisfies Record<PushKind, keyof Caller['user']>;

/** A dropinfo or tip that users may be alerted to. */
export interface AlertEvent {
  kind: PushKind;
  /** Deduplication key such as `match:7`. A user is notified once per key, or again after their cooldown. */
  subject: string;
  /** Ids of users with a matching drop rule. They are notified regardless of their setting for the kind. */
  ruleUserIds: readonly number[];
  /** If false, only `ruleUserIds` are notified. */
  isNew: boolean;
  /** Values of its receipts. */
  receipt: Pick<
    typeof alertReceipts.$inferInsert,
    'dropinfoId' | 'tipId' | 'title' | 'pick' | 'pickEn' | 'kickOff' | 'odds'
  >;
  /** Null for a tip. */
  dropinfo: AlertedDropinfo | null;
  /** Whether a user may see it. */
  maySee(caller: Caller): boolean;
}

export interface Recipient {
  device: Device;
  /** Id of the alert. */
  alert: string;
}

/** Per user. */
const maxHeld = 100;

/** Whether a user wants this alert, by their setting for the kind or by a rule, and may see it now. */
export const isWantedBy = ({ kind, ruleUserIds, maySee }: AlertEvent, caller: Caller): boolean =>
  (caller.user[settingOfKind[kind]] || ruleUserIds.includes(caller.user.id)) && maySee(caller);

/** The dropinfo to check against a user's minimum drop and leagues; null if a rule matched, because rules have their own. */
export const filteredDropinfo = (
  { dropinfo, ruleUserIds }: AlertEvent,
  userId: number,
): AlertedDropinfo | null => (ruleUserIds.includes(userId) ? null : dropinfo);

/** Condition for users that are not locked and have a browser device. */
export function canBeNotified(db: Queryable): SQL | undefined {
  const ownDevice = db
    .select({ one: sql`1` })
    .from(devices)
    .where(and(eq(devices.userId, users.id), eq(devices.deviceType, 'web')));
  return and(isNull(users.lockedAt), exists(ownDevice));
}

/**
 * Selects the devices to notify now, by `decideAlert`, and records that their users are notified, with receipts. For other
 * users the alert may be held for their digest.
 */
export async function claimRecipients(
  db: Database,
  event: AlertEvent,
  { now, limits }: { now: Date; limits: PushLimits },
): Promise<Recipient[]> {
  const byRule = inArray(users.id, [...event.ruleUserIds]);
  const wantsAlert = event.isNew ? or(eq(users[settingOfKind[event.kind]], true), byRule) : byRule;
  const callers = (await findCallers(db, and(wantsAlert, canBeNotified(db)), now)).filter(event.maySee);
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
    const claimed = await claim(tx, event.subject, { userIds: chosen, repeatIds, now });
    const alerts = new Map(claimed.map((id) => [id, newAlertId()]));
    await writeReceipts(tx, alerts, event, now);
    return findRecipients(tx, alerts);
  });
}

/**
 * Records that users are notified of a subject. Leaves out users that another process has notified meanwhile.
 * @param repeatIds users that were notified before and may be notified again
 */
async function claim(
  tx: Transaction,
  subject: string,
  { userIds, repeatIds, now }: { userIds: readonly number[]; repeatIds: readonly number[]; now: Date },
): Promise<number[]> {
  const claimed = await tx.execute<{ user_id: number }>(sql`
    insert into ${sentPushes} (user_id, subject, sent_at)
    select owner.id, ${subject}, ${now.toISOString()}::timestamptz
    from unnest(${sql.param(userIds)}::integer[]) as owner(id)
    on conflict (user_id, subject) do update set sent_at = excluded.sent_at
    where ${sentPushes.userId} = any(${sql.param(repeatIds)}::integer[])
    returning user_id`);
  return claimed.rows.map(({ user_id }) => user_id);
}

async function writeReceipts(
  tx: Transaction,
  alerts: ReadonlyMap<number, string>,
  { receipt, subject }: AlertEvent,
  now: Date,
): Promise<void> {
  const userIds = [...alerts.keys()];
  const rows = [...alerts].map(([userId, alert]) => ({
    ...receipt,
    userId,
    alert,
    inDigest: false,
    sentAt: now,
  }));
  await insertMany(tx, alertReceipts, rows);
  await pruneReceipts(tx, userIds, now);
  await tx
    .delete(heldAlerts)
    .where(and(inArray(heldAlerts.userId, userIds), eq(heldAlerts.subject, subject)));
}

/** Holds an alert for the digests of users. It replaces an older one of its match; only the newest `maxHeld` stay. */
async function holdAlert(
  tx: Transaction,
  userIds: readonly number[],
  { subject, receipt: { dropinfoId = null, tipId = null } }: AlertEvent,
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insert(heldAlerts)
    .values(userIds.map((userId) => ({ userId, subject, dropinfoId, tipId, heldAt: now })))
    .onConflictDoUpdate({ target: [heldAlerts.userId, heldAlerts.subject], set: { dropinfoId, tipId } });
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
): Promise<Recipient[]> {
  const found = await db
    .select()
    .from(devices)
    .where(and(inArray(devices.userId, [...alerts.keys()]), eq(devices.deviceType, 'web')));
  return found.flatMap((device) => {
    const alert = alerts.get(device.userId);
    return alert === undefined ? [] : [{ device, alert }];
  });
}
