import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { leagues, seasons } from '../db/tables.ts';
import { notFound } from '../http/http-error.ts';
import { parseId } from '../http/id.ts';
import { possibleId } from '../http/read-params.ts';

/** A season of a league. */
export interface LeagueSeason {
  leagueId: number;
  /** Null for a league that has no season yet. */
  season: { id: number; name: string } | null;
}

/**
 * The season of a league by its name; without a name the one that runs, else the newest.
 * @param leagueId the league's id as the address has it
 * @throws HttpError 404 for a league that is not there, and for a season that it does not have
 */
export async function findSeason(
  db: Queryable,
  leagueId: string,
  name: string | undefined,
): Promise<LeagueSeason> {
  const id = possibleId(parseId(leagueId));
  const [found] = await db
    .select({ id: seasons.id, name: seasons.name })
    .from(leagues)
    .leftJoin(
      seasons,
      and(eq(seasons.leagueId, leagues.id), name === undefined ? undefined : eq(seasons.name, name)),
    )
    .where(eq(leagues.id, id))
    .orderBy(sql`${seasons.name} is not distinct from ${leagues.season} desc`, desc(seasons.year))
    .limit(1);
  if (!found || (name !== undefined && found.id === null)) throw notFound();
  const season = found.id === null || found.name === null ? null : { id: found.id, name: found.name };
  return { leagueId: id, season };
}
