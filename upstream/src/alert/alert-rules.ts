import { hour, minute } from '../clock.ts';
import type { alertSettings } from '../db/alert-tables.ts';
import { localTime } from '../local-time.ts';

/** Minutes after midnight, [from, until). It may span midnight. */
interface QuietTime {
  from: number;
  until: number;
}

/**
 * `maxPerDay` includes the digest. Another digest than that of `digestAt` is sent when the quiet time ends. No `leagueIds`
 * mean all. With `cooldownMinutes` null, the same match is never notified again.
 */
export interface AlertPreferences
  extends Omit<typeof alertSettings.$inferSelect, 'userId' | 'quietFrom' | 'quietUntil'> {
  /** Whether the user has saved settings. If not, alerts are dropped instead of held. */
  isOwn: boolean;
  maxPerHour: number;
  quiet: QuietTime | null;
}

export interface AlertedDropinfo {
  drop: number;
  leagueId: number;
}

/** A user's recent notifications. */
export interface AlertHistory {
  /** Time of the last notification of the same match or tip. */
  lastOfSubject: Date | null;
  /** Times of notifications, at least of this day and the last hour. */
  sent: readonly Date[];
  /** Time of the oldest held alert. */
  heldSince: Date | null;
}

export const wantsDropinfo = (
  { minDrop, leagueIds }: AlertPreferences,
  { drop, leagueId }: AlertedDropinfo,
): boolean =>
  (minDrop === null || drop >= minDrop) && (leagueIds.length === 0 || leagueIds.includes(leagueId));

const isQuiet = ({ quiet, timeZone }: AlertPreferences, at: Date): boolean =>
  quiet !== null && isWithin(quiet, localTime(timeZone, at).minute);

const isWithin = ({ from, until }: QuietTime, time: number): boolean =>
  from <= until ? from <= time && time < until : time >= from || time < until;

/**
 * Decides whether an alert is sent, held for the digest, or dropped because the user does not want it or was just notified
 * of its match. Times in the future, left by a clock that was set back, count by their distance from now.
 * @param dropinfo null for a tip
 */
export function decideAlert(
  preferences: AlertPreferences,
  { lastOfSubject, sent, heldSince }: AlertHistory,
  { now, dropinfo }: { now: Date; dropinfo: AlertedDropinfo | null },
): 'send' | 'hold' | 'drop' {
  if (dropinfo !== null && !wantsDropinfo(preferences, dropinfo)) return 'drop';
  if (lastOfSubject !== null && !isCooldownOver(preferences, lastOfSubject, now)) return 'drop';
  const inLastHour = sent.filter((at) => Math.abs(now.getTime() - at.getTime()) < hour).length;
  const isDigestToCome =
    hasDigestAhead(preferences, now) || (heldSince !== null && isDigestPending(preferences, heldSince, now));
  const maySend =
    !isQuiet(preferences, now) &&
    inLastHour < preferences.maxPerHour &&
    remainingToday(preferences, sent, now) > (isDigestToCome ? 1 : 0);
  if (maySend) return 'send';
  return preferences.isOwn ? 'hold' : 'drop';
}

const isCooldownOver = ({ cooldownMinutes }: AlertPreferences, last: Date, now: Date): boolean =>
  cooldownMinutes !== null && Math.abs(now.getTime() - last.getTime()) >= cooldownMinutes * minute;

/**
 * Whether to send the digest now: a digest time of today, in the user's time zone, has passed since the first alert was held,
 * it is not quiet, and the daily limit is not reached.
 */
export function isDigestDue(
  preferences: AlertPreferences,
  { sent, heldSince }: Pick<AlertHistory, 'sent' | 'heldSince'>,
  now: Date,
): boolean {
  if (heldSince === null || isQuiet(preferences, now) || remainingToday(preferences, sent, now) < 1)
    return false;
  return isDigestPending(preferences, heldSince, now);
}

/** Whether a digest time of today has passed since the first alert was held. */
function isDigestPending(preferences: AlertPreferences, heldSince: Date, now: Date): boolean {
  const today = localTime(preferences.timeZone, now);
  const held = localTime(preferences.timeZone, heldSince);
  const isOfToday = held.day === today.day && heldSince <= now;
  return digestTimes(preferences).some((time) => time <= today.minute && (!isOfToday || held.minute <= time));
}

/** Minutes after midnight. A digest within the quiet time waits for its end. */
const digestTimes = ({ quiet, digestAt }: AlertPreferences): number[] => {
  if (quiet === null) return [digestAt];
  return isWithin(quiet, digestAt) ? [quiet.until] : [quiet.until, digestAt];
};

function hasDigestAhead(preferences: AlertPreferences, now: Date): boolean {
  const { minute: time } = localTime(preferences.timeZone, now);
  return digestTimes(preferences).some((digest) => digest > time);
}

/** Remaining notifications of today in the user's time zone. */
function remainingToday({ maxPerDay, timeZone }: AlertPreferences, sent: readonly Date[], now: Date): number {
  if (maxPerDay === null) return Number.POSITIVE_INFINITY;
  const { day } = localTime(timeZone, now);
  return maxPerDay - sent.filter((at) => localTime(timeZone, at).day === day).length;
}
