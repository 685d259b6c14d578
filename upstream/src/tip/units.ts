import { sql } from 'drizzle-orm';
import { tips } from '../db/tip-tables.ts';

/**
 * Results of tips in units, for lists, files, commissions and effectiveness. All sums are exact decimal arithmetic; only
 * the figures in replies are rounded, by `rounded` and `roundedPercent`.
 */

/** Won or lost. */
export const isDecided = sql<boolean>`${tips.tipStatus} in ('tip_success', 'tip_fail')`;

export const stakeOfTip = sql`${tips.rate}::numeric`;

/** Result of a decided tip: stake × (odds − 1) if won, −stake if lost. */
export const unitsOfTip = sql`(${tips.rate}::numeric
  * case when ${tips.tipStatus} = 'tip_success' then ${tips.exchange}::numeric - 1 else -1 end)`;

/** Two decimals, halves away from zero. */
export const rounded = (figure: ReturnType<typeof sql>) => sql<number>`round(${figure}, 2)::float8`;

/** `units` in percent of `of`, rounded; null if `of` is 0. */
export const roundedPercent = (units: ReturnType<typeof sql>, of: ReturnType<typeof sql>) =>
  sql<number | null>`round(${units} * 100 / nullif(${of}, 0), 2)::float8`;
