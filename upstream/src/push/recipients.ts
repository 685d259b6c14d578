import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { findAlertHistories, newAlert, pruneReceipts } from '../alert/alert-receipts.ts';
import { type AlertedDropinfo, decideAlert } from '../alert/alert-rules.ts';
import { findAlertTerms, lockAlertSettings, type PushLimits } from '../alert/alert-settings.ts';
import { alertReceipts, heldAlerts } from '../db/alert-tables.ts';
import { insertMany } from '../db/bulk.ts';
import type { Database, Queryable, Transaction } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { devices, sentPushes } from '../db/push-tables.ts';
import { users } from '../db/tables.ts';
import { type Caller, findCallers } from '../identity/caller.ts';

export type Device = typeof devices.$inferSelect;
type PushKind = 'dropinfo' | 'chatgpt_tips' | 'default_tips' | 'special_tips';

/** The user's wish for each kind of notification. */
const wishOfKind = {
  dropinfo: 'wantDropinfoPush',
  chatgpt_tips: 'wantChatgptTipsPush',
  default_tips: 'wantDefaultTipsPush',
  special_tips: 'wantSpecialTipsPush',
} as const satisfies Record<PushKind, keyof Caller['user']>;

/** Whom to notify of what: `subject` is what nobody is notified of twice, unless they have set after how long. */
export interface Notice {
  kind: PushKind;
  subject: string;
  /** Ids of users who want this very thing by a rule of theirs, whatever they wish of its kind. */
  wantedBy: readonly number[];
  /** Whether it is new: else only those of `wantedBy` are notified. */
  isNew: boolean;
  /** What its receipts say. */
  receipt: Pick<
    typeof alertReceipts.$inferInsert,
    'dropinfoId' | 'tipId' | 'title' | 'pick' | 'pickEn' | 'kickOff' | 'odds'
  >;
  /** Null for a tip. */
  dropinfo: AlertedDropinfo | null;
  /** Whether a user may see the very thing. */
  maySee(caller: Caller): boolean;
}

/** Where a notification goes, and its name there. */
export interface Recipient {
  device: Device;
  alert: string;
}

/** Most that waits for the digest of a user. */
const maxHeld = 100;

/** Whether a user wants a thing of this kind or this very thing, and may see it now. */
export const isMeant = ({ kind, wantedBy, maySee }: Notice, caller: Caller): boolean =>
  (caller.user[wishOfKind[kind]] || wantedBy.includes(caller.user.id)) && maySee(caller);

/** What of a dropinfo a user's least drop and leagues are asked about: nothing where a rule, which has its own, wants it. */
export const judgedDropinfo = ({ dropinfo, wantedBy }: Notice, userId: number): AlertedDropinfo | null =>
  wantedBy.includes(userId) ? null : dropinfo;

/** Users who can be notified: not locked, with a browser. */
export function canBeNotified(db: Queryable): SQL | undefined {
  const ownDevice = db
    .select({ one: sql`1` })
    .from(devices)
    .where(and(eq(devices.userId, users.id), eq(devices.deviceType, 'web')));
  return and(isNull(users.lockedAt), exists(ownDevice));
}

/**
 * The devices to notify now: of users who want this kind or this very thing, may see it, and for whom `decideAlert` says so. They
 * count as notified from now on and have a receipt; for others it is held back.
 */
export async function claimRecipients(
  db: Database,
  notice: Notice,
  { now, limits }: { now: Date; limits: PushLimits },
): Promise<Recipient[]> {
  const byRule = inArray(users.id, [...notice.wantedBy]);
  const wants = notice.isNew ? or(eq(users[wishOfKind[notice.kind]], true), byRule) : byRule;
  const wanting = (await findCallers(db, and(wants, canBeNotified(db)), now)).filter(notice.maySee);
  const ids = wanting.map(({ user }) => user.id);
  if (ids.length === 0) return [];
  return db.transaction(async (tx) => {
    await lockAlertSettings(tx, ids);
    const termsOf = await findAlertTerms(tx, ids, limits);
    const historyOf = await findAlertHistories(tx, ids, { subject: notice.subject, now });
    const decided = groupBy(ids, (id) =>
      decideAlert(termsOf(id), historyOf(id), { now, dropinfo: judgedDropinfo(notice, id) }),
    );
    await holdBack(tx, decided.get('hold') ?? [], notice, now);
    const chosen = decided.get('send') ?? [];
    if (chosen.length === 0) return [];
    const again = chosen.filter((id) => historyOf(id).lastOfSubject !== null);
    const claimed = await claim(tx, notice.subject, { fresh: chosen, again, now });
    const alerts = new Map(claimed.map((id) => [id, newAlert()]));
    await writeReceipts(tx, alerts, notice, now);
    return findRecipients(tx, alerts);
  });
}

/** Notes that users are notified of a thing; whom another process has notified meanwhile are left out. */
async function claim(
  tx: Transaction,
  subject: string,
  { fresh, again, now }: { fresh: readonly number[]; again: readonly number[]; now: Date },
): Promise<number[]> {
  const claimed = await tx.execute<{ user_id: number }>(sql`
    insert into ${sentPushes} (user_id, subject, sent_at)
    select owner.id, ${subject}, ${now.toISOString()}::timestamptz
    from unnest(${sql.param(fresh)}::integer[]) as owner(id)
    on conflict (user_id, subject) do update set sent_at = excluded.sent_at
    where ${sentPushes.userId} = any(${sql.param(again)}::integer[])
    returning user_id`);
  return claimed.rows.map(({ user_id }) => user_id);
}

async function writeReceipts(
  tx: Transaction,
  alerts: ReadonlyMap<number, string>,
  { receipt, subject }: Notice,
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

/** Keeps a thing for the digests of users: the newest of a match, and of more than there is room for the newest. */
async function holdBack(
  tx: Transaction,
  userIds: readonly number[],
  { subject, receipt: { dropinfoId = null, tipId = null } }: Notice,
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

/** The browsers of the users of some notifications. */
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
