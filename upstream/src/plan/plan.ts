import type { plans } from '../db/tables.ts';

/** A row of the table of plans. */
export type Plan = typeof plans.$inferSelect;

/** Whether a plan has dates of its own instead of a length. */
export const hasFixedDates = (plan: Plan) => plan.validUntil !== null;

/** Percent that a plan's sale takes off now; null while there is none. The end of a sale is exclusive. */
export function activeSale(
  { salePercent, saleStartsAt, saleEndsAt }: Pick<Plan, 'salePercent' | 'saleStartsAt' | 'saleEndsAt'>,
  now: Date,
): number | null {
  const hasBegun = saleStartsAt === null || saleStartsAt <= now;
  const isOver = saleEndsAt !== null && saleEndsAt <= now;
  return hasBegun && !isOver ? salePercent : null;
}

/** The last millisecond before an end, so that its day is the last day in every clock's sense. */
export const lastMoment = (end: Date | null) => end && new Date(end.getTime() - 1);

/** The end, exclusive, of what lasts up to and including a moment; what is no moment stays as it is. */
export const endAfter = <Nothing extends null | undefined>(last: Date | Nothing) =>
  last && new Date(last.getTime() + 1);
