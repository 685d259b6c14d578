import { asc, inArray } from 'drizzle-orm';
import { alertSettings } from '../db/alert-tables.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { leagues } from '../db/tables.ts';
import { FieldReader } from '../http/field-reader.ts';
import type { AlertTerms } from './alert-rules.ts';
import { minuteOf, timeOfDay, timeZoneOf } from './local-time.ts';

/** What the service sets for everybody. */
export interface PushLimits {
  /** Most notifications of a user within an hour. */
  maxPerHour: number;
  /** Hours of the day in Poland in which nobody is notified who has not said otherwise; null for none. */
  quietHours: { from: number; until: number } | null;
}

type Settings = typeof alertSettings.$inferSelect;

const poland = 'Europe/Warsaw';
const defaultDigestAt = 20 * 60;
const maxLeagues = 100;

const defaultTerms = ({ maxPerHour, quietHours }: PushLimits): AlertTerms => ({
  isOwn: false,
  maxPerHour,
  maxPerDay: null,
  quiet: quietHours && { from: quietHours.from * 60, until: quietHours.until * 60 },
  digestAt: defaultDigestAt,
  timeZone: poland,
  minDrop: null,
  leagueIds: [],
  cooldownMinutes: null,
});

function termsOf(settings: Settings | undefined, limits: PushLimits): AlertTerms {
  if (settings === undefined) return defaultTerms(limits);
  const { userId: _, quietFrom: from, quietUntil: until, ...terms } = settings;
  return {
    ...terms,
    isOwn: true,
    maxPerHour: limits.maxPerHour,
    quiet: from === null || until === null ? null : { from, until },
  };
}

/** How some users are notified. */
export async function findAlertTerms(
  db: Queryable,
  userIds: readonly number[],
  limits: PushLimits,
): Promise<(userId: number) => AlertTerms> {
  const found = await db
    .select()
    .from(alertSettings)
    .where(inArray(alertSettings.userId, [...userIds]));
  const byUser = new Map(found.map((settings) => [settings.userId, settings]));
  return (userId) => termsOf(byUser.get(userId), limits);
}

/** Keeps others from deciding for these users until the transaction ends; of those without settings nothing is held. */
export async function lockAlertSettings(tx: Transaction, userIds: readonly number[]): Promise<void> {
  await tx
    .select({ userId: alertSettings.userId })
    .from(alertSettings)
    .where(inArray(alertSettings.userId, [...userIds]))
    .orderBy(asc(alertSettings.userId))
    .for('update');
}

/** How a user is notified, as the API sends it. */
export async function alertSettingsJson(db: Queryable, userId: number, limits: PushLimits) {
  const { quiet, ...terms } = (await findAlertTerms(db, [userId], limits))(userId);
  return {
    is_own: terms.isOwn,
    max_per_hour: terms.maxPerHour,
    max_per_day: terms.maxPerDay,
    quiet_from: quiet && timeOfDay(quiet.from),
    quiet_until: quiet && timeOfDay(quiet.until),
    digest_at: timeOfDay(terms.digestAt),
    time_zone: terms.timeZone,
    min_drop: terms.minDrop,
    league_ids: terms.leagueIds,
    cooldown_minutes: terms.cooldownMinutes,
  };
}

/**
 * Keeps how a user wants to be notified; what is absent is none of it, of the digest and the zone the default, and leagues
 * stay.
 * @throws HttpError 422 with `max_per_day, min_drop, cooldown_minutes: invalid, out_of_range`,
 * `quiet_from, quiet_until: blank` (with the other), `invalid`, `quiet_until: empty` (as it begins), `digest_at: invalid`,
 * `time_zone: invalid`, `league_ids: invalid`
 */
export async function saveAlertSettings(db: Queryable, userId: number, body: unknown): Promise<void> {
  const fields = new FieldReader(body);
  const [quietFrom, quietUntil] = readQuietTime(fields);
  const zone = fields.text('time_zone') ?? poland;
  const settings = {
    maxPerDay: fields.number('max_per_day', { min: 1, max: 100 }) ?? null,
    quietFrom,
    quietUntil,
    digestAt: readTime(fields, 'digest_at') ?? defaultDigestAt,
    timeZone: timeZoneOf(zone) ?? fields.refuse('time_zone', 'invalid') ?? poland,
    minDrop: fields.number('min_drop', { min: 0.01, max: 0.9, decimals: 4 }) ?? null,
    leagueIds: fields.ids('league_ids', maxLeagues),
    cooldownMinutes: fields.number('cooldown_minutes', { min: 5, max: 1_440 }) ?? null,
  };
  const { leagueIds = [] } = settings;
  const known = await db.$count(leagues, inArray(leagues.id, leagueIds));
  if (known < leagueIds.length) fields.refuse('league_ids', 'invalid');
  fields.check();
  await db
    .insert(alertSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: alertSettings.userId, set: settings });
}

function readTime(fields: FieldReader, field: string): number | null {
  const text = fields.text(field);
  return text == null ? null : (minuteOf(text) ?? fields.refuse(field, 'invalid') ?? null);
}

function readQuietTime(fields: FieldReader): [from: number | null, until: number | null] {
  const [from, until] = [readTime(fields, 'quiet_from'), readTime(fields, 'quiet_until')];
  if ((from === null) !== (until === null)) {
    fields.refuse(from === null ? 'quiet_from' : 'quiet_until', 'blank');
  }
  if (from !== null && from === until) fields.refuse('quiet_until', 'empty');
  return [from, until];
}
