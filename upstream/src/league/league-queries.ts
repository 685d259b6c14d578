import { asc, desc } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { leagues, seasons } from '../db/tables.ts';
import type { Language } from '../http/language.ts';
import { countryName } from './country-name.ts';

/** Sort names as readers of each language expect; the embedded database has no such orders. */
const collators = { pl: new Intl.Collator('pl'), en: new Intl.Collator('en') };

/** All leagues by country (named in the caller's language) and name, each with its seasons, newest first. */
export async function listLeagues(db: Queryable, language: Language) {
  const { compare } = collators[language];
  const all = await db.select().from(leagues).orderBy(asc(leagues.id));
  const allSeasons = await db.select().from(seasons).orderBy(desc(seasons.year));
  const byLeague = groupBy(allSeasons, (season) => season.leagueId);
  return all
    .map((league) => ({ ...league, country: countryName(league.country, language) }))
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
