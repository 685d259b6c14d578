import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { payments } from '../db/purchase-tables.ts';
import { users } from '../db/tables.ts';
import type { PersonalChange } from './changes.ts';

/** Under what the person signs in whose a changed thing is; null when it is gone. */
export async function ownerOf(db: Queryable, { kind, id }: PersonalChange): Promise<string | null> {
  const owners = db.select({ uid: users.uid }).from(users);
  const [owner] = await (kind === 'user'
    ? owners.where(eq(users.id, id))
    : owners.innerJoin(payments, eq(payments.userId, users.id)).where(eq(payments.id, id)));
  return owner?.uid ?? null;
}
