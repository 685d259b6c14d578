import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';

/** Only has to be a number of our own. */
const importLock = 7_436_103;

/** Waits until no other import writes: two at once would make the same teams and matches twice. */
export async function lockImports(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
}
