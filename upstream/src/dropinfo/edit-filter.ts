import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { changedFields, writeLog } from '../audit/write-log.ts';
import { dropinfoFilters } from '../db/dropinfo-tables.ts';
import { FieldReader } from '../http/field-reader.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import type { DropinfoFilter } from './dropinfo-queries.ts';
import { holdFilterOrder, loggedTerms } from './filter-queries.ts';
import { readFilter } from './read-filter.ts';

/**
 * Changes a filter by a request's body `{version?, name?, name_en?, sport_ids?, league_ids?}` and logs what changed; a
 * change of nothing is no new version.
 * @throws HttpError 404; 422 as `readFilter` says, and `base: stale` for another version than the one that is there:
 * somebody else has changed the filter since
 */
export function editFilter(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  authorId: number,
  id: number,
  body: unknown,
): Promise<DropinfoFilter> {
  return db.transaction(async (tx) => {
    await holdFilterOrder(tx);
    const [stored] = await tx.select().from(dropinfoFilters).where(eq(dropinfoFilters.id, id)).for('update');
    if (!stored) throw notFound();
    const fields = new FieldReader(body);
    const version = fields.number('version', { min: 0, max: 2_147_483_647 }) ?? stored.version;
    const terms = await readFilter(tx, fields, stored);
    if (version !== stored.version) throw refusedField('base', 'stale');
    const changed = changedFields(await loggedTerms(tx, stored), await loggedTerms(tx, terms));
    if (changed === null) return stored;
    const edited = { ...terms, version: stored.version + 1 };
    await tx.update(dropinfoFilters).set(edited).where(eq(dropinfoFilters.id, id));
    await writeLog(tx, {
      userId: authorId,
      authorId,
      action: 'dropinfo_filter.update',
      details: { filter_id: id, filter: stored.name, ...changed },
      at: clock(),
    });
    return { ...stored, ...edited };
  });
}
