import type { plans } from '../db/tables.ts';

type SaleColumns = 'salePercent' | 'saleStartsAt' | 'saleEndsAt';

/** Percent that a plan's sale takes off now; null while there is none. The end of a sale is exclusive. */
export function activeSale(
  { salePercent, saleStartsAt, saleEndsAt }: Pick<typeof plans.$inferSelect, SaleColumns>,
  now: Date,
): number | null {
  const hasBegun = saleStartsAt === null || saleStartsAt <= now;
  const isOver = saleEndsAt !== null && saleEndsAt <= now;
  return hasBegun && !isOver ? salePercent : null;
}
