import type { OrderAction } from './price.ts';

/** What a Christmas sale takes off a cart, in percent, and the months that it adds for nothing. */
export interface ChristmasReduction {
  percent: number;
  extraMonths: number;
}

/** The sale of December 2023 is kept as a rule and is over. */
export const christmasSaleIsOn = false;

const smallPlans = new Set(['standard', 'standard+', 'pro']);
const largePlans = new Set(['premium', 'vip']);
const extraMonthsOf = new Map([
  [6, 1],
  [12, 2],
]);

/**
 * The reduction of the Christmas sale while it is on; null where it has none. Extending by one month costs half,
 * small plans are a quarter cheaper from 3 months on, large ones a twentieth from 6 months on with extra time.
 */
export function christmasReduction(
  plan: string,
  months: number,
  action: OrderAction,
): ChristmasReduction | null {
  if (action === 'extend' && months === 1) return { percent: 50, extraMonths: 0 };
  if (smallPlans.has(plan) && months > 1) return { percent: 25, extraMonths: 0 };
  const extraMonths = extraMonthsOf.get(months);
  return largePlans.has(plan) && extraMonths !== undefined ? { percent: 5, extraMonths } : null;
}
