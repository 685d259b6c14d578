import { asc, eq, inArray } from 'drizzle-orm';
import { autofilters } from '../db/autofilter-tables.ts';
import type { Queryable } from '../db/database.ts';
import { matches } from '../db/tables.ts';
import { findMatches } from '../match/find-matches.ts';
import { matchJson } from '../match/match-json.ts';
import type { Picking } from './picks.ts';
import { pickedMatches } from './picks.ts';

/** A user's autofilters in the order of their making. */
export function findAutofilters(db: Queryable, userId: number) {
  return db.select().from(autofilters).where(eq(autofilters.userId, userId)).orderBy(asc(autofilters.id));
}

/**
 * A page of the coming matches that autofilters pick, by kick-off: as found, and as the API sends them with their
 * hits; with how many there are in all, and for each autofilter.
 */
export async function matchesWithHits(
  db: Queryable,
  picking: Picking,
  page: { limit: number; offset: number },
) {
  if (picking.autofilters.length === 0) return { total: 0, counts: [], found: [], json: [] };
  const { total, counts, page: picked } = await pickedMatches(db, picking, page);
  const hitsOf = new Map(picked.map(({ matchId, hits }) => [matchId, hits]));
  const found = await findMatches(db, { where: inArray(matches.id, [...hitsOf.keys()]) });
  const json = found.map((row) => ({ ...matchJson(row), hits: hitsOf.get(row.match.id) ?? [] }));
  return { total, counts, found, json };
}
