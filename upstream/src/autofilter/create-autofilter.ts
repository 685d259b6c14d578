import { and, eq, or } from 'drizzle-orm';
import { autofilters } from '../db/autofilter-tables.ts';
import type { Database } from '../db/database.ts';
import { refusedField } from '../http/http-error.ts';
import { lockUser } from '../identity/caller.ts';
import type { AutofilterData } from './autofilter-data.ts';

const maxOfAUser = 50;

/**
 * Saves an autofilter of a user.
 * @throws HttpError 422: `name: taken` by another one of the same user, `base: too_many`
 */
export function createAutofilter(
  db: Database,
  { userId, data, now }: { userId: number; data: AutofilterData; now: Date },
): Promise<typeof autofilters.$inferSelect> {
  return db.transaction(async (tx) => {
    // Two at once take turns, so that neither the name nor the last free place is given twice.
    await lockUser(tx, userId);
    const ofUser = eq(autofilters.userId, userId);
    if (
      (await tx.$count(
        autofilters,
        and(ofUser, or(eq(autofilters.name, data.name), eq(autofilters.nameEn, data.name))),
      )) > 0
    ) {
      throw refusedField('name', 'taken');
    }
    if ((await tx.$count(autofilters, ofUser)) >= maxOfAUser) throw refusedField('base', 'too_many');
    const [created] = await tx
      .insert(autofilters)
      .values({ ...data, userId, createdAt: now })
      .returning();
    if (!created) throw new Error('The autofilter was just saved and is not there');
    return created;
  });
}
