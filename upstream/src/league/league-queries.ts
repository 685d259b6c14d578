import { asc, desc } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { leagues, seasons } from '../db/tables.ts';

/** Sorts names as Polish readers expect; the embedded database has no such order. */
const inPolish = new Intl.Collator('pl');

/** All leagues by country and name, each with its seasons, newest first. */
export async function listLeagues(db: Queryable) {
  const all = await db.select().from(leagues).orderBy(asc(leagues.id));
  const allSeasons = await db.select().from(seasons).orderBy(desc(seasons.year));
  const byLeague = groupBy(allSeasons, (season) => season.leagueId);
  return all
    .toSorted(
      (one, other) => inPolish.compare(one.country, other.country) || inPolish.compare(one.name, other.name),
    )
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
