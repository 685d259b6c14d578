import { asc } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { alertSettings, leagues } from '../db/schema.ts';
import { allExist } from '../dropinfo/dropinfo-filters.ts';
import { FieldReader } from '../http/field-reader.ts';
import { normalizeTimeZone, parseTimeOfDay, timeOfDay } from '../local-time.ts';
import type { AlertPreferences } from './alert-rules.ts';

/** Service-wide settings. */
export interface PushLimits {
  /** Per user. */
  maxPerHour: number;
  /** Default quiet hours of the day in Poland; null for none. */
  quietHours: { from: number; until: number } | null;
}

const defaults = {
  maxPerDay: null,
  digestAt: 20 * 60,
  timeZone: 'Europe/Warsaw',
  minDrop: null,
  leagueIds: [],
  cooldownMinutes: null,
};
const maxLeagues = 100;

function preferencesOf(
  settings: typeof alertSettings.$inferSelect | undefined,
  { maxPerHour, quietHours }: PushLimits,
): AlertPreferences {
  if (settings === undefined) {
    const quiet = quietHours && { from: quietHours.from * 60, until: quietHours.until * 60 };
    return { ...defaults, isOwn: false, maxPerHour, quiet };
  }
  const { userId: _, quietFrom: from, quietUntil: until, ...own } = settings;
  return { ...own, isOwn: true, maxPerHour, quiet: from === null || until === null ? null : { from, until } };
}

export async function findAlertPreferences(
  db: Queryable,
  userIds: readonly number[],
  limits: PushLimits,
): Promise<(userId: number) => AlertPreferences> {
  const found = await db.select().from(alertSettings).where(isOneOf(alertSettings.userId, userIds));
  const byUser = new Map(found.map((settings) => [settings.userId, settings]));
  return (userId) => preferencesOf(byUser.get(userId), limits);
}

/** Serializes decisions for these users. Users without settings need no lock: nothing is held for them. */
export async function lockAlertSettings(tx: Transaction, userIds: readonly number[]): Promise<void> {
  await tx
    .select({ userId: alertSettings.userId })
    .from(alertSettings)
    .where(isOneOf(alertSettings.userId, userIds))
    .orderBy(asc(alertSettings.userId))
    .for('update');
}

export async function alertSettingsJson(db: Queryable, userId: number, limits: PushLimits) {
  const { quiet, ...preferences } = (await findAlertPreferences(db, [userId], limits))(userId);
  return {
    is_own: preferences.isOwn,
    max_per_hour: preferences.maxPerHour,
    max_per_day: preferences.maxPerDay,
    quiet_from: quiet && timeOfDay(quiet.from),
    quiet_until: quiet && timeOfDay(quiet.until),
    digest_at: timeOfDay(preferences.digestAt),
    time_zone: preferences.timeZone,
    min_drop: preferences.minDrop,
    league_ids: preferences.leagueIds,
    cooldown_minutes: preferences.cooldownMinutes,
  };
}

/**
 * Replaces a user's alert settings. Absent fields become null, or the default for `digest_at` and `time_zone`; absent
 * leagues stay unchanged.
 * @throws HttpError 422 with `max_per_day, min_drop, cooldown_minutes: invalid, out_of_range`,
 * `quiet_from, quiet_until: blank` (with the other), `invalid`, `quiet_until: empty` (equals `quiet_from`), `digest_at: invalid`,
 * `time_zone: invalid`, `league_ids: invalid`
 */
export async function saveAlertSettings(db: Queryable, userId: number, body: unknown): Promise<void> {
  const fields = new FieldReader(body);
  const [quietFrom, quietUntil] = readQuietTime(fields);
  const timeZone = fields.text('time_zone') ?? defaults.timeZone;
  const settings = {
    maxPerDay: fields.number('max_per_day', { min: 1, max: 100 }) ?? null,
    quietFrom,
    quietUntil,
    digestAt: readTime(fields, 'digest_at') ?? defaults.digestAt,
    timeZone: normalizeTimeZone(timeZone) ?? fields.refuse('time_zone', 'invalid') ?? defaults.timeZone,
    minDrop: fields.number('min_drop', { min: 0.01, max: 0.9, decimals: 4 }) ?? null,
    leagueIds: fields.ids('league_ids', maxLeagues),
    cooldownMinutes: fields.number('cooldown_minutes', { min: 5, max: 1_440 }) ?? null,
  };
  if (!(await allExist(db, leagues, settings.leagueIds ?? []))) fields.refuse('league_ids', 'invalid');
  fields.check();
  await db
    .insert(alertSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: alertSettings.userId, set: settings });
}

function readTime(fields: FieldReader, field: string): number | null {
  const text = fields.text(field);
  return text == null ? null : (parseTimeOfDay(text) ?? fields.refuse(field, 'invalid') ?? null);
}

function readQuietTime(fields: FieldReader): [from: number | null, until: number | null] {
  const [from, until] = [readTime(fields, 'quiet_from'), readTime(fields, 'quiet_until')];
  if ((from === null) !== (until === null)) {
    fields.refuse(from === null ? 'quiet_from' : 'quiet_until', 'blank');
  }
  if (from !== null && from === until) fields.refuse('quiet_until', 'empty');
  return [from, until];
}
