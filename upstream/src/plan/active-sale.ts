import type { plans } from '../db/tables.ts';

/** Percent that a plan's sale takes off now; null while there is none. The end of a sale is exclusive. */
export function activeSale(
  { salePercent, saleEndsAt }: Pick<typeof plans.$inferSelect, 'salePercent' | 'saleEndsAt'>,
  now: Date,
): number | null {
  return saleEndsAt === null || saleEndsAt > now ? salePercent : null;
}
