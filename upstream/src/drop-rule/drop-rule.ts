import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { dropRules } from '../db/dropinfo-tables.ts';
import type { MovedPrice } from '../dropinfo/drop.ts';
import { knowsAll, listFilterLeagues } from '../dropinfo/dropinfo-filters.ts';
import type { DropinfoOfMatch } from '../dropinfo/dropinfo-json.ts';
import { FieldReader } from '../http/field-reader.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { isStorable } from '../http/read-params.ts';
import { lockUser } from '../identity/caller.ts';

/** A rule by which somebody is notified. */
export type SavedRule = typeof dropRules.$inferSelect;

const maxOfAUser = 20;

/** A rule as the API sends it; a league that is gone is left out. */
export function ruleJson(rule: SavedRule, leagues: ReadonlyMap<number, NamedLeague>) {
  return {
    id: rule.id,
    min_drop: rule.minDrop,
    market: rule.market,
    bookmaker: rule.bookmaker,
    leagues: [...leagues.values()].filter(({ id }) => rule.leagueIds.includes(id)),
    max_minutes: rule.maxMinutesToKickOff,
    min_odds: rule.minOdds,
    max_odds: rule.maxOdds,
  };
}

/** A user's rules in the order of their making. */
export function findRules(db: Queryable, userId: number): Promise<SavedRule[]> {
  return db.select().from(dropRules).where(eq(dropRules.userId, userId)).orderBy(asc(dropRules.id));
}

/**
 * Saves a rule of a user.
 * @throws HttpError 422 as `readRule` says, `base: taken` for one that the user has, `base: too_many` beyond 20
 */
export async function saveRule(
  db: Database,
  { userId, body, now }: { userId: number; body: unknown; now: Date },
): Promise<SavedRule> {
  const rule = await readRule(db, new FieldReader(body));
  return db.transaction(async (tx) => {
    // Two at once take turns, so that neither a rule nor the last free place is given twice.
    await lockUser(tx, userId);
    const saved = await findRules(tx, userId);
    if (saved.some((one) => isDeepStrictEqual(termsOf(one), rule))) throw refusedField('base', 'taken');
    if (saved.length >= maxOfAUser) throw refusedField('base', 'too_many');
    const [created] = await tx
      .insert(dropRules)
      .values({ ...rule, userId, createdAt: now })
      .returning();
    if (!created) throw new Error('The rule was just saved and is not there');
    return created;
  });
}

const termsOf = ({ id: _, userId: __, createdAt: ___, ...rule }: SavedRule): DropRule => rule;

/** Deletes a rule of a user. @throws HttpError 404 for one that is not theirs */
export async function deleteRule(db: Queryable, userId: number, id: number): Promise<void> {
  const deleted = await db
    .delete(dropRules)
    .where(and(eq(dropRules.id, id), eq(dropRules.userId, userId)))
    .returning({ id: dropRules.id });
  if (deleted.length === 0) throw notFound();
}

/** The rules, of all people, that a dropinfo fits as it stands. */
export async function fittingRules(
  db: Queryable,
  { dropinfo, kickOff, league }: DropinfoOfMatch,
  now: Date,
): Promise<SavedRule[]> {
  const { market, bookmaker, drop, to: odds } = dropinfo;
  const moment = { drop, odds, minutesToKickOff: minutesBefore(kickOff.getTime(), now.getTime()) };
  const some = await db
    .select()
    .from(dropRules)
    .where(and(eq(dropRules.market, market), lte(dropRules.minDrop, drop)));
  const price = { market, bookmaker, leagueId: league.id };
  return some.filter((rule) => fitsRule(rule, price, moment));
}

const markets = ['one_x_two', 'totals', 'handicap'] as const;
const longestBookmaker = 60;
const maxLeagues = 200;

/** What makes an odds drop of a market a signal; null, and no leagues, restrict nothing. */
export interface DropRule {
  /** Fraction of the opening price by which it must have fallen, itself included. */
  minDrop: number;
  market: MovedPrice['market'];
  bookmaker: string | null;
  leagueIds: number[];
  /** Whole minutes: the signal comes at most so long before kick-off. */
  maxMinutesToKickOff: number | null;
  /** Bounds of the price at the signal, themselves included. */
  minOdds: number | null;
  maxOdds: number | null;
}

/** What a rule looks at in a price, whatever becomes of it. */
interface RuledPrice extends Pick<MovedPrice, 'market' | 'bookmaker'> {
  leagueId: number;
}

/** A price as it stands at a moment. */
interface Moment {
  /** How far it has fallen, as `dropOf` says. */
  drop: number;
  odds: number;
  /** Null where the moment is not known, so that no rule with a time fits. */
  minutesToKickOff: number | null;
}

/** Whether a price fits a rule as it stands at a moment. */
function fitsRule(rule: DropRule, { market, bookmaker, leagueId }: RuledPrice, moment: Moment): boolean {
  return (
    market === rule.market &&
    (rule.bookmaker === null || rule.bookmaker === bookmaker) &&
    (rule.leagueIds.length === 0 || rule.leagueIds.includes(leagueId)) &&
    fitsMoment(rule, moment)
  );
}

/** Whether a moment of a price fits a rule, if the price itself does. */
export function fitsMoment(rule: DropRule, { drop, odds, minutesToKickOff }: Moment): boolean {
  const { maxMinutesToKickOff } = rule;
  return (
    drop >= rule.minDrop &&
    (rule.minOdds === null || odds >= rule.minOdds) &&
    (rule.maxOdds === null || odds <= rule.maxOdds) &&
    (maxMinutesToKickOff === null || (minutesToKickOff !== null && minutesToKickOff <= maxMinutesToKickOff))
  );
}

/** Whole minutes from a moment to kick-off, both unix milliseconds. */
export const minutesBefore = (kickOff: number, at: number): number => Math.floor((kickOff - at) / 60_000);

const oddsBounds = { min: 1.01, max: 1_000, decimals: 3 };

/**
 * Reads `min_drop, market, bookmaker?, league_ids?, max_minutes?, min_odds?, max_odds?`.
 * @throws HttpError 422: `min_drop: blank, invalid, out_of_range` (0.01 to 0.9, up to 4 decimals), `market: blank, invalid`,
 * `bookmaker: invalid, too_long`, `league_ids: invalid` for one that nothing has and for more than 200,
 * `max_minutes: invalid, out_of_range` (1 to 20160), `min_odds, max_odds: invalid, out_of_range` (1.01 to 1000, up to 3
 * decimals), `max_odds: reversed`
 */
export async function readRule(db: Queryable, fields: FieldReader): Promise<DropRule> {
  const bookmaker = fields.text('bookmaker') ?? null;
  if (bookmaker !== null && !isStorable(bookmaker)) fields.refuse('bookmaker', 'invalid');
  if (bookmaker !== null && [...bookmaker].length > longestBookmaker) fields.refuse('bookmaker', 'too_long');
  const rule = {
    minDrop: fields.neededNumber('min_drop', { min: 0.01, max: 0.9, decimals: 4 }),
    market: readMarket(fields),
    bookmaker,
    leagueIds: fields.ids('league_ids', maxLeagues)?.toSorted((one, other) => one - other) ?? [],
    maxMinutesToKickOff: fields.number('max_minutes', { min: 1, max: 20_160 }) ?? null,
    minOdds: fields.number('min_odds', oddsBounds) ?? null,
    maxOdds: fields.number('max_odds', oddsBounds) ?? null,
  };
  if (rule.minOdds !== null && rule.maxOdds !== null && rule.minOdds > rule.maxOdds) {
    fields.refuse('max_odds', 'reversed');
  }
  const known = await knowsAll(db, { sportIds: [], leagueIds: rule.leagueIds });
  if (!known.leagues) fields.refuse('league_ids', 'invalid');
  fields.check();
  return rule;
}

/** Some market where it is refused. */
function readMarket(fields: FieldReader): DropRule['market'] {
  const given = fields.text('market') ?? null;
  const market = markets.find((one) => one === given);
  if (market === undefined) fields.refuse('market', given === null ? 'blank' : 'invalid');
  return market ?? 'one_x_two';
}

/** A league as people read it. */
export interface NamedLeague {
  id: number;
  name: string;
  country: string;
}

/** All leagues by their ids, in the order of country and name. */
export async function namedLeagues(db: Queryable, language: Language): Promise<Map<number, NamedLeague>> {
  const all = await listFilterLeagues(db, undefined, language);
  return new Map(all.map(({ id, name, country }) => [id, { id, name, country }]));
}
