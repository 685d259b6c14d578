import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { tipImages } from '../db/tip-tables.ts';

/** Which of some addresses, however many, are pictures of tips. */
export async function keptImages(db: Queryable, addresses: string[]): Promise<Set<string>> {
  const found = await db
    .select({ original: tipImages.original })
    .from(tipImages)
    .where(sql`${tipImages.original} = any(${sql.param(addresses)}::text[])`);
  return new Set(found.map(({ original }) => original));
}
