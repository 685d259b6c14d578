/** A figure with its 95 % interval; no bounds where there is too little to tell. */
export interface Estimate {
  value: number;
  low: number | null;
  high: number | null;
}

const z95 = 1.959964;
/** Less is none, but for rounding: where all bets ended alike, their spread says nothing. */
const minSpread = 1e-9;

/** A share of some, with Wilson's interval; null of none. */
export function shareOf(hits: number, all: number): Estimate | null {
  if (all === 0) return null;
  const value = hits / all;
  const z2 = z95 ** 2 / all;
  const centre = (value + z2 / 2) / (1 + z2);
  const margin = (z95 * Math.sqrt((value * (1 - value)) / all + z2 / (4 * all))) / (1 + z2);
  return { value, low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}

/** How many bets there are, on how many matches, and the sum over matches of their squared numbers. */
export interface BetCount {
  bets: number;
  matches: number;
  bets2: number;
}

/**
 * Profits of bets of one unit, and what they yield. Bets on one match go together: of how they vary, the sum of their
 * profits says something, not each of them.
 */
export class ProfitTally {
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
