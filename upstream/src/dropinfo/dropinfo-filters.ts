import { asc, eq, inArray, sql } from 'drizzle-orm';
import { changedFields, loggedEdit } from '../audit/user-log.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { dropinfoFilters, leagues, sports } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { FieldReader } from '../http/field-reader.ts';
import { notFound } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { maxId } from '../http/read-params.ts';
import { assertVersion } from '../http/row-version.ts';
import { compareLeagues, countryName } from '../league/country.ts';
import { type DropinfoFilter, findDropinfoFilter, listDropinfoFilters } from './dropinfo-queries.ts';

const maxNameLength = 60;
const maxIds = 2_000;

/**
 * Reads `name?, name_en?, sport_ids?, league_ids?`; absent fields have the stored values.
 * @throws HttpError 422: `name: blank, too_long, invalid`, `name_en: too_long, invalid`, `sport_ids, league_ids: invalid`
 * for anything but a list of existing ids
 */
async function readFilter(db: Queryable, fields: FieldReader, stored: FilterTerms): Promise<FilterTerms> {
  const name = fields.text('name', maxNameLength);
  if (name === null || (name === undefined && stored.name === '')) fields.refuse('name', 'blank');
  const nameEn = fields.text('name_en', maxNameLength);
  const terms = {
    name: name ?? stored.name,
    nameEn: nameEn === undefined ? stored.nameEn : nameEn,
    sportIds: fields.ids('sport_ids', maxIds) ?? stored.sportIds,
    leagueIds: fields.ids('league_ids', maxIds) ?? stored.leagueIds,
  };
  if (!(await allExist(db, sports, terms.sportIds))) fields.refuse('sport_ids', 'invalid');
  if (!(await allExist(db, leagues, terms.leagueIds))) fields.refuse('league_ids', 'invalid');
  fields.check();
  return terms;
}

const emptyFilter = { name: '', nameEn: null, sportIds: [], leagueIds: [] };

/**
 * Creates a filter from the body `{name, name_en?, sport_ids?, league_ids?}` at the last position, and logs the author.
 * @throws HttpError 422 as in `readFilter`
 */
export function saveFilter(deps: Deps, authorId: number, body: unknown): Promise<DropinfoFilter> {
  return loggedEdit(deps, authorId, async (tx, log) => {
    await lockFilters(tx);
    const terms = await readFilter(tx, new FieldReader(body), emptyFilter);
    const last = (await listDropinfoFilters(tx)).at(-1);
    const row = { ...terms, position: (last?.position ?? 0) + 1 };
    const created = onlyRow(await tx.insert(dropinfoFilters).values(row).returning());
    await log('dropinfo_filter.create', {
      filter_id: created.id,
      before: null,
      after: await loggedTerms(tx, terms),
    });
    return created;
  });
}

/**
 * Changes a filter by the body `{version?, name?, name_en?, sport_ids?, league_ids?}` and logs the changes. Without changes
 * the version stays the same.
 * @throws HttpError 404; 422 as in `readFilter`, and `base: stale` when the stored version differs
 */
export function editFilter(deps: Deps, authorId: number, id: number, body: unknown): Promise<DropinfoFilter> {
  return loggedEdit(deps, authorId, async (tx, log) => {
    await lockFilters(tx);
    const stored = await findDropinfoFilter(tx, id);
    const fields = new FieldReader(body);
    const version = fields.number('version', { min: 0, max: maxId });
    const terms = await readFilter(tx, fields, stored);
    assertVersion(version, stored.version);
    const changed = changedFields(await loggedTerms(tx, stored), await loggedTerms(tx, terms));
    if (changed === null) return stored;
    const edited = { ...terms, version: stored.version + 1 };
    await tx.update(dropinfoFilters).set(edited).where(eq(dropinfoFilters.id, id));
    await log('dropinfo_filter.update', { filter_id: id, filter: stored.name, ...changed });
    return { ...stored, ...edited };
  });
}

/**
 * Swaps a filter with the previous (-1) or next (1) one and logs it; without one nothing changes. Afterwards the positions
 * are 1, 2, 3 and so on.
 * @returns all filters in order
 * @throws HttpError 404
 */
export function moveFilter(deps: Deps, authorId: number, id: number, by: -1 | 1): Promise<DropinfoFilter[]> {
  return loggedEdit(deps, authorId, async (tx, log) => {
    await lockFilters(tx);
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
    return order.map((filter, index) => ({ ...filter, position: index + 1 }));
  });
}

type FilterTerms = Pick<DropinfoFilter, 'name' | 'nameEn' | 'sportIds' | 'leagueIds'>;

/** A filter as the API sends it to admins. */
export function filterJson({ id, name, nameEn, position, sportIds, leagueIds, version }: DropinfoFilter) {
  return { id, name, name_en: nameEn, position, sport_ids: sportIds, league_ids: leagueIds, version };
}

/** Translated names of sports; others are sent as stored. */
const sportNames: Readonly<Record<string, Record<Language, string>>> = {
  football: { pl: 'Piłka nożna', en: 'Football' },
};

export async function listFilterSports(db: Queryable, language: Language) {
  const found = await db.select({ id: sports.id, name: sports.name }).from(sports).orderBy(asc(sports.id));
  return found.map(({ id, name }) => ({ id, name: sportNames[name]?.[language] ?? name }));
}

/** The leagues of a sport, or of all when undefined, by country and name. */
export async function listFilterLeagues(
  db: Queryable,
  sportId: number | null | undefined,
  language: Language,
) {
  const found = await db
    .select({ id: leagues.id, name: leagues.name, country: leagues.country, sport_id: leagues.sportId })
    .from(leagues)
    .where(sportId === undefined ? undefined : eq(leagues.sportId, sportId ?? 0));
  return found
    .map((league) => ({ ...league, country: countryName(league.country, language) }))
    .toSorted(compareLeagues(language));
}

/** Whether all ids, which are without duplicates, exist. */
export const allExist = async (
  db: Queryable,
  table: typeof sports | typeof leagues,
  ids: number[],
): Promise<boolean> => ids.length === 0 || (await db.$count(table, inArray(table.id, ids))) === ids.length;

async function loggedTerms(db: Queryable, { name, nameEn, sportIds, leagueIds }: FilterTerms) {
  const namesOf = async (table: typeof sports | typeof leagues, ids: number[]) => {
    const found = await db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(inArray(table.id, ids));
    return ids.map((id) => found.find((one) => one.id === id)?.name ?? String(id));
  };
  return {
    name,
    nameEn,
    sportIds,
    leagueIds,
    sports: await namesOf(sports, sportIds),
    leagues: await namesOf(leagues, leagueIds),
  };
}

/** Blocks other changes of filters until the transaction ends, so that positions stay unique without deadlocks. */
async function lockFilters(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${dropinfoFilters} in share row exclusive mode`);
}
