import type { Tip, TipBalance } from '../__generated__/schema.ts';

const hundredths = (units: number) => Math.round(units * 100);

/**
 * How settled tips have done: won and lost ones by the time of their publishing, then by running number. Units are
 * added as whole hundredths, since each tip's are.
 */
export function balanceOf(tips: readonly Tip[]): TipBalance {
  const settled = tips
    .filter(({ status }) => status === 'SUCCESS' || status === 'FAIL')
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.idx - b.idx);
  let profit = 0;
  const series = settled.map(({ units, createdAt }, place) => {
    profit += hundredths(units ?? 0);
    return { at: createdAt, cumulativeUnits: profit / 100, sampleSize: place + 1 };
  });
  const stake = settled.reduce((sum, { rate }) => sum + hundredths(rate), 0);
  return {
    sampleSize: settled.length,
    won: settled.filter(({ status }) => status === 'SUCCESS').length,
    stakeUnits: stake / 100,
    profitUnits: profit / 100,
    yieldPercent: stake === 0 ? null : (profit / stake) * 100,
    series,
  };
}
