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

/**
 * Profits of bets of one unit, and what they yield. Bets on one match go together: their profits are summed before
 * anything is said of how they vary.
 */
export class ProfitTally {
  profit = 0;
  #bets = 0;
  #matches = 0;
  #matchBets = 0;
  #matchProfit = 0;
  /** Sums over matches: of squared numbers of bets, of squared profits, and of their products. */
  #bets2 = 0;
  #profit2 = 0;
  #product = 0;

  /** @param isSameMatch whether it is on the match of the bet before */
  add(profit: number, isSameMatch: boolean): void {
    if (!isSameMatch) this.#endMatch();
    this.#matchBets += 1;
    this.#matchProfit += profit;
    this.#bets += 1;
    this.profit += profit;
  }

  /**
   * The profit, and the yield: profit by unit staked, with the interval that the normal approximation gives by the spread
   * of the matches around it. Null without bets.
   */
  json(): { profit: number; yield: Estimate } | null {
    if (this.#bets === 0) return null;
    this.#endMatch();
    return { profit: this.profit, yield: this.#yield() };
  }

  #yield(): Estimate {
    const value = this.profit / this.#bets;
    const spread = this.#profit2 - 2 * value * this.#product + value ** 2 * this.#bets2;
    if (this.#matches < 2 || spread < minSpread) return { value, low: null, high: null };
    const deviation = Math.sqrt((spread * this.#matches) / (this.#matches - 1)) / this.#bets;
    return { value, low: value - z95 * deviation, high: value + z95 * deviation };
  }

  #endMatch(): void {
    if (this.#matchBets === 0) return;
    this.#matches += 1;
    this.#bets2 += this.#matchBets ** 2;
    this.#profit2 += this.#matchProfit ** 2;
    this.#product += this.#matchBets * this.#matchProfit;
    this.#matchBets = 0;
    this.#matchProfit = 0;
  }
}
