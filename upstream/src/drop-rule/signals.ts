import { dropOf } from '../dropinfo/drop.ts';
import { type DropRule, fitsMoment, minutesBefore } from './drop-rule.ts';
import type { MarketPrices } from './settled-prices.ts';

/** The places of prices for which a rule held, in the order of kick-offs, and the odds when it first did. */
export interface Signals {
  readonly prices: MarketPrices;
  readonly places: Int32Array;
  readonly odds: Float64Array;
  /** How many more may have been some: their moments are not known. */
  readonly untimed: number;
}

/**
 * Finds the prices for which a rule held, in the seasons of leagues that are asked for. The price at the signal is the
 * first one at which the whole rule holds. Where only the opening and the closing price are known, it is the one at
 * which the drop is reached, or the closing one where that is higher; a rule with a time before kick-off cannot tell then.
 */
export function findSignals(rule: DropRule, prices: MarketPrices, isAsked: readonly boolean[]): Signals {
  const { leagueSeasons, bookmakers, drops, steps } = prices;
  const anyTime = { ...rule, maxMinutesToKickOff: null };
  const places = new Int32Array(drops.length);
  const odds = new Float64Array(drops.length);
  let count = 0;
  let untimed = 0;
  for (let place = 0; place < drops.length; place += 1) {
    const isTimed = steps[place] != null;
    if (!isTimed && (drops[place] ?? 0) < rule.minDrop) continue;
    if (!isAsked[leagueSeasons[place] ?? 0]) continue;
    if (rule.bookmaker !== null && rule.bookmaker !== bookmakers[place]) continue;
    const found = isTimed ? firstFitting(rule, prices, place) : crossing(anyTime, prices, place);
    if (found === null) continue;
    if (!isTimed && rule.maxMinutesToKickOff !== null) {
      untimed += 1;
      continue;
    }
    places[count] = place;
    odds[count] = found;
    count += 1;
  }
  return { prices, places: places.subarray(0, count), odds: odds.subarray(0, count), untimed };
}

/** The odds at which a price that is known at its ends alone has fallen far enough; null where they do not fit. */
function crossing(rule: DropRule, { openings, closings, drops }: MarketPrices, place: number): number | null {
  const odds = Math.max((openings[place] ?? 0) * (1 - rule.minDrop), closings[place] ?? 0);
  return fitsMoment(rule, { drop: drops[place] ?? 0, odds, minutesToKickOff: null }) ? odds : null;
}

/** The odds of the first step that fits; null where none does. */
function firstFitting(
  rule: DropRule,
  { openings, dates, steps }: MarketPrices,
  place: number,
): number | null {
  const first = steps[place]?.find(({ at, odds }) =>
    fitsMoment(rule, {
      drop: dropOf(openings[place] ?? 0, odds),
      odds,
      minutesToKickOff: minutesBefore(dates[place] ?? 0, at),
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
/** Less is none, but for rounding: where all bets ended alike, their spread says nothing. */
const minSpread = 1e-9;

/** A share of some, with Wilson's interval; null of none. */
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
 * Profits of bets of one unit, and what they yield. Bets on one match go together: of how they vary, the sum of their
 * profits says something, not each of them.
 */
class ProfitTally {
  profit = 0;
  #ofMatch = 0;
  /** Sums over matches: of squared profits, and of profits by numbers of bets. */
  #profit2 = 0;
  #product = 0;

  /** @param before how many of the bets before it were on its match */
  add(profit: number, before: number): void {
    const ofMatch = before === 0 ? 0 : this.#ofMatch;
    this.#ofMatch = ofMatch + profit;
    this.profit += profit;
    this.#profit2 += profit * (2 * ofMatch + profit);
    this.#product += ofMatch + profit * (before + 1);
  }

  /** Adds the bets of another one, which are on other matches. */
  join(other: ProfitTally): void {
    this.profit += other.profit;
    this.#profit2 += other.#profit2;
    this.#product += other.#product;
  }

  /**
   * The profit, and the yield: profit by unit staked, with the interval that the normal approximation gives by the spread
   * of the matches around it. Null without bets.
   */
  json(count: BetCount): { profit: number; yield: Estimate } | null {
    return count.bets === 0 ? null : { profit: this.profit, yield: this.#yield(count) };
  }

  #yield({ bets, matches, bets2 }: BetCount): Estimate {
    const value = this.profit / bets;
    const spread = this.#profit2 - 2 * value * this.#product + value ** 2 * bets2;
    if (matches < 2 || spread < minSpread) return { value, low: null, high: null };
    const deviation = Math.sqrt((spread * matches) / (matches - 1)) / bets;
    return { value, low: value - z95 * deviation, high: value + z95 * deviation };
  }
}

/** Bets that are counted together, in the order of time. */
export class SignalGroup {
  #bets = 0;
  #hits = 0;
  #voids = 0;
  #matches = 0;
  /** The sum over matches of their squared numbers of bets. */
  #bets2 = 0;
  #lastMatch = 0;
  #onLastMatch = 0;
  readonly #opening = new ProfitTally();
  readonly #signal = new ProfitTally();
  readonly #closing = new ProfitTally();

  /** Adds the nth of some signals. */
  add({ prices, places, odds }: Signals, nth: number): void {
    const place = places[nth] ?? 0;
    const matchId = prices.matchIds[place] ?? 0;
    const won = prices.won[place] ?? 0;
    const lost = prices.lost[place] ?? 0;
    const before = this.#lastMatch === matchId ? this.#onLastMatch : 0;
    this.#lastMatch = matchId;
    this.#onLastMatch = before + 1;
    if (before === 0) this.#matches += 1;
    this.#bets += 1;
    this.#bets2 += 2 * before + 1;
    if (won > 0) this.#hits += 1;
    else if (lost === 0) this.#voids += 1;
    this.#opening.add(won * ((prices.openings[place] ?? 0) - 1) - lost, before);
    this.#signal.add(won * ((odds[nth] ?? 0) - 1) - lost, before);
    this.#closing.add(won * ((prices.closings[place] ?? 0) - 1) - lost, before);
  }

  /** Adds the bets of another one, which are on other matches. */
  join(other: SignalGroup): void {
    this.#bets += other.#bets;
    this.#hits += other.#hits;
    this.#voids += other.#voids;
    this.#matches += other.#matches;
    this.#bets2 += other.#bets2;
    this.#opening.join(other.#opening);
    this.#signal.join(other.#signal);
    this.#closing.join(other.#closing);
  }

  /** As the API sends it; a bet that won a half counts as a hit, and one whose stake came back not at all. */
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

/** Bets by a key, in the order in which each was first met. */
export class SignalGroups<Key> {
  readonly #groups = new Map<Key, SignalGroup>();

  of(key: Key): SignalGroup {
    const known = this.#groups.get(key);
    if (known) return known;
    const made = new SignalGroup();
    this.#groups.set(key, made);
    return made;
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
