import type { MovedPrice } from '../../dropinfo/drop.ts';
import { unknownKickOff } from './calendar.ts';
import type { MatchRow } from './match-row.ts';
import { trustOf } from './odds-sources.ts';
import type { Quote } from './quotes.ts';
import type { Statistic } from './statistics.ts';
import { statisticColumns } from './statistics.ts';

/** What is known of a match besides its odds. */
export type MatchFacts = Record<Statistic, number | null> & {
  day: string;
  date: Date;
  refereeDisplayName: string | null;
};

/** What a row alone says. */
export function factsOf(row: MatchRow): MatchFacts {
  return {
    ...row.statistics,
    day: row.day,
    date: row.kickOff ?? unknownKickOff(row.day),
    refereeDisplayName: row.referee,
  };
}

/** Whether a match has a result. */
export function isPlayed({ goalHome, goalAway }: Pick<MatchFacts, 'goalHome' | 'goalAway'>): boolean {
  return goalHome !== null && goalAway !== null;
}

/**
 * Joins what is known of a match with what a row says. A blank never replaces a value; a value replaces another
 * one unless the row is from an older file.
 */
export function mergeFacts(known: MatchFacts, row: MatchRow, isOlder: boolean): MatchFacts {
  const told = factsOf(row);
  const join = <T>(before: T | null, now: T | null): T | null =>
    now === null || (isOlder && before !== null) ? before : now;
  const merged: MatchFacts = {
    ...known,
    refereeDisplayName: join(known.refereeDisplayName, told.refereeDisplayName),
  };
  for (const { statistic } of statisticColumns) {
    merged[statistic] = join(known[statistic], told[statistic]);
  }
  if (known.day !== told.day) return isOlder ? merged : { ...merged, day: told.day, date: told.date };
  const timeUnknown = known.date.getTime() === unknownKickOff(known.day).getTime();
  return row.kickOff && (timeUnknown || !isOlder) ? { ...merged, date: row.kickOff } : merged;
}

/** Whether two states of a match say the same. */
export function sameFacts(one: MatchFacts, other: MatchFacts): boolean {
  return (
    one.day === other.day &&
    one.date.getTime() === other.date.getTime() &&
    one.refereeDisplayName === other.refereeDisplayName &&
    statisticColumns.every(({ statistic }) => one[statistic] === other[statistic])
  );
}

/**
 * Joins the known prices of a match with a row's. A market changes as a whole, so that a pair is never of two
 * bookmakers.
 * @param wasPlayed whether the match had a result before this row; until then any quote may be replaced
 */
export function mergePrices<Known extends MovedPrice>(
  known: readonly Known[],
  row: MatchRow,
  { wasPlayed, isOlder }: { wasPlayed: boolean; isOlder: boolean },
): (Known | MovedPrice)[] {
  const markets = new Set([...known, ...row.quotes].map(({ market }) => market));
  return [...markets].flatMap((market): readonly (Known | MovedPrice)[] => {
    const before = known.filter((price) => price.market === market);
    const quote = row.quotes.find((told) => told.market === market);
    if (before.length === 0) return quote?.prices ?? [];
    if (isOlder) return before;
    const withdrawn = row.withdrawn.some(
      (told) => told.market === market && before.some(({ bookmaker }) => bookmaker === told.bookmaker),
    );
    if (!quote) return withdrawn ? [] : before;
    return withdrawn || !wasPlayed || isBetter(quote, before) ? quote.prices : before;
  });
}

/** A quote without closing prices, or of a less trusted bookmaker, takes nothing from a match that is over. */
function isBetter(quote: Quote, before: readonly MovedPrice[]): boolean {
  const trust = (bookmaker: string) => trustOf(bookmaker) ?? Number.POSITIVE_INFINITY;
  const known = Math.min(...before.map(({ bookmaker }) => trust(bookmaker)));
  const losesNothing =
    before.every(({ opening, current }) => opening === current) && quote.prices.length >= before.length;
  return trust(quote.bookmaker) <= known && (quote.closed || losesNothing);
}
