import type { SQL } from 'drizzle-orm';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { leagues, seasons, userLeagues } from '../db/tables.ts';
import type { Language } from '../http/language.ts';
import { compareNames } from './compare-names.ts';
import { countryCode, countryName } from './country.ts';

/** Leagues by country (named in the caller's language) and name, each with its seasons, newest first. */
export async function listLeagues(db: Queryable, language: Language, where?: SQL) {
  const compare = compareNames(language);
  const found = await db.select().from(leagues).where(where).orderBy(asc(leagues.id));
  const ids = found.map(({ id }) => id);
  const ofThem = await db
    .select()
    .from(seasons)
    .where(inArray(seasons.leagueId, ids))
    .orderBy(desc(seasons.year));
  const byLeague = groupBy(ofThem, (season) => season.leagueId);
  return found
    .map((league) => ({
      ...league,
      flag: league.flag ?? countryCode(league.country),
      country: countryName(league.country, language),
    }))
    .toSorted((one, other) => compare(one.country, other.country) || compare(one.name, other.name))
    .map((league) => ({
      id: league.id,
      name: league.name,
      country: league.country,
      flag: league.flag,
      logo: league.logo,
      season: league.season,
      seasons: (byLeague.get(league.id) ?? []).map(({ year, name }) => ({ year, name })),
      is_editable: league.isEditable,
    }));
}

/** The leagues that a user has made active, in the same order. */
export function listActiveLeagues(db: Queryable, userId: number, language: Language) {
  const active = db
    .select({ id: userLeagues.leagueId })
    .from(userLeagues)
    .where(eq(userLeagues.userId, userId));
  return listLeagues(db, language, inArray(leagues.id, active));
}

/** One league; null when there is none. */
export async function findLeague(db: Queryable, id: number, language: Language) {
  const [league] = await listLeagues(db, language, eq(leagues.id, id));
  return league ?? null;
}
