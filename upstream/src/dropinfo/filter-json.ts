import type { DropinfoFilter } from './dropinfo-queries.ts';

/** A filter as admins see it. */
export function filterJson({ id, name, nameEn, position, sportIds, leagueIds, version }: DropinfoFilter) {
  return { id, name, name_en: nameEn, position, sport_ids: sportIds, league_ids: leagueIds, version };
}
