import { dropOf, droppedOdds } from '../dropinfo/drop.ts';
import { type DropRule, matchesState, minutesBefore } from './drop-rule.ts';
import type { MarketPrices } from './settled-prices.ts';

/** The indexes of prices that matched a rule, in order of kick-off, with the odds at the first match. */
export interface Signals {
  readonly prices: MarketPrices;
  readonly indexes: Int32Array;
  readonly odds: Float64Array;
  /** The number of possible signals with unknown times. */
  readonly untimed: number;
}

/**
 * Finds the prices that matched a rule. The odds of a signal are the first ones that match. When only opening and closing
 * prices are known, they are the odds that reach the drop, or the closing ones if those are higher; a rule with a time then
 * counts the price as untimed.
 * @param isSelected by index of the league season
 */
export function findSignals(rule: DropRule, prices: MarketPrices, isSelected: readonly boolean[]): Signals {
  const { leagueSeasons, bookmakers, drops, steps } = prices;
  const anyTime = { ...rule, maxMinutesToKickOff: null };
  const indexes = new Int32Array(drops.length);
  const odds = new Float64Array(drops.length);
  let count = 0;
  let untimed = 0;
  for (let index = 0; index < drops.length; index += 1) {
    const isTimed = steps[index] != null;
    if (!isTimed && (drops[index] ?? 0) < rule.minDrop) continue;
    if (!isSelected[leagueSeasons[index] ?? 0]) continue;
    if (rule.bookmaker !== null && rule.bookmaker !== bookmakers[index]) continue;
    const found = isTimed ? firstMatch(rule, prices, index) : oddsAtDrop(anyTime, prices, index);
    if (found === null) continue;
    if (!isTimed && rule.maxMinutesToKickOff !== null) {
      untimed += 1;
      continue;
    }
    indexes[count] = index;
    odds[count] = found;
    count += 1;
  }
  return { prices, indexes: indexes.subarray(0, count), odds: odds.subarray(0, count), untimed };
}

/** The odds at which a price without steps reaches the drop; null when they do not match. */
function oddsAtDrop(rule: DropRule, { openings, closings, drops }: MarketPrices, index: number) {
  const odds = Math.max(droppedOdds(openings[index] ?? 0, rule.minDrop), closings[index] ?? 0);
  return matchesState(rule, { drop: drops[index] ?? 0, odds, minutesToKickOff: null }) ? odds : null;
}

function firstMatch(rule: DropRule, { openings, dates, steps }: MarketPrices, index: number) {
  const first = steps[index]?.find(({ at, odds }) =>
    matchesState(rule, {
      drop: dropOf(openings[index] ?? 0, odds),
      odds,
      minutesToKickOff: minutesBefore(dates[index] ?? 0, at),
    }),
  );
  return first?.odds ?? null;
}

export interface Estimate {
  value: number;
  low: number | null;
  high: number | null;
}

const z95 = 1.959964;
/** A smaller spread is a rounding error: all bets had the same result. */
const minSpread = 1e-9;

/** A proportion with its Wilson interval; null when `all` is 0. */
function shareOf(hits: number, all: number): Estimate | null {
  if (all === 0) return null;
  const value = hits / all;
  const z2 = z95 ** 2 / all;
  const centre = (value + z2 / 2) / (1 + z2);
  const margin = (z95 * Math.sqrt((value * (1 - value)) / all + z2 / (4 * all))) / (1 + z2);
  return { value, low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}

interface BetCount {
  bets: number;
  matches: number;
  bets2: number;
}

/**
 * Sums the profits of bets of one unit. Bets on one match are a cluster: only the sum of their profits counts for the
 * variance.
 */
class ProfitSum {
  profit = 0;
  #ofMatch = 0;
  /** Sums over matches of squared profits, and of profits times bets. */
  #profit2 = 0;
  #product = 0;

  /** @param before number of earlier bets on the same match */
  add(profit: number, before: number): void {
    const ofMatch = before === 0 ? 0 : this.#ofMatch;
    this.#ofMatch = ofMatch + profit;
    this.profit += profit;
    this.#profit2 += profit * (2 * ofMatch + profit);
    this.#product += ofMatch + profit * (before + 1);
  }

  /** @param other must have other matches */
  merge(other: ProfitSum): void {
    this.profit += other.profit;
    this.#profit2 += other.#profit2;
    this.#product += other.#product;
  }

  /**
   * The profit, and the yield per unit staked with its 95 % interval by normal approximation over matches, which never starts
   * below the loss of all stakes. Null without bets.
   */
  json(count: BetCount): { profit: number; yield: Estimate } | null {
    return count.bets === 0 ? null : { profit: this.profit, yield: this.#yield(count) };
  }

  #yield({ bets, matches, bets2 }: BetCount): Estimate {
    const value = this.profit / bets;
    const spread = this.#profit2 - 2 * value * this.#product + value ** 2 * bets2;
    if (matches < 2 || spread < minSpread) return { value, low: null, high: null };
    const deviation = Math.sqrt((spread * matches) / (matches - 1)) / bets;
    return { value, low: Math.max(-1, value - z95 * deviation), high: value + z95 * deviation };
  }
}

/** Statistics of bets, which must be added in order of time. */
export class SignalGroup {
  #bets = 0;
  #hits = 0;
  #voids = 0;
  #matches = 0;
  /** The sum over matches of their squared numbers of bets. */
  #bets2 = 0;
  #lastMatch = 0;
  #onLastMatch = 0;
  readonly #opening = new ProfitSum();
  readonly #signal = new ProfitSum();
  readonly #closing = new ProfitSum();

  add({ prices, indexes, odds }: Signals, nth: number): void {
    const index = indexes[nth] ?? 0;
    const matchId = prices.matchIds[index] ?? 0;
    const won = prices.won[index] ?? 0;
    const lost = prices.lost[index] ?? 0;
    const before = this.#lastMatch === matchId ? this.#onLastMatch : 0;
    this.#lastMatch = matchId;
    this.#onLastMatch = before + 1;
    if (before === 0) this.#matches += 1;
    this.#bets += 1;
    this.#bets2 += 2 * before + 1;
    if (won > 0) this.#hits += 1;
    else if (lost === 0) this.#voids += 1;
    this.#opening.add(won * ((prices.openings[index] ?? 0) - 1) - lost, before);
    this.#signal.add(won * ((odds[nth] ?? 0) - 1) - lost, before);
    this.#closing.add(won * ((prices.closings[index] ?? 0) - 1) - lost, before);
  }

  /** @param other must have other matches */
  merge(other: SignalGroup): void {
    this.#bets += other.#bets;
    this.#hits += other.#hits;
    this.#voids += other.#voids;
    this.#matches += other.#matches;
    this.#bets2 += other.#bets2;
    this.#opening.merge(other.#opening);
    this.#signal.merge(other.#signal);
    this.#closing.merge(other.#closing);
  }

  /** As the API sends it. A half-won bet counts as a hit; void bets do not count in the hit rate. */
  json() {
    const count = { bets: this.#bets, matches: this.#matches, bets2: this.#bets2 };
    return {
      signals: this.#bets,
      hits: this.#hits,
      voids: this.#voids,
      hit_rate: shareOf(this.#hits, this.#bets - this.#voids),
      at_opening: this.#opening.json(count),
      at_signal: this.#signal.json(count),
      at_closing: this.#closing.json(count),
    };
  }
}

/** Groups by key, in order of first use. */
export class SignalGroups<Key> {
  readonly #groups = new Map<Key, SignalGroup>();

  of(key: Key): SignalGroup {
    const known = this.#groups.get(key);
    if (known) return known;
    const group = new SignalGroup();
    this.#groups.set(key, group);
    return group;
  }

  [Symbol.iterator](): IterableIterator<[Key, SignalGroup]> {
    return this.#groups.entries();
  }

  json<Name extends string>(name: Name) {
    return [...this.#groups].map(([key, group]) => ({
      ...({ [name]: key } as Record<Name, Key>),
      ...group.json(),
    }));
  }
}
