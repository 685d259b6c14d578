import { asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { awayTeam, homeTeam } from '../db/match-teams.ts';
import { leagues, matches, seasons } from '../db/tables.ts';
import { type MatchJson, matchJson, type NamedMatch } from './match-json.ts';

const orders = {
  byKickOff: [asc(matches.date), asc(matches.id)],
  newestFirst: [desc(matches.date), desc(matches.id)],
};

/** Which matches are wanted; the condition may name `leagues`, `seasons`, `homeTeam` and `awayTeam` too. */
interface MatchSearch {
  where: SQL | undefined;
  order?: keyof typeof orders;
  limit?: number;
  offset?: number;
}

/** Matches with the names of their seasons and teams, by kick-off unless another order is asked for. */
export async function findMatches(
  db: Queryable,
  { where, order = 'byKickOff', limit, offset }: MatchSearch,
): Promise<NamedMatch[]> {
  const query = db
    .select({
      match: matches,
      season: seasons.name,
      home: { name: homeTeam.name, logo: homeTeam.logo },
      away: { name: awayTeam.name, logo: awayTeam.logo },
    })
    .from(matches)
    .innerJoin(seasons, eq(seasons.id, matches.seasonId))
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .innerJoin(homeTeam, eq(homeTeam.id, matches.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, matches.awayTeamId))
    .where(where)
    .orderBy(...orders[order])
    .$dynamic();
  if (limit !== undefined) query.limit(limit);
  if (offset !== undefined) query.offset(offset);
  return query;
}

/** How many matches satisfy a condition such as `findMatches` takes. */
export async function countMatches(db: Queryable, where: SQL | undefined): Promise<number> {
  return db.$count(
    db
      .select({ id: matches.id })
      .from(matches)
      .innerJoin(leagues, eq(leagues.id, matches.leagueId))
      .innerJoin(homeTeam, eq(homeTeam.id, matches.homeTeamId))
      .innerJoin(awayTeam, eq(awayTeam.id, matches.awayTeamId))
      .where(where)
      .as('found'),
  );
}

/** A page of matches as the API sends it, and how many there are in all. */
export async function matchPage(
  db: Queryable,
  { page, perPage, ...search }: Pick<MatchSearch, 'where' | 'order'> & { page: number; perPage: number },
  jsonOf: (match: NamedMatch) => MatchJson = matchJson,
) {
  const found = await findMatches(db, { ...search, limit: perPage, offset: (page - 1) * perPage });
  const total = await countMatches(db, search.where);
  return { found, json: { matches: found.map(jsonOf), page, per_page: perPage, total } };
}
