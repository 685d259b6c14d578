import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { matches } from '../db/tables.ts';

/** A match and the ids of its two teams. */
export interface MatchTeams {
  id: number;
  homeTeamId: number;
  awayTeamId: number;
}

/** The teams of a match; null when there is no such match. */
export async function findMatchTeams(db: Queryable, id: number): Promise<MatchTeams | null> {
  const [match] = await db
    .select({ id: matches.id, homeTeamId: matches.homeTeamId, awayTeamId: matches.awayTeamId })
    .from(matches)
    .where(eq(matches.id, id));
  return match ?? null;
}
