import type { Queryable } from '../db/database.ts';
import type { FieldReader } from '../http/field-reader.ts';
import { isStorable } from '../http/id.ts';
import type { DropinfoFilter } from './dropinfo-queries.ts';
import { knowsAll } from './filter-queries.ts';

/** What admins say of a filter. */
export type FilterTerms = Pick<DropinfoFilter, 'name' | 'nameEn' | 'sportIds' | 'leagueIds'>;

const longestName = 60;
const maxIds = 2_000;

/**
 * Reads `name?, name_en?, sport_ids?, league_ids?` over a filter: what is absent stays.
 * @throws HttpError 422: `name: blank, too_long, invalid`, `name_en: too_long, invalid`, `sport_ids, league_ids: invalid`
 * for what is no list of ids and for ids that nothing has
 */
export async function readFilter(
  db: Queryable,
  fields: FieldReader,
  stored: FilterTerms,
): Promise<FilterTerms> {
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
