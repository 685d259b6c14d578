import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/tables.ts';

/**
 * Has whoever changes what belongs to a user wait for the others until the end of their transactions; gives whether there
 * is such a user. Rows that only refer to the user, as log entries do to their author, do not wait.
 */
export async function lockUser(tx: Transaction, userId: number): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return found.length > 0;
}
