import type { Transaction } from '../db/database.ts';
import { userLogs } from '../db/tables.ts';

/** One line of the log. Never put a password, a token or a key into `details`. */
export interface LogEntry {
  /** Whom it was done to; of what is nobody's own, as a plan or a tip, the one who did it. */
  userId: number;
  /** Who did it. */
  authorId: number;
  /** What was done, `thing.verb`, for example `payment.cancel`. */
  action: string;
  /** What it was done to and the fields that changed, as they were `before` and are `after`. */
  details: Record<string, unknown>;
  at: Date;
}

/** Writes who did what into the user log, in the transaction that does it. */
export async function writeLog(tx: Transaction, { at, ...entry }: LogEntry): Promise<void> {
  await tx.insert(userLogs).values({ ...entry, createdAt: at });
}
