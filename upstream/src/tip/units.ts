import { sql } from 'drizzle-orm';
import { tips } from '../db/tip-tables.ts';

/**
 * What tips bring, in units, for all who count it: lists, files, commissions and our effectiveness. All of it is exact
 * decimal arithmetic on stake and odds as they are stored; only a figure that is shown is rounded, by `shown`.
 */

/** Whether a tip counts: those that won or lost. */
export const isDecided = sql<boolean>`${tips.tipStatus} in ('tip_success', 'tip_fail')`;

/** The stake of a tip. */
export const stakeOfTip = sql`${tips.rate}::numeric`;

/** What a decided tip has brought: won stake × (odds − 1), lost −stake. */
export const unitsOfTip = sql`(${tips.rate}::numeric
  * case when ${tips.tipStatus} = 'tip_success' then ${tips.exchange}::numeric - 1 else -1 end)`;

/** An exact figure as it is shown: two decimals, halves away from zero. */
export const shown = (figure: ReturnType<typeof sql>) => sql<number>`round(${figure}, 2)::float8`;

/** Units in percent of stakes, or of a bank, as it is shown; null where there is nothing to count on. */
export const shownPercent = (units: ReturnType<typeof sql>, of: ReturnType<typeof sql>) =>
  sql<number | null>`round(${units} * 100 / nullif(${of}, 0), 2)::float8`;
