import type { ApiContext } from '../api-context.ts';
import { writeLog } from '../audit/write-log.ts';
import { dropinfoFilters } from '../db/dropinfo-tables.ts';
import { FieldReader } from '../http/field-reader.ts';
import type { DropinfoFilter } from './dropinfo-queries.ts';
import { listDropinfoFilters } from './dropinfo-queries.ts';
import { holdFilterOrder, loggedTerms } from './filter-queries.ts';
import { readFilter } from './read-filter.ts';

const empty = { name: '', nameEn: null, sportIds: [], leagueIds: [] };

/**
 * Makes a filter out of a request's body `{name, name_en?, sport_ids?, league_ids?}`, behind all others, and logs who did
 * it.
 * @throws HttpError 422 as `readFilter` says
 */
export function saveFilter(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  authorId: number,
  body: unknown,
): Promise<DropinfoFilter> {
  return db.transaction(async (tx) => {
    await holdFilterOrder(tx);
    const terms = await readFilter(tx, new FieldReader(body), empty);
    const last = (await listDropinfoFilters(tx)).at(-1);
    const [created] = await tx
      .insert(dropinfoFilters)
      .values({ ...terms, position: (last?.position ?? 0) + 1 })
      .returning();
    if (!created) throw new Error('The filter that was just made is not there.');
    await writeLog(tx, {
      userId: authorId,
      authorId,
      action: 'dropinfo_filter.create',
      details: { filter_id: created.id, before: null, after: await loggedTerms(tx, terms) },
      at: clock(),
    });
    return created;
  });
}
