/** What bookmakers in Poland keep of each stake, in percent. */
export const POLISH_TAX = 12;

/** The highest rate that a reader can choose, in percent. */
export const HIGHEST_TAX = 25;

/** Odds as they pay when a rate (a fraction) is kept of the stake: what is left of it is all that is bet. */
export const oddsAfterTax = (odds: number, rate: number): number => odds * (1 - rate);

/**
 * Profit after tax of one bet that won or lost, or of any number of such: what came back, profit and stake, loses the rate; the stake was
 * paid whole. So sums are as exact as the profit and the stake that they are made of.
 */
export const profitAfterTax = (profit: number, stake: number, rate: number): number =>
  (profit + stake) * (1 - rate) - stake;

/** The same in percent of the stake: of a yield, and of an expected value. */
export const percentAfterTax = (percent: number, rate: number): number => profitAfterTax(percent, 100, rate);
