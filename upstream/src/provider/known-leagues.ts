import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { leagues, seasons } from '../db/tables.ts';

/** Which leagues of these codes are stored, by code, with the first years of their seasons. */
export async function knownLeagues(
  db: Queryable,
  codes: readonly string[],
): Promise<Map<string, { id: number; years: ReadonlySet<string | null> }>> {
  const rows = await db
    .select({ id: leagues.id, code: leagues.code, year: seasons.year })
    .from(leagues)
    .leftJoin(seasons, eq(seasons.leagueId, leagues.id))
    .where(inArray(leagues.code, [...codes]));
  const byCode = groupBy(rows, ({ code }) => code);
  return new Map(
    [...byCode].flatMap(([code, [first, ...others]]) =>
      first ? [[code, { id: first.id, years: new Set([first, ...others].map(({ year }) => year)) }]] : [],
    ),
  );
}
