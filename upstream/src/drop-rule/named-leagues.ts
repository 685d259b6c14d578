import type { Queryable } from '../db/database.ts';
import { listFilterLeagues } from '../dropinfo/filter-queries.ts';
import type { Language } from '../http/language.ts';

/** A league as people read it. */
export interface NamedLeague {
  id: number;
  name: string;
  country: string;
}

/** All leagues by their ids, in the order of country and name. */
export async function namedLeagues(db: Queryable, language: Language): Promise<Map<number, NamedLeague>> {
  const all = await listFilterLeagues(db, undefined, language);
  return new Map(all.map(({ id, name, country }) => [id, { id, name, country }]));
}
