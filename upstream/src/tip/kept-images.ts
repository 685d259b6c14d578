import { inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { tipImages } from '../db/tables.ts';

/** Which of some addresses are pictures of tips. */
export async function keptImages(db: Queryable, addresses: string[]): Promise<Set<string>> {
  const found = await db
    .select({ original: tipImages.original })
    .from(tipImages)
    .where(inArray(tipImages.original, addresses));
  return new Set(found.map(({ original }) => original));
}
