import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { matches, odds, priceSteps, seasons } from '../db/tables.ts';
import { dropOf, isPrice, type MovedPrice, resultOf } from '../dropinfo/drop.ts';
import { wasPlayedBefore } from '../match/match-states.ts';
import { minDrop, namedLeagues } from './drop-rule.ts';

/** `at` is unix milliseconds. */
interface SettledStep {
  at: number;
  odds: number;
}

type Market = MovedPrice['market'];

export interface LeagueSeason {
  leagueId: number;
  season: string;
}

/** The prices of a market in order of kick-off, as an array per field for fast scans. */
export type MarketPrices = ReturnType<typeof columnsOf>;

/** About 30 MB; older ones are left out. */
const maxPrices = 400_000;
const maxSteps = 400_000;

/** The won and lost parts of a stake. */
const shares = {
  won: { won: 1, lost: 0 },
  half_won: { won: 0.5, lost: 0 },
  void: { won: 0, lost: 0 },
  half_lost: { won: 0, lost: 0.5 },
  lost: { won: 0, lost: 1 },
} as const;

/** The data of all backtests. */
export type SettledPrices = Awaited<ReturnType<typeof readSettledPrices>>;

export async function readSettledPrices(db: Queryable, now: Date) {
  const priced = await readPriced(db, now);
  return {
    ...(await readPrices(db, now)),
    /** All leagues in each language. */
    leagues: { pl: await namedLeagues(db, 'pl'), en: await namedLeagues(db, 'en') },
    priced,
    bookmakers: [...new Set(priced.map(({ bookmaker }) => bookmaker))].sort(),
    seasons: [...new Set(priced.map(({ season }) => season))],
    /** Leagues with prices. */
    leagueIds: new Set(priced.map(({ leagueId }) => leagueId)),
  };
}

/** The numbers of matches of each season with a bookmaker's prices in a market, newest season first. */
function readPriced(db: Queryable, now: Date) {
  // Grouped by match first, because counting distinct matches would sort all prices.
  const ofMatches = db
    .selectDistinct({ matchId: odds.matchId, market: odds.market, bookmaker: odds.bookmaker })
    .from(odds)
    .as('of_matches');
  return db
    .select({
      leagueId: seasons.leagueId,
      season: seasons.name,
      market: ofMatches.market,
      bookmaker: ofMatches.bookmaker,
      matches: sql<number>`count(*)::integer`,
    })
    .from(ofMatches)
    .innerJoin(matches, eq(matches.id, ofMatches.matchId))
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .where(wasPlayedBefore(now))
    .groupBy(seasons.id, ofMatches.market, ofMatches.bookmaker)
    .orderBy(desc(seasons.year), desc(seasons.name), asc(seasons.id));
}

/** A row with unix milliseconds instead of `Date`s, because there are very many. */
type PriceRow = Omit<MovedPrice, 'current'> & {
  oddsId: number;
  matchId: number;
  date: number;
  leagueId: number;
  seasonId: number;
  season: string;
  closing: number;
  goalHome: number;
  goalAway: number;
};

type StepRow = { oddsId: number; at: number; odds: number };

/** The latest steps before kick-off by price, in order. */
async function readSteps(db: Queryable, now: Date): Promise<Map<number, SettledStep[]>> {
  const { rows } = await db.execute<StepRow>(sql`
    select ${priceSteps.oddsId} as "oddsId", extract(epoch from ${priceSteps.at})::float8 * 1000 as "at",
      ${priceSteps.price} as "odds"
    from ${priceSteps}
    join ${odds} on ${odds.id} = ${priceSteps.oddsId}
    join ${matches} on ${matches.id} = ${odds.matchId}
    where ${wasPlayedBefore(now)} and ${priceSteps.at} <= ${matches.date}
    order by ${priceSteps.id} desc
    limit ${maxSteps}`);
  const steps = groupBy(rows.reverse(), ({ oddsId }) => oddsId);
  return new Map(
    [...steps].map(([id, some]) => [id, some.map(({ at, odds: price }) => ({ at, odds: price }))]),
  );
}

async function readPrices(db: Queryable, now: Date) {
  const steps = await readSteps(db, now);
  const { rows } = await db.execute<PriceRow>(sql`
    select ${odds.id} as "oddsId", ${matches.id} as "matchId", extract(epoch from ${matches.date})::float8 * 1000 as "date",
      ${matches.leagueId} as "leagueId", ${seasons.id} as "seasonId", ${seasons.name} as "season",
      ${odds.market} as "market", ${odds.selection} as "selection", ${odds.line} as "line",
      ${odds.bookmaker} as "bookmaker", ${odds.opening} as "opening", ${odds.current} as "closing",
      ${matches.goalHome} as "goalHome", ${matches.goalAway} as "goalAway"
    from ${odds}
    join ${matches} on ${matches.id} = ${odds.matchId}
    join ${seasons} on ${seasons.id} = ${matches.seasonId}
    where ${wasPlayedBefore(now)} and (
      ${odds.current} < ${odds.opening} * (1.001 - ${minDrop}::float8)
      or ${isOneOf(odds.id, steps.keys())}
    )
    order by ${matches.date} desc, ${matches.id} desc, ${odds.id} desc
    limit ${maxPrices}`);
  const found: Record<Market, SettledPrice[]> = { one_x_two: [], totals: [], handicap: [] };
  const leagueSeasons: LeagueSeason[] = [];
  const indexes = new Map<number, number>();
  for (const row of rows.reverse()) {
    const { leagueId, season, seasonId } = row;
    const index = indexes.get(seasonId) ?? leagueSeasons.push({ leagueId, season }) - 1;
    indexes.set(seasonId, index);
    const price = settledPrice(row, index, steps.get(row.oddsId) ?? null);
    if (price !== null) found[row.market].push(price);
  }
  const markets = {
    one_x_two: columnsOf(found.one_x_two),
    totals: columnsOf(found.totals),
    handicap: columnsOf(found.handicap),
  };
  return { markets, leagueSeasons };
}

type SettledPrice = NonNullable<ReturnType<typeof settledPrice>>;

/**
 * A price of a finished match; null if it has neither fallen nor steps.
 * @param leagueSeason index in `leagueSeasons`
 * @param steps those before kick-off; null when only opening and closing are known
 */
function settledPrice(row: PriceRow, leagueSeason: number, steps: readonly SettledStep[] | null) {
  const { matchId, date, selection, bookmaker, opening, closing } = row;
  if (!isPrice(opening) || !isPrice(closing)) return null;
  const drop = dropOf(opening, closing);
  const result = resultOf(row, row.goalHome, row.goalAway);
  if ((steps === null && drop < minDrop) || result === null) return null;
  const { won, lost } = shares[result];
  // Spreading objects instead would take seconds for all prices, during which nothing else runs.
  return { matchId, date, leagueSeason, selection, bookmaker, opening, closing, drop, steps, won, lost };
}

function columnsOf(prices: readonly SettledPrice[]) {
  const texts = new Map<string, string>();
  return {
    matchIds: new Int32Array(prices.map(({ matchId }) => matchId)),
    dates: new Float64Array(prices.map(({ date }) => date)),
    leagueSeasons: new Int32Array(prices.map(({ leagueSeason }) => leagueSeason)),
    selections: prices.map(({ selection }) => intern(selection, texts)),
    bookmakers: prices.map(({ bookmaker }) => intern(bookmaker, texts)),
    openings: new Float64Array(prices.map(({ opening }) => opening)),
    closings: new Float64Array(prices.map(({ closing }) => closing)),
    drops: new Float64Array(prices.map(({ drop }) => drop)),
    steps: prices.map(({ steps }) => steps),
    won: new Float64Array(prices.map(({ won }) => won)),
    lost: new Float64Array(prices.map(({ lost }) => lost)),
  };
}

/** Returns the same string instance for equal texts, to save memory. */
function intern<Text extends string>(text: Text, texts: Map<string, string>): Text {
  const known = texts.get(text);
  if (known !== undefined) return known as Text;
  texts.set(text, text);
  return text;
}
