import type { SeasonName } from '../../import/football-data/season.ts';
import { readSeason } from '../../import/football-data/season.ts';

/** A season of the provider as it is stored: `24/25` becomes 2024/2025; a text of another form stays as it is. */
export function seasonNameOf(year: string): SeasonName {
  const [, first, second] = /^(\d{2})\/(\d{2})$/.exec(year) ?? [];
  if (first === undefined || second === undefined) return readSeason(year) ?? { year, name: year };
  const century = Number(first) >= 70 ? 1900 : 2000;
  const start = century + Number(first);
  return { year: String(start), name: `${start}/${start + 1}` };
}
