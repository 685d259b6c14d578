import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { findAlertHistories, newAlert, pruneReceipts } from '../alert/alert-receipts.ts';
import { isDigestDue, wantsDropinfo } from '../alert/alert-rules.ts';
import { findAlertTerms, lockAlertSettings } from '../alert/alert-settings.ts';
import { keepRunning } from '../background.ts';
import { alertReceipts, heldAlerts } from '../db/alert-tables.ts';
import { insertMany } from '../db/bulk.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { sentPushes } from '../db/push-tables.ts';
import { users } from '../db/tables.ts';
import type { Language } from '../http/language.ts';
import { type Caller, findCallers } from '../identity/caller.ts';
import { headOf } from '../seal/seal-queries.ts';
import { deliver, type PushOptions } from './push-sender.ts';
import { findSubject, headLine, type Notification, type PushSubject } from './push-subject.ts';
import { canBeNotified, findRecipients, isMeant, judgedDropinfo } from './recipients.ts';

const betweenRounds = 30_000;
const heldFor = 7 * 24 * 60 * 60_000;

type Held = typeof heldAlerts.$inferSelect;
/** What is held, by its dropinfo or tip; null for what has begun or is gone. */
type Subjects = ReadonlyMap<string, PushSubject | null>;

const keyOf = ({ dropinfoId, tipId }: Pick<Held, 'dropinfoId' | 'tipId'>) => `${dropinfoId} ${tipId}`;

/** Sends the digests that are due, and forgets what nobody can be notified of any more. */
export async function sendDigests(options: PushOptions): Promise<void> {
  const { db, clock } = options;
  const now = clock();
  const waiting = await db.selectDistinct({ id: heldAlerts.userId }).from(heldAlerts);
  if (waiting.length === 0) return;
  const ids = await dueAmong(
    db,
    waiting.map(({ id }) => id),
    options,
    now,
  );
  const callers = await findCallers(db, and(inArray(users.id, ids), canBeNotified(db)), now);
  const subjects = await subjectsOf(db, ids, now);
  for (const caller of callers) {
    const claimed = await db.transaction((tx) => claimDigest(tx, caller, subjects, { options, now }));
    if (claimed === null) continue;
    const recipients = await findRecipients(db, new Map([[caller.user.id, claimed.alert]]));
    await deliver(options, recipients, {
      lifetime: digestLifetime(claimed.digest),
      notificationIn: (language) => digestNotification(claimed.digest, language),
    });
  }
  await db.delete(heldAlerts).where(lt(heldAlerts.heldAt, new Date(now.getTime() - heldFor)));
}

/** Sends digests from now on until it is closed. */
export function keepSendingDigests(options: PushOptions): { close(): Promise<void> } {
  return keepRunning(() => sendDigests(options), {
    everyMs: betweenRounds,
    onFault: (error) => options.logger.warn(error, 'Digests could not be sent'),
  });
}

async function dueAmong(
  db: Queryable,
  ids: readonly number[],
  { limits }: Pick<PushOptions, 'limits'>,
  now: Date,
): Promise<number[]> {
  const termsOf = await findAlertTerms(db, ids, limits);
  const historyOf = await findAlertHistories(db, ids, { subject: null, now });
  return ids.filter((id) => isDigestDue(termsOf(id), historyOf(id), now));
}

/** Each thing is read once, however many wait for it. */
async function subjectsOf(db: Queryable, userIds: readonly number[], now: Date): Promise<Subjects> {
  const held = await db
    .selectDistinct({ dropinfoId: heldAlerts.dropinfoId, tipId: heldAlerts.tipId })
    .from(heldAlerts)
    .where(inArray(heldAlerts.userId, [...userIds]));
  const subjects = new Map<string, PushSubject | null>();
  for (const { dropinfoId, tipId } of held) {
    const change =
      dropinfoId === null
        ? { kind: 'tip' as const, id: tipId ?? 0, isNew: true }
        : { kind: 'dropinfo' as const, id: dropinfoId, isNew: true };
    subjects.set(keyOf({ dropinfoId, tipId }), await findSubject(db, change, now));
  }
  return subjects;
}

/**
 * Takes a user's digest, unless another process has done so meanwhile: what it says is not held any more and has its
 * receipts. Null when there is nothing in it that could still be bet on.
 */
async function claimDigest(
  tx: Transaction,
  caller: Caller,
  subjects: Subjects,
  { options: { limits }, now }: { options: Pick<PushOptions, 'limits'>; now: Date },
): Promise<{ alert: string; digest: Digest } | null> {
  const userId = caller.user.id;
  await lockAlertSettings(tx, [userId]);
  if ((await dueAmong(tx, [userId], { limits }, now)).length === 0) return null;
  const held = await tx.select().from(heldAlerts).where(eq(heldAlerts.userId, userId));
  const read = held.filter((one) => subjects.has(keyOf(one)));
  const terms = (await findAlertTerms(tx, [userId], limits))(userId);
  const open = read.flatMap((one) => subjects.get(keyOf(one)) ?? []);
  const wanted = open.filter((subject) => {
    const judged = judgedDropinfo(subject, userId);
    return isMeant(subject, caller) && (judged === null || wantsDropinfo(terms, judged));
  });
  const keys = read.map(({ subject }) => subject);
  await tx.delete(heldAlerts).where(and(eq(heldAlerts.userId, userId), inArray(heldAlerts.subject, keys)));
  if (wanted.length === 0) return null;
  const alert = newAlert();
  await noteSent(tx, { userId, alert, now }, wanted);
  return { alert, digest: { subjects: wanted, begun: read.length - open.length, head: await headOf(tx) } };
}

async function noteSent(
  tx: Transaction,
  { userId, alert, now }: { userId: number; alert: string; now: Date },
  subjects: readonly PushSubject[],
): Promise<void> {
  const names = subjects.map(({ subject }) => subject);
  await tx
    .insert(sentPushes)
    .values(names.map((subject) => ({ userId, subject, sentAt: now })))
    .onConflictDoUpdate({
      target: [sentPushes.userId, sentPushes.subject],
      set: { sentAt: sql`excluded.sent_at` },
    });
  const receipts = subjects.map(({ receipt }) => ({
    ...receipt,
    userId,
    alert,
    inDigest: true,
    sentAt: now,
  }));
  await insertMany(tx, alertReceipts, receipts);
  await pruneReceipts(tx, [userId], now);
}

interface Digest {
  /** What can still be bet on. */
  subjects: readonly PushSubject[];
  /** How many matches have begun while their alerts were held back. */
  begun: number;
  /** The newest seal; null before the first. */
  head: Awaited<ReturnType<typeof headOf>>;
}

const maxNamed = 3;
const texts: Record<Language, { title: string; more: string; begun: string }> = {
  pl: { title: 'Wstrzymane powiadomienia', more: 'i jeszcze', begun: 'Już rozpoczęte' },
  en: { title: 'Alerts held back', more: 'and more', begun: 'Begun meanwhile' },
};

/** Tips first, which are few; then the deepest drops. */
const weightOf = ({ dropinfo }: PushSubject): number => dropinfo?.drop ?? 1;

/** One notification for all that was held back, with the most important of it by name; a single alert is itself. */
function digestNotification({ subjects, begun, head }: Digest, language: Language): Notification {
  const [first, ...others] = subjects.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (first !== undefined && others.length === 0 && begun === 0) return first.notificationIn(language);
  const { title, more, begun: begunText } = texts[language];
  const named = subjects.length === 0 ? [] : [first, ...others].slice(0, maxNamed);
  const lines = named.flatMap((subject) => subject?.lineIn(language) ?? []);
  const left = subjects.length - lines.length;
  return {
    title: `${title}: ${subjects.length}`,
    body: `${[
      ...lines,
      ...(left > 0 ? [`${more}: ${left}`] : []),
      ...(begun > 0 ? [`${begunText}: ${begun}`] : []),
    ].join('\n')}${headLine(head, language)}`,
    url: '/profile#alerts',
    tag: 'digest',
  };
}

/** For how many seconds a digest is worth it: while one of its matches has not begun. */
const digestLifetime = ({ subjects }: Digest): number =>
  Math.max(...subjects.map(({ lifetime }) => lifetime));
