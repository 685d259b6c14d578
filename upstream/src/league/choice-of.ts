import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { userLeagues } from '../db/tables.ts';

/** Whether a user has made a league active and favourite, as the API sends it. */
export async function choiceOf(db: Queryable, userId: number, leagueId: number) {
  const [chosen] = await db
    .select({ favourite: userLeagues.favourite })
    .from(userLeagues)
    .where(and(eq(userLeagues.userId, userId), eq(userLeagues.leagueId, leagueId)));
  return { is_active: chosen !== undefined, is_favourite: chosen?.favourite ?? false };
}
