import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { leagues, userLeagues } from '../db/tables.ts';
import { notFound } from '../http/http-error.ts';
import { lockUser } from '../identity/caller.ts';

const chosenOf = prepareOnce('chosen_leagues', (db, name) =>
  db
    .select({ id: userLeagues.leagueId, favourite: userLeagues.favourite })
    .from(userLeagues)
    .where(eq(userLeagues.userId, sql.placeholder('userId')))
    .orderBy(asc(userLeagues.leagueId))
    .prepare(name),
);

/** A user's choice of leagues, by id. */
export async function chosenLeagues(db: Queryable, userId: number) {
  const chosen = await chosenOf(db).execute({ userId });
  return {
    favourite_leagues: chosen.filter(({ favourite }) => favourite).map(({ id }) => id),
    active_leagues: chosen.map(({ id }) => id),
  };
}

/**
 * Turns a choice of a league on or off for a user. A league that becomes favourite becomes active too; one that is
 * no favourite any more stays active; one that is not active any more is no favourite either.
 * @returns the user's choice as it is then
 * @throws HttpError 404 for a league that is not there
 */
export function toggleLeague(
  db: Database,
  { userId, leagueId }: { userId: number; leagueId: number },
  choice: 'favourite' | 'active',
) {
  return db.transaction(async (tx) => {
    // Two toggles at once take turns, so that together they change nothing.
    await lockUser(tx, userId);
    if ((await tx.$count(leagues, eq(leagues.id, leagueId))) === 0) throw notFound();
    const chosen = and(eq(userLeagues.userId, userId), eq(userLeagues.leagueId, leagueId));
    const known =
      choice === 'favourite'
        ? await tx
            .update(userLeagues)
            .set({ favourite: not(userLeagues.favourite) })
            .where(chosen)
            .returning()
        : await tx.delete(userLeagues).where(chosen).returning();
    if (known.length === 0) {
      await tx.insert(userLeagues).values({ userId, leagueId, favourite: choice === 'favourite' });
    }
    return chosenLeagues(tx, userId);
  });
}
