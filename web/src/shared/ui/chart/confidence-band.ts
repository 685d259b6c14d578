/** In units of stake: a lost tip of one unit is −1. */
export interface ResultTotals {
  readonly won: number;
  readonly lost: number;
  readonly stakeUnits: number;
  readonly profitUnits: number;
}

/** Standard deviations of a two-sided 95 % interval. */
const zScore = 1.96;

/**
 * Half the width of the 95 % band around a cumulative result after `tips` tips. Assumes that each tip has the average stake, win
 * rate and gain. Null when the totals do not define them.
 */
export function bandHalfWidth(totals: ResultTotals, tips: number): number | null {
  const { won, lost, stakeUnits, profitUnits } = totals;
  const count = won + lost;
  if (won === 0 || lost === 0 || stakeUnits <= 0) return null;
  const stake = stakeUnits / count;
  const gain = (profitUnits + lost * stake) / won;
  const mean = profitUnits / count;
  const variance = (won * gain ** 2 + lost * stake ** 2) / count - mean ** 2;
  return zScore * Math.sqrt(Math.max(0, variance) * tips);
}
