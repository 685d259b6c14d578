/** What the spread of a result is counted from; units are stakes, so that a lost tip of one unit is −1. */
export interface ResultTotals {
  readonly won: number;
  readonly lost: number;
  readonly stakeUnits: number;
  readonly profitUnits: number;
}

/** How many standard deviations hold 95 % of a normal distribution on both sides. */
const deviations = 1.96;

/**
 * Half the width of the 95 % band around a cumulative result after so many tips: how far chance alone moves it,
 * with every tip taken as one of average stake that wins or loses as often and as much as all did. Null when the
 * totals do not say that.
 */
export function bandHalfWidth(totals: ResultTotals, tips: number): number | null {
  const { won, lost, stakeUnits, profitUnits } = totals;
  const all = won + lost;
  if (won === 0 || lost === 0 || stakeUnits <= 0) return null;
  const stake = stakeUnits / all;
  const gain = (profitUnits + lost * stake) / won;
  const mean = profitUnits / all;
  const variance = (won * gain ** 2 + lost * stake ** 2) / all - mean ** 2;
  return deviations * Math.sqrt(Math.max(0, variance) * tips);
}
