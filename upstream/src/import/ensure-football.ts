import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { sports } from '../db/tables.ts';

/** The id of the one sport that there is data for; makes it when it is missing. */
export async function ensureFootball(db: Queryable): Promise<number> {
  await db.insert(sports).values({ name: 'football' }).onConflictDoNothing();
  const [football] = await db.select({ id: sports.id }).from(sports).where(eq(sports.name, 'football'));
  if (!football) throw new Error('The sport football was just made and is not there');
  return football.id;
}
