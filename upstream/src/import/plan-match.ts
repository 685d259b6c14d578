import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { noStatistics, type Statistics, statisticNames } from '../db/match-statistics.ts';
import type { dropinfos, matches, odds } from '../db/schema.ts';
import { findOddsDrops, type MovedPrice, type OddsDrop } from '../dropinfo/drop.ts';
import {
  daysBetween,
  defaultKickOff,
  importedBookmakers,
  type Quote,
  type SeasonContent,
  type SourceMatch,
} from './season-content.ts';

export type MatchFacts = Omit<typeof matches.$inferSelect, 'id'>;

export interface PairedMatch {
  day: string;
  /** Whether it has a result. */
  played: boolean;
}

/** A stored match with its imported prices and dropinfos. */
export interface StoredMatch extends PairedMatch {
  facts: typeof matches.$inferSelect;
  prices: (typeof odds.$inferSelect)[];
  dropinfos: (typeof dropinfos.$inferSelect)[];
}

/** A match of a source with the ids of its stored season and teams. */
export interface IdentifiedMatch extends PairedMatch {
  match: SourceMatch;
  content: Pick<SeasonContent, 'league' | 'season' | 'lastResult'>;
  /** Whether admins edit the statistics of its league. */
  isEditable: boolean;
  ids: Pick<MatchFacts, 'leagueId' | 'seasonId' | 'homeTeamId' | 'awayTeamId'>;
}

type PlannedDropinfo = OddsDrop & { uid: string; createdAt: Date; timebetween: number };

export interface Diff<Row> {
  added: Row[];
  changed: (Row & { id: number })[];
  removed: number[];
}

/** The writes for one match; `facts` is null when they are unchanged. */
export interface MatchChange {
  facts: MatchFacts | null;
  prices: Diff<MovedPrice>;
  dropinfos: Diff<PlannedDropinfo>;
}

/**
 * Plans the writes for a match of a source.
 * @param stored null for a new match
 * @param isOlder whether the source is older than the stored data; it then only fills blanks
 */
export function planMatch(
  known: StoredMatch | null,
  placed: IdentifiedMatch,
  isOlder: boolean,
  minDrop: number,
): MatchChange {
  const before = known && factsWithoutId(known);
  const facts = before ? mergeFacts(before, placed, isOlder) : factsOf(placed);
  const wasPlayed = known?.played ?? false;
  const prices = mergePrices(known?.prices ?? [], placed.match, { wasPlayed, isOlder });
  const drops = planDropinfos(placed, facts, prices, minDrop);
  return {
    facts: isDeepStrictEqual(before, facts) ? null : facts,
    prices: diff(known?.prices ?? [], prices, priceKey, samePrice),
    dropinfos: diff(known?.dropinfos ?? [], drops, dropinfoKey, sameDropinfo),
  };
}

export function changesAnything({ facts, prices, dropinfos }: MatchChange): boolean {
  return facts !== null || [prices, dropinfos].some((rows) => Object.values(rows).flat().length > 0);
}

export function isPlayed({ goalHome, goalAway }: Pick<MatchFacts, 'goalHome' | 'goalAway'>): boolean {
  return goalHome !== null && goalAway !== null;
}

const factsWithoutId = ({ facts: { id: _, ...facts } }: StoredMatch): MatchFacts => facts;

function factsOf({ match, ids }: IdentifiedMatch): MatchFacts {
  return {
    ...match.statistics,
    ...ids,
    day: match.day,
    date: match.kickOff ?? defaultKickOff(match.day),
    roundName: match.roundName,
    providerId: match.providerId,
    calledOff: match.calledOff,
    refereeDisplayName: match.referee,
  };
}

/**
 * Merges the stored columns of a match with those of a source. A blank does not replace a value unless the match is called
 * off. A value replaces another unless the source is older, or it is of a league that admins edit: a count, or the referee of
 * a match with a stored result. The counts of the teams stay theirs if home and away are swapped.
 */
function mergeFacts(known: MatchFacts, placed: IdentifiedMatch, isOlder: boolean): MatchFacts {
  const { match } = placed;
  const given = factsOf(placed);
  const join = <T>(before: T | null, now: T | null): T | null =>
    now === null || (isOlder && before !== null) ? before : now;
  const joinEdited = <T>(before: T | null, now: T | null): T | null =>
    placed.isEditable ? (before ?? now) : join(before, now);
  const isSwapped = known.homeTeamId === given.awayTeamId && known.awayTeamId === given.homeTeamId;
  const before = {
    ...known,
    ...(isSwapped && swapSides(known)),
    ...(given.calledOff && noStatistics),
  };
  const joinReferee = isPlayed(before) ? joinEdited : join;
  const merged: MatchFacts = {
    ...before,
    ...placed.ids,
    calledOff: given.calledOff,
    roundName: join(before.roundName, given.roundName),
    providerId: join(before.providerId, given.providerId),
    refereeDisplayName: joinReferee(before.refereeDisplayName, given.refereeDisplayName),
  };
  for (const name of statisticNames) merged[name] = joinEdited(before[name], given[name]);
  if (known.day !== given.day) return isOlder ? merged : { ...merged, day: given.day, date: given.date };
  const timeUnknown = known.date.getTime() === defaultKickOff(known.day).getTime();
  return match.kickOff && (timeUnknown || !isOlder) ? { ...merged, date: match.kickOff } : merged;
}

function swapSides(known: MatchFacts): Statistics {
  const swapped = { ...noStatistics };
  for (const name of statisticNames) {
    const other = name.replace(/Home$|Away$/, (side) => (side === 'Home' ? 'Away' : 'Home'));
    swapped[name] = known[statisticNames.find((one) => one === other) ?? name];
  }
  return swapped;
}

/**
 * Merges the stored prices of a match with those of a source. A market is replaced as a whole, so that its prices are
 * always of one bookmaker.
 * @param wasPlayed whether the match already had a result; without one any quote is replaced
 */
function mergePrices(
  known: readonly MovedPrice[],
  { quotes, withdrawn }: SourceMatch,
  { wasPlayed, isOlder }: { wasPlayed: boolean; isOlder: boolean },
): MovedPrice[] {
  const markets = new Set([...known, ...quotes].map(({ market }) => market));
  return [...markets].flatMap((market): readonly MovedPrice[] => {
    const before = known.filter((price) => price.market === market);
    const quote = quotes.find((one) => one.market === market);
    if (before.length === 0) return quote?.prices ?? [];
    if (isOlder) return before;
    const isWithdrawn = withdrawn.some(
      (one) => one.market === market && before.some(({ bookmaker }) => bookmaker === one.bookmaker),
    );
    if (!quote) return isWithdrawn ? [] : before;
    return isWithdrawn || !wasPlayed || isBetter(quote, before) ? quote.prices : before;
  });
}

/** For a played match, a quote without closing prices or of a less trusted bookmaker does not replace the stored one. */
function isBetter(quote: Quote, before: readonly MovedPrice[]): boolean {
  const distrust = (bookmaker: string) => importedBookmakers.indexOf(bookmaker);
  const known = Math.min(...before.map(({ bookmaker }) => distrust(bookmaker)));
  const losesNothing =
    before.every(({ opening, current }) => opening === current) && quote.prices.length >= before.length;
  return distrust(quote.bookmaker) <= known && (quote.closed || losesNothing);
}

/** Dropinfos of closing prices are created at kick-off. Their uid is a hash of match, market and selection. */
function planDropinfos(
  { match, content: { league, season } }: IdentifiedMatch,
  { day, date }: MatchFacts,
  prices: readonly MovedPrice[],
  minDrop: number,
): PlannedDropinfo[] {
  return findOddsDrops(prices, minDrop).map((oddsDrop) => {
    const { home, away } = match;
    const about = [league.code, season.year, day, home.name, away.name, oddsDrop.market, oddsDrop.selection];
    const uid = `fd-${hash('sha256', about.join('\n'), 'base64url').slice(0, 16)}`;
    return { ...oddsDrop, uid, createdAt: date, timebetween: 0 };
  });
}

function diff<Known extends { id: number }, Row>(
  known: readonly Known[],
  now: readonly Row[],
  keyOf: (item: Known | Row) => string,
  same: (one: Known, other: Row) => boolean,
): Diff<Row> {
  const left = new Map(known.map((item) => [keyOf(item), item]));
  const result: Diff<Row> = { added: [], changed: [], removed: [] };
  for (const item of now) {
    const before = left.get(keyOf(item));
    left.delete(keyOf(item));
    if (!before) result.added.push(item);
    else if (!same(before, item)) result.changed.push({ ...item, id: before.id });
  }
  result.removed = [...left.values()].map(({ id }) => id);
  return result;
}

function priceKey({ market, selection, line, bookmaker }: MovedPrice): string {
  return `${market} ${selection} ${line} ${bookmaker}`;
}

function samePrice(one: MovedPrice, other: MovedPrice): boolean {
  return one.opening === other.opening && one.current === other.current;
}

function dropinfoKey({ market, selection }: Pick<PlannedDropinfo, 'market' | 'selection'>): string {
  return `${market} ${selection}`;
}

function sameDropinfo(
  { id: _, matchId: __, ...one }: StoredMatch['dropinfos'][number],
  other: PlannedDropinfo,
) {
  return isDeepStrictEqual({ ...one, ...other }, one);
}

/** `known` is null for a new match, and for a fixture that was played on a later day. */
interface Pairing<Known, Read> {
  read: Read;
  known: Known | null;
  isOvertaken: boolean;
}

/** Largest correction of a result's day; played matches further apart are different matches. */
const maxCorrectionDays = 3;

/**
 * Finds the stored match of each match of a file. All are of one season with the same home and away team; some leagues have
 * two of these. A match of the same day is the same. Otherwise a match without a result has moved to the new day, and the
 * day of a result may be corrected by a few days.
 */
export function pairMatches<Known extends PairedMatch, Read extends PairedMatch>(
  known: readonly Known[],
  read: readonly Read[],
): Pairing<Known, Read>[] {
  const readDays = new Set(read.map(({ day }) => day));
  const free = known.filter(({ day }) => !readDays.has(day));
  return read.map((match) => {
    const distance = ({ day }: Known) => Math.abs(daysBetween(day, match.day));
    const same = known.find(({ day }) => day === match.day);
    const [moved] = free
      .filter((one) => !one.played || (match.played && distance(one) <= maxCorrectionDays))
      .sort((one, other) => distance(one) - distance(other));
    const found = same ?? moved ?? null;
    if (found && found === moved) free.splice(free.indexOf(moved), 1);
    const isOvertaken =
      found === null && !match.played && known.some(({ played, day }) => played && day > match.day);
    return { read: match, known: found, isOvertaken };
  });
}
