import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { dropRules, leagues } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { allExist, listFilterLeagues } from '../dropinfo/dropinfo-filters.ts';
import type { DropinfoOfMatch } from '../dropinfo/dropinfo-queries.ts';
import { FieldReader } from '../http/field-reader.ts';
import { refusedField, requireRow } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { lockUser } from '../identity/caller.ts';
import type { NamedLeague } from '../league/country.ts';

type SavedRule = typeof dropRules.$inferSelect;

const maxRulesPerUser = 20;
/** The smallest drop of a rule. */
export const minDrop = 0.01;

/** A rule as the API sends it, without deleted leagues. */
export function ruleJson(rule: SavedRule, named: ReadonlyMap<number, NamedLeague>) {
  return {
    id: rule.id,
    min_drop: rule.minDrop,
    market: rule.market,
    bookmaker: rule.bookmaker,
    leagues: [...named.values()].filter(({ id }) => rule.leagueIds.includes(id)),
    max_minutes: rule.maxMinutesToKickOff,
    min_odds: rule.minOdds,
    max_odds: rule.maxOdds,
  };
}

export function findRules(db: Queryable, userId: number): Promise<SavedRule[]> {
  return db.select().from(dropRules).where(eq(dropRules.userId, userId)).orderBy(asc(dropRules.id));
}

/** @throws HttpError 422 as in `readRule`, `base: taken` for a duplicate, `base: too_many` beyond 20 */
export async function saveRule({ db, clock }: Deps, userId: number, body: unknown): Promise<SavedRule> {
  const rule = await readRule(db, new FieldReader(body));
  return db.transaction(async (tx) => {
    // Concurrent requests must not save a duplicate or exceed the limit.
    await lockUser(tx, userId);
    const saved = await findRules(tx, userId);
    if (saved.some((one) => isDeepStrictEqual(termsOf(one), rule))) throw refusedField('base', 'taken');
    if (saved.length >= maxRulesPerUser) throw refusedField('base', 'too_many');
    const row = { ...rule, userId, createdAt: clock() };
    return onlyRow(await tx.insert(dropRules).values(row).returning());
  });
}

const termsOf = ({ id: _, userId: __, createdAt: ___, ...rule }: SavedRule): DropRule => rule;

/** @throws HttpError 404 for an unknown rule and one of another user */
export async function deleteRule(db: Queryable, userId: number, id: number): Promise<void> {
  const isOwn = and(eq(dropRules.id, id), eq(dropRules.userId, userId));
  requireRow(await db.delete(dropRules).where(isOwn).returning());
}

/** The rules of all users that match a dropinfo with its current odds. */
export async function fittingRules(
  db: Queryable,
  { dropinfo, kickOff, league }: DropinfoOfMatch,
  now: Date,
): Promise<SavedRule[]> {
  const { market, bookmaker, drop, to: odds } = dropinfo;
  const state = { drop, odds, minutesToKickOff: minutesBefore(kickOff.getTime(), now.getTime()) };
  const some = await db
    .select()
    .from(dropRules)
    .where(and(eq(dropRules.market, market), lte(dropRules.minDrop, drop)));
  return some.filter(
    (rule) =>
      (rule.bookmaker === null || rule.bookmaker === bookmaker) &&
      (rule.leagueIds.length === 0 || rule.leagueIds.includes(league.id)) &&
      matchesState(rule, state),
  );
}

const maxBookmakerLength = 60;
const maxLeagues = 200;

/**
 * The conditions for a signal; null and empty `leagueIds` do not restrict. `minDrop` is a fraction of the opening price;
 * the odds are bounds of the price at the signal. All are inclusive.
 */
export type DropRule = Omit<SavedRule, 'id' | 'userId' | 'createdAt'>;

interface PriceState {
  /** As from `dropOf`. */
  drop: number;
  odds: number;
  /** Null when unknown; rules with a time then do not match. */
  minutesToKickOff: number | null;
}

/** Whether a price with the rule's market, bookmaker and leagues matches the other conditions. */
export function matchesState(rule: DropRule, { drop, odds, minutesToKickOff }: PriceState): boolean {
  const { maxMinutesToKickOff } = rule;
  return (
    drop >= rule.minDrop &&
    (rule.minOdds === null || odds >= rule.minOdds) &&
    (rule.maxOdds === null || odds <= rule.maxOdds) &&
    (maxMinutesToKickOff === null || (minutesToKickOff !== null && minutesToKickOff <= maxMinutesToKickOff))
  );
}

/** Whole minutes to kick-off; both times are unix milliseconds. */
export const minutesBefore = (kickOff: number, at: number): number => Math.floor((kickOff - at) / 60_000);

const oddsBounds = { min: 1.01, max: 1_000, decimals: 3 };

/**
 * Reads `min_drop, market, bookmaker?, league_ids?, max_minutes?, min_odds?, max_odds?`.
 * @throws HttpError 422: `min_drop: blank, invalid, out_of_range` (0.01 to 0.9, up to 4 decimals), `market: blank, invalid`,
 * `bookmaker: invalid, too_long`, `league_ids: invalid` for an unknown id and for more than 200,
 * `max_minutes: invalid, out_of_range` (1 to 20160), `min_odds, max_odds: invalid, out_of_range` (1.01 to 1000, up to 3
 * decimals), `max_odds: reversed`
 */
export async function readRule(db: Queryable, fields: FieldReader): Promise<DropRule> {
  const rule = {
    minDrop: fields.requiredNumber('min_drop', { min: minDrop, max: 0.9, decimals: 4 }),
    market: fields.requiredChoice('market', dropRules.market.enumValues),
    bookmaker: fields.text('bookmaker', maxBookmakerLength) ?? null,
    leagueIds: fields.ids('league_ids', maxLeagues)?.toSorted((one, other) => one - other) ?? [],
    maxMinutesToKickOff: fields.number('max_minutes', { min: 1, max: 20_160 }) ?? null,
    minOdds: fields.number('min_odds', oddsBounds) ?? null,
    maxOdds: fields.number('max_odds', oddsBounds) ?? null,
  };
  if (rule.minOdds !== null && rule.maxOdds !== null && rule.minOdds > rule.maxOdds) {
    fields.refuse('max_odds', 'reversed');
  }
  if (!(await allExist(db, leagues, rule.leagueIds))) fields.refuse('league_ids', 'invalid');
  fields.check();
  return rule;
}

/** All leagues by id, in order of country and name. */
export async function namedLeagues(db: Queryable, language: Language): Promise<Map<number, NamedLeague>> {
  const all = await listFilterLeagues(db, undefined, language);
  return new Map(all.map(({ id, name, country }) => [id, { id, name, country }]));
}
