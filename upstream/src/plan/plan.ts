import type { plans } from '../db/tables.ts';

export type Plan = typeof plans.$inferSelect;

/** Whether subscriptions of a plan have fixed dates instead of a length. */
export const hasFixedDates = (plan: Plan) => plan.validUntil !== null;

/** Discount of the active sale in percent; null if there is none. The end of a sale is exclusive. */
export function activeSale(
  { salePercent, saleStartsAt, saleEndsAt }: Pick<Plan, 'salePercent' | 'saleStartsAt' | 'saleEndsAt'>,
  now: Date,
): number | null {
  const hasBegun = saleStartsAt === null || saleStartsAt <= now;
  const isOver = saleEndsAt !== null && saleEndsAt <= now;
  return hasBegun && !isOver ? salePercent : null;
}

/** Converts an exclusive end to its last millisecond, so that clients show the last day. */
export const toInclusiveEnd = (end: Date | null) => end && new Date(end.getTime() - 1);

/** The inverse of `toInclusiveEnd`. */
export const toExclusiveEnd = <Nothing extends null | undefined>(last: Date | Nothing) =>
  last && new Date(last.getTime() + 1);
