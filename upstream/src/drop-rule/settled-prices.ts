import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { matches, odds, priceSteps, seasons } from '../db/tables.ts';
import { dropOf, isPrice, type MovedPrice } from '../dropinfo/drop.ts';
import { resultOf } from '../dropinfo/outcome.ts';
import { wasPlayedBefore } from '../match/match-states.ts';

/** What a price became, and when, unix milliseconds. */
export interface SettledStep {
  at: number;
  odds: number;
}

/** A price of a match that is over, which closed lower than it opened, or fell on its way. */
export interface SettledPrice {
  matchId: number;
  /** Kick-off, unix milliseconds. */
  date: number;
  leagueId: number;
  season: string;
  market: MovedPrice['market'];
  selection: MovedPrice['selection'];
  bookmaker: string;
  opening: number;
  closing: number;
  /** How far it had fallen at the close. */
  drop: number;
  /** How it moved before kick-off; null where only its opening and its closing are known. */
  steps: readonly SettledStep[] | null;
  /** How much of a stake was won and how much lost: 1, a half at a quarter line, or nothing. */
  won: number;
  lost: number;
}

/** How many matches of a season of a league have a bookmaker's prices in a market. */
export interface PricedMatches {
  leagueId: number;
  season: string;
  market: MovedPrice['market'];
  bookmaker: string;
  matches: number;
}

/** All that backtests look at, in the order of kick-offs. */
export interface SettledPrices {
  prices: readonly SettledPrice[];
  priced: readonly PricedMatches[];
  /** Names of bookmakers and of seasons, newest first. */
  bookmakers: readonly string[];
  seasons: readonly string[];
  /** Leagues with such prices. */
  leagueIds: ReadonlySet<number>;
}

/** Some 60 MB; the oldest beyond them are left out. */
const maxPrices = 400_000;
const maxSteps = 400_000;
/** No rule asks for less. */
const minDrop = 0.01;

const shares = {
  won: { won: 1, lost: 0 },
  half_won: { won: 0.5, lost: 0 },
  void: { won: 0, lost: 0 },
  half_lost: { won: 0, lost: 0.5 },
  lost: { won: 0, lost: 1 },
} as const;

/** Reads what backtests look at. */
export async function readSettledPrices(db: Queryable, now: Date): Promise<SettledPrices> {
  const priced = await readPriced(db, now);
  return {
    prices: await readPrices(db, now),
    priced,
    bookmakers: [...new Set(priced.map(({ bookmaker }) => bookmaker))].sort(),
    seasons: [...new Set(priced.map(({ season }) => season))],
    leagueIds: new Set(priced.map(({ leagueId }) => leagueId)),
  };
}

function readPriced(db: Queryable, now: Date): Promise<PricedMatches[]> {
  return db
    .select({
      leagueId: seasons.leagueId,
      season: seasons.name,
      market: odds.market,
      bookmaker: odds.bookmaker,
      matches: sql<number>`count(distinct ${odds.matchId})::integer`,
    })
    .from(odds)
    .innerJoin(matches, eq(matches.id, odds.matchId))
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .where(wasPlayedBefore(now))
    .groupBy(seasons.id, odds.market, odds.bookmaker)
    .orderBy(desc(seasons.year), desc(seasons.name), asc(seasons.id));
}

/** A row as the database gives it: without `Date`s, of which there would be very many. */
type PriceRow = Omit<SettledPrice, 'drop' | 'steps' | 'won' | 'lost'> & {
  oddsId: number;
  line: number | null;
  goalHome: number;
  goalAway: number;
};

type StepRow = { oddsId: number; at: number; odds: number };

/** The latest steps of prices before kick-off, by price and in their order. */
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

async function readPrices(db: Queryable, now: Date): Promise<SettledPrice[]> {
  const steps = await readSteps(db, now);
  const { rows } = await db.execute<PriceRow>(sql`
    select ${odds.id} as "oddsId", ${matches.id} as "matchId", extract(epoch from ${matches.date})::float8 * 1000 as "date",
      ${matches.leagueId} as "leagueId", ${seasons.name} as "season",
      ${odds.market} as "market", ${odds.selection} as "selection", ${odds.line} as "line",
      ${odds.bookmaker} as "bookmaker", ${odds.opening} as "opening", ${odds.current} as "closing",
      ${matches.goalHome} as "goalHome", ${matches.goalAway} as "goalAway"
    from ${odds}
    join ${matches} on ${matches.id} = ${odds.matchId}
    join ${seasons} on ${seasons.id} = ${matches.seasonId}
    where ${wasPlayedBefore(now)} and (
      ${odds.current} < ${odds.opening} * (1.001 - ${minDrop}::float8)
      or ${odds.id} = any(${sql.param([...steps.keys()])}::integer[])
    )
    order by ${matches.date} desc, ${matches.id} desc, ${odds.id} desc
    limit ${maxPrices}`);
  const texts = new Map<string, string>();
  return rows.reverse().flatMap((row) => settledPrice(row, steps.get(row.oddsId) ?? null, texts) ?? []);
}

/**
 * A price of which each of the few texts is there once, and whose fields stand one by one: objects that are made by
 * spreading others take many times as long to read.
 */
function settledPrice(
  row: PriceRow,
  steps: readonly SettledStep[] | null,
  texts: Map<string, string>,
): SettledPrice | null {
  const { matchId, date, leagueId, opening, closing } = row;
  if (!isPrice(opening) || !isPrice(closing)) return null;
  const drop = dropOf(opening, closing);
  const result = resultOf(row, row.goalHome, row.goalAway);
  if ((steps === null && drop < minDrop) || result === null) return null;
  const { won, lost } = shares[result];
  return {
    matchId,
    date,
    leagueId,
    season: once(row.season, texts),
    market: once(row.market, texts),
    selection: once(row.selection, texts),
    bookmaker: once(row.bookmaker, texts),
    opening,
    closing,
    drop,
    steps,
    won,
    lost,
  };
}

function once<Text extends string>(text: Text, texts: Map<string, string>): Text {
  const known = texts.get(text);
  if (known !== undefined) return known as Text;
  texts.set(text, text);
  return text;
}
