import { max, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { tips } from '../db/tip-tables.ts';

/** The running number that the next tip gets. */
export async function nextTipIdx(tx: Transaction): Promise<number> {
  // A tip that somebody creates at the same moment waits, so that no number is given twice.
  await tx.execute(sql`lock table ${tips} in share row exclusive mode`);
  const [row] = await tx.select({ last: max(tips.idx) }).from(tips);
  return (row?.last ?? 0) + 1;
}
