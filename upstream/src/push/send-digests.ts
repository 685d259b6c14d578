import { and, eq, inArray, lt } from 'drizzle-orm';
import { findAlertHistories, newAlertId } from '../alert/alert-receipts.ts';
import { isDigestDue, wantsDropinfo } from '../alert/alert-rules.ts';
import { findAlertPreferences, lockAlertSettings, type PushLimits } from '../alert/alert-settings.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { heldAlerts, users } from '../db/schema.ts';
import type { Language } from '../http/language.ts';
import { type Caller, findCallers } from '../identity/caller.ts';
import { headOf } from '../seal/seal-queries.ts';
import { deliver, type PushOptions } from './push-sender.ts';
import { findSubject, headLine, type Notification, type PushSubject } from './push-subject.ts';
import {
  canBeNotified,
  claimSubjects,
  filteredDropinfo,
  findRecipients,
  isWantedBy,
  writeReceipts,
} from './recipients.ts';

const heldRetentionMs = 7 * 24 * 60 * 60_000;

type Held = typeof heldAlerts.$inferSelect;
/** Subjects of held alerts by `subjectKey`; null if the subject does not exist any more. */
type Subjects = ReadonlyMap<string, PushSubject | null>;

const subjectKey = ({ dropinfoId, tipId }: Pick<Held, 'dropinfoId' | 'tipId'>) => `${dropinfoId} ${tipId}`;

/** Sends the digests that are due and deletes held alerts older than a week. */
export async function sendDigests(options: PushOptions): Promise<void> {
  const { db, clock, limits } = options;
  const now = clock();
  const holders = await db.selectDistinct({ id: heldAlerts.userId }).from(heldAlerts);
  if (holders.length === 0) return;
  const holderIds = holders.map(({ id }) => id);
  const ids = await filterDue(db, holderIds, limits, now);
  const callers = await findCallers(db, and(isOneOf(users.id, ids), canBeNotified(db, now)), now);
  const subjects = await findSubjects(db, ids, now);
  for (const caller of callers) {
    // Sending the digests of others may have taken minutes.
    const claimedAt = clock();
    const digest = await db.transaction((tx) =>
      claimDigest(tx, caller, subjects, { limits, now: claimedAt }),
    );
    if (digest === null) continue;
    const recipients = await findRecipients(db, new Map([[caller.user.id, digest.alert]]), claimedAt);
    await deliver(options, recipients, {
      // The last kick-off.
      beginsAt: new Date(Math.max(...digest.subjects.map(({ beginsAt }) => beginsAt.getTime()))),
      notificationIn: (language) => digestNotification(digest, language),
    });
  }
  await db.delete(heldAlerts).where(lt(heldAlerts.heldAt, new Date(now.getTime() - heldRetentionMs)));
}

async function filterDue(
  db: Queryable,
  ids: readonly number[],
  limits: PushLimits,
  now: Date,
): Promise<number[]> {
  const preferencesOf = await findAlertPreferences(db, ids, limits);
  const historyOf = await findAlertHistories(db, ids, { subject: null, now });
  return ids.filter((id) => isDigestDue(preferencesOf(id), historyOf(id), now));
}

/** Reads each subject once for all users. */
async function findSubjects(db: Queryable, userIds: readonly number[], now: Date): Promise<Subjects> {
  const held = await db
    .selectDistinct({ dropinfoId: heldAlerts.dropinfoId, tipId: heldAlerts.tipId })
    .from(heldAlerts)
    .where(isOneOf(heldAlerts.userId, userIds));
  const subjects = new Map<string, PushSubject | null>();
  for (const one of held) {
    const kind = one.dropinfoId === null ? 'tip' : 'dropinfo';
    const id = one.dropinfoId ?? one.tipId ?? 0;
    subjects.set(subjectKey(one), await findSubject(db, { kind, id, isNew: true }, now));
  }
  return subjects;
}

/**
 * Claims a user's digest: deletes its held alerts and writes their receipts. @returns null if another process has claimed
 * it meanwhile or none of its matches is still open
 */
async function claimDigest(
  tx: Transaction,
  caller: Caller,
  subjects: Subjects,
  { limits, now }: { limits: PushLimits; now: Date },
): Promise<Digest | null> {
  const userId = caller.user.id;
  await lockAlertSettings(tx, [userId]);
  if ((await filterDue(tx, [userId], limits, now)).length === 0) return null;
  const held = await tx
    .select()
    .from(heldAlerts)
    .where(eq(heldAlerts.userId, userId))
    .orderBy(heldAlerts.heldAt, heldAlerts.subject);
  const loaded = held.filter((one) => subjects.has(subjectKey(one)));
  const preferences = (await findAlertPreferences(tx, [userId], limits))(userId);
  const wanted = loaded
    .flatMap((one) => subjects.get(subjectKey(one)) ?? [])
    .filter((subject) => {
      const dropinfo = filteredDropinfo(subject, userId);
      return isWantedBy(subject, caller) && (dropinfo === null || wantsDropinfo(preferences, dropinfo));
    });
  const keys = loaded.map(({ subject }) => subject);
  await tx.delete(heldAlerts).where(and(eq(heldAlerts.userId, userId), inArray(heldAlerts.subject, keys)));
  const open = wanted.filter(({ beginsAt }) => beginsAt > now);
  if (open.length === 0) return null;
  const alert = newAlertId();
  const names = open.map(({ subject }) => subject);
  await claimSubjects(tx, names, { userIds: [userId], repeatIds: [userId], now });
  const receipts = open.map(({ receipt }) => ({ ...receipt, userId, alert, inDigest: true }));
  await writeReceipts(tx, receipts, now);
  return { alert, subjects: open, started: wanted.length - open.length, head: await headOf(tx) };
}

interface Digest {
  alert: string;
  /** Subjects whose matches have not started. */
  subjects: readonly PushSubject[];
  /** Number of held alerts that the user still wants, but whose matches have started. */
  started: number;
  head: Awaited<ReturnType<typeof headOf>>;
}

const maxNamed = 3;
const texts: Record<Language, { title: string; more: string; started: string }> = {
  pl: { title: 'Wstrzymane powiadomienia', more: 'oraz jeszcze', started: 'Już rozpoczęte' },
  en: { title: 'Held-back notifications', more: 'and more', started: 'Already started' },
};

/** Tips first, then the largest drops. */
const priorityOf = ({ dropinfo }: PushSubject): number => dropinfo?.drop ?? 1;

/** One notification for all held alerts that names the most important ones. A single alert is sent as itself. */
function digestNotification({ subjects, started, head }: Digest, language: Language): Notification {
  const sorted = subjects.toSorted((one, other) => priorityOf(other) - priorityOf(one));
  const [first] = sorted;
  if (first !== undefined && sorted.length === 1 && started === 0) return first.notificationIn(language);
  const { title, more, started: startedText } = texts[language];
  const lines = sorted.slice(0, maxNamed).map((subject) => subject.lineIn(language));
  const left = subjects.length - lines.length;
  return {
    title: `${title}: ${subjects.length}`,
    body: `${[
      ...lines,
      ...(left > 0 ? [`${more}: ${left}`] : []),
      ...(started > 0 ? [`${startedText}: ${started}`] : []),
    ].join('\n')}${headLine(head, language)}`,
    url: '/profile#alerts',
    tag: 'digest',
  };
}
