import { createHash } from 'node:crypto';
import type { Fall, MovedPrice } from '../../dropinfo/drop.ts';
import { fallsAmong } from '../../dropinfo/drop.ts';
import type { KnownMatch } from './known-matches.ts';
import type { MatchFacts } from './merge-match.ts';
import { factsOf, isPlayed, mergeFacts, mergePrices, sameFacts } from './merge-match.ts';
import type { SeasonedRow } from './read-file.ts';

/** How rows become stored things. */
export interface PlanOptions {
  now: Date;
  /** Fraction from which a fall makes a dropinfo. */
  leastDrop: number;
}

/** A dropinfo without its match. */
export type PlannedDropinfo = Fall & { uid: string; createdAt: Date; timebetween: number };

/** What must be written for one match; nothing when it stays as it is. */
export interface MatchChange {
  /** The new state of a match that changed. */
  facts: MatchFacts | null;
  newPrices: MovedPrice[];
  changedPrices: { id: number; opening: number; current: number }[];
  lostPrices: number[];
  newDropinfos: PlannedDropinfo[];
  changedDropinfos: (PlannedDropinfo & { id: number })[];
  lostDropinfos: number[];
}

/** What is written for a match that was not known. */
export function planNew(row: SeasonedRow, { leastDrop }: PlanOptions): MatchChange & { facts: MatchFacts } {
  const facts = factsOf(row);
  const prices = row.quotes.flatMap((quote) => quote.prices);
  return {
    facts,
    newPrices: prices,
    changedPrices: [],
    lostPrices: [],
    newDropinfos: plannedDropinfos(row, facts, prices, leastDrop),
    changedDropinfos: [],
    lostDropinfos: [],
  };
}

/**
 * What a row changes in a known match.
 * @param isOlder the row's file is older than what is known; it then only fills blanks
 */
export function planKnown(
  known: KnownMatch,
  row: SeasonedRow,
  isOlder: boolean,
  { leastDrop }: PlanOptions,
): MatchChange {
  const facts = mergeFacts(known.facts, row, isOlder);
  const prices = mergePrices(known.prices, row, { wasPlayed: isPlayed(known.facts), isOlder });
  const priceDiff = diff(known.prices, prices, priceKey, samePrice);
  const falls = plannedDropinfos(row, facts, prices, leastDrop);
  const fallDiff = diff(known.dropinfos, falls, dropinfoKey, sameDropinfo);
  return {
    facts: sameFacts(known.facts, facts) ? null : facts,
    newPrices: priceDiff.added,
    changedPrices: priceDiff.changed.map(({ id, now: { opening, current } }) => ({ id, opening, current })),
    lostPrices: priceDiff.lost,
    newDropinfos: fallDiff.added,
    changedDropinfos: fallDiff.changed.map(({ id, now }) => ({ ...now, id })),
    lostDropinfos: fallDiff.lost,
  };
}

/** Whether a change writes anything. */
export function changesAnything({ facts, ...lists }: MatchChange): boolean {
  return facts !== null || Object.values(lists).some(({ length }) => length > 0);
}

/** Dropinfos from closing prices are born at kick-off. Their uid follows from what they are about. */
function plannedDropinfos(
  row: SeasonedRow,
  { day, date }: MatchFacts,
  prices: readonly MovedPrice[],
  leastDrop: number,
): PlannedDropinfo[] {
  return fallsAmong(prices, leastDrop).map((fall) => {
    const about = [row.league.code, row.season.year, day, row.home, row.away, fall.market, fall.selection];
    const uid = `fd-${createHash('sha256').update(about.join('\n')).digest('base64url').slice(0, 16)}`;
    return { ...fall, uid, createdAt: date, timebetween: 0 };
  });
}

interface Diff<Now> {
  added: Now[];
  changed: { id: number; now: Now }[];
  lost: number[];
}

function diff<Known extends { id: number }, Now>(
  known: readonly Known[],
  now: readonly Now[],
  keyOf: (item: Known | Now) => string,
  same: (one: Known, other: Now) => boolean,
): Diff<Now> {
  const left = new Map(known.map((item) => [keyOf(item), item]));
  const result: Diff<Now> = { added: [], changed: [], lost: [] };
  for (const item of now) {
    const before = left.get(keyOf(item));
    left.delete(keyOf(item));
    if (!before) result.added.push(item);
    else if (!same(before, item)) result.changed.push({ id: before.id, now: item });
  }
  result.lost = [...left.values()].map(({ id }) => id);
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

function sameDropinfo(one: PlannedDropinfo, other: PlannedDropinfo): boolean {
  return (
    one.createdAt.getTime() === other.createdAt.getTime() &&
    (
      [
        'uid',
        'bookmaker',
        'line',
        'from',
        'to',
        'drop',
        'oppositeFrom',
        'oppositeTo',
        'oppositeLine',
        'timebetween',
      ] as const
    ).every((field) => one[field] === other[field])
  );
}
