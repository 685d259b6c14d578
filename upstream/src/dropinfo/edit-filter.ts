import { eq, sql } from 'drizzle-orm';
import { changedFields, type EditDeps, loggedEdit } from '../audit/write-log.ts';
import type { Queryable } from '../db/database.ts';
import { dropinfoFilters } from '../db/dropinfo-tables.ts';
import { FieldReader } from '../http/field-reader.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { isStorable } from '../http/id.ts';
import { type DropinfoFilter, listDropinfoFilters } from './dropinfo-queries.ts';
import { type FilterTerms, holdFilterOrder, knowsAll, loggedTerms } from './filter-queries.ts';

const longestName = 60;
const maxIds = 2_000;

/**
 * Reads `name?, name_en?, sport_ids?, league_ids?` over a filter: what is absent stays.
 * @throws HttpError 422: `name: blank, too_long, invalid`, `name_en: too_long, invalid`, `sport_ids, league_ids: invalid`
 * for what is no list of ids and for ids that nothing has
 */
async function readFilter(db: Queryable, fields: FieldReader, stored: FilterTerms): Promise<FilterTerms> {
  const nameOf = (field: 'name' | 'name_en') => {
    const text = fields.text(field);
    if (text != null && [...text].length > longestName) return fields.refuse(field, 'too_long');
    if (text != null && !isStorable(text)) return fields.refuse(field, 'invalid');
    return text;
  };
  const name = nameOf('name');
  if (name === null || (name === undefined && stored.name === '')) fields.refuse('name', 'blank');
  const nameEn = nameOf('name_en');
  const terms = {
    name: name ?? stored.name,
    nameEn: nameEn === undefined ? stored.nameEn : nameEn,
    sportIds: fields.ids('sport_ids', maxIds) ?? stored.sportIds,
    leagueIds: fields.ids('league_ids', maxIds) ?? stored.leagueIds,
  };
  const known = await knowsAll(db, terms);
  if (!known.sports) fields.refuse('sport_ids', 'invalid');
  if (!known.leagues) fields.refuse('league_ids', 'invalid');
  fields.check();
  return terms;
}

const empty = { name: '', nameEn: null, sportIds: [], leagueIds: [] };

/**
 * Makes a filter out of a request's body `{name, name_en?, sport_ids?, league_ids?}`, behind all others, and logs who did
 * it.
 * @throws HttpError 422 as `readFilter` says
 */
export function saveFilter(deps: EditDeps, authorId: number, body: unknown): Promise<DropinfoFilter> {
  return loggedEdit(deps, authorId, async (tx, log) => {
    await holdFilterOrder(tx);
    const terms = await readFilter(tx, new FieldReader(body), empty);
    const last = (await listDropinfoFilters(tx)).at(-1);
    const [created] = await tx
      .insert(dropinfoFilters)
      .values({ ...terms, position: (last?.position ?? 0) + 1 })
      .returning();
    if (!created) throw new Error('The filter that was just made is not there.');
    await log('dropinfo_filter.create', {
      filter_id: created.id,
      before: null,
      after: await loggedTerms(tx, terms),
    });
    return created;
  });
}

/**
 * Changes a filter by a request's body `{version?, name?, name_en?, sport_ids?, league_ids?}` and logs what changed; a
 * change of nothing is no new version.
 * @throws HttpError 404; 422 as `readFilter` says, and `base: stale` for another version than the one that is there:
 * somebody else has changed the filter since
 */
export function editFilter(
  deps: EditDeps,
  authorId: number,
  id: number,
  body: unknown,
): Promise<DropinfoFilter> {
  return loggedEdit(deps, authorId, async (tx, log) => {
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
    await log('dropinfo_filter.update', { filter_id: id, filter: stored.name, ...changed });
    return { ...stored, ...edited };
  });
}

/**
 * Lets a filter change places with the one before (-1) or after it (1), and logs that; the first goes no further up and
 * the last no further down. Afterwards the positions are 1, 2, 3 and so on. Gives all filters in their order.
 * @throws HttpError 404
 */
export function moveFilter(
  deps: EditDeps,
  authorId: number,
  id: number,
  by: -1 | 1,
): Promise<DropinfoFilter[]> {
  return loggedEdit(deps, authorId, async (tx, log) => {
    await holdFilterOrder(tx);
    const filters = await listDropinfoFilters(tx);
    const from = filters.findIndex((filter) => filter.id === id);
    const [moved, other] = [filters[from], filters[from + by]];
    if (!moved) throw notFound();
    if (!other) return filters;
    const order = filters.with(from, other).with(from + by, moved);
    const ids = sql`${sql.param(order.map((filter) => filter.id))}::integer[]`;
    await tx.update(dropinfoFilters).set({ position: sql`array_position(${ids}, ${dropinfoFilters.id})` });
    await log('dropinfo_filter.move', {
      filter_id: id,
      name: moved.name,
      before: { position: from + 1 },
      after: { position: from + by + 1 },
    });
    return order.map((filter, place) => ({ ...filter, position: place + 1 }));
  });
}
