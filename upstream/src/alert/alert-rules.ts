import { hour, minute } from '../clock.ts';
import { localTime } from './local-time.ts';

/** A part of the day in minutes after midnight, from the first until before the second; it may go over midnight. */
export interface QuietTime {
  from: number;
  until: number;
}

/** How a person is notified. */
export interface AlertTerms {
  /** Whether the person has said so; of who has not nothing is held back: what may not ring is left out. */
  isOwn: boolean;
  maxPerHour: number;
  /** Most notifications of a day, the digest among them; null for any number. */
  maxPerDay: number | null;
  quiet: QuietTime | null;
  /** When what was held back for another reason than the quiet time comes, in minutes after midnight. */
  digestAt: number;
  timeZone: string;
  minDrop: number | null;
  /** None means all. */
  leagueIds: readonly number[];
  /** After how long a match may ring again; null for never. */
  cooldownMinutes: number | null;
}

/** What of a dropinfo decides whether somebody wants to hear of it. */
export interface AlertedDropinfo {
  drop: number;
  leagueId: number;
}

/** What has come to a person so far. */
export interface AlertHistory {
  /** When the last notification of the same match or tip came; null for never. */
  lastOfSubject: Date | null;
  /** When notifications came, of this day and of the last hour at least. */
  sent: readonly Date[];
  /** Since when something waits for the digest; null when nothing does. */
  heldSince: Date | null;
}

/** Whether a person wants to be notified of a dropinfo that they may see. */
export const wantsDropinfo = (
  { minDrop, leagueIds }: Pick<AlertTerms, 'minDrop' | 'leagueIds'>,
  { drop, leagueId }: AlertedDropinfo,
): boolean =>
  (minDrop === null || drop >= minDrop) && (leagueIds.length === 0 || leagueIds.includes(leagueId));

/** Whether the clock of the person's zone shows a quiet time. */
export function isQuiet({ quiet, timeZone }: Pick<AlertTerms, 'quiet' | 'timeZone'>, at: Date): boolean {
  return quiet !== null && isWithin(quiet, localTime(timeZone, at).minute);
}

const isWithin = ({ from, until }: QuietTime, time: number): boolean =>
  from <= until ? from <= time && time < until : time >= from || time < until;

/**
 * What becomes of an alert that its person may see: it is sent, held back for the digest, or dropped because the person
 * does not want it or has just heard of its match. Instants that a clock which was put back has left in the future count
 * by their distance, so that they bar nothing for long.
 * @param dropinfo null for a tip
 */
export function decideAlert(
  terms: AlertTerms,
  { lastOfSubject, sent, heldSince }: AlertHistory,
  { now, dropinfo }: { now: Date; dropinfo: AlertedDropinfo | null },
): 'send' | 'hold' | 'drop' {
  if (dropinfo !== null && !wantsDropinfo(terms, dropinfo)) return 'drop';
  if (lastOfSubject !== null && !isCooled(terms, lastOfSubject, now)) return 'drop';
  const inLastHour = sent.filter((at) => Math.abs(now.getTime() - at.getTime()) < hour).length;
  const kept = heldSince !== null || hasDigestAhead(terms, now) ? 1 : 0;
  const mayRing = !isQuiet(terms, now) && inLastHour < terms.maxPerHour && leftOfDay(terms, sent, now) > kept;
  if (mayRing) return 'send';
  return terms.isOwn ? 'hold' : 'drop';
}

function isCooled({ cooldownMinutes }: AlertTerms, last: Date, now: Date): boolean {
  return cooldownMinutes !== null && Math.abs(now.getTime() - last.getTime()) >= cooldownMinutes * minute;
}

/**
 * Whether what was held back comes now: the quiet time has ended or the time of the digest has come, today by the
 * person's clock and since something is held, it is not quiet, and the day's budget has one left.
 */
export function isDigestDue(
  terms: AlertTerms,
  { sent, heldSince }: Pick<AlertHistory, 'sent' | 'heldSince'>,
  now: Date,
): boolean {
  if (heldSince === null || isQuiet(terms, now) || leftOfDay(terms, sent, now) < 1) return false;
  const today = localTime(terms.timeZone, now);
  const held = localTime(terms.timeZone, heldSince);
  const isOfToday = held.day === today.day && heldSince <= now;
  return digestTimes(terms).some((time) => time <= today.minute && (!isOfToday || held.minute <= time));
}

/** When digests come: a time within the quiet one would only wait for its end. */
const digestTimes = ({ quiet, digestAt }: AlertTerms): number[] => {
  if (quiet === null) return [digestAt];
  return isWithin(quiet, digestAt) ? [quiet.until] : [quiet.until, digestAt];
};

function hasDigestAhead(terms: AlertTerms, now: Date): boolean {
  const { minute: time } = localTime(terms.timeZone, now);
  return digestTimes(terms).some((digest) => digest > time);
}

/** How many notifications the day still has, by the person's clock. */
function leftOfDay({ maxPerDay, timeZone }: AlertTerms, sent: readonly Date[], now: Date): number {
  if (maxPerDay === null) return Number.POSITIVE_INFINITY;
  const { day } = localTime(timeZone, now);
  return maxPerDay - sent.filter((at) => localTime(timeZone, at).day === day).length;
}
