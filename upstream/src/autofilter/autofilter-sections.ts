import type { Queryable } from '../db/database.ts';
import { autofilterJson } from './autofilter-data.ts';
import { findAutofilters, matchesWithHits } from './autofilter-queries.ts';
import { pickCounts } from './picks.ts';

const matchesShown = 3;

/** What the dashboard shows of a user's autofilters: the first matches that they pick, and each with how many it picks. */
export async function autofilterSections(db: Queryable, userId: number, now: Date) {
  const autofilters = await findAutofilters(db, userId);
  if (autofilters.length === 0) return { autofilters_matches: [], autofilters_navs: [] };
  const picking = { autofilters, userId, now };
  const { json } = await matchesWithHits(db, picking, { limit: matchesShown, offset: 0 });
  const counts = await pickCounts(db, picking);
  return {
    autofilters_matches: json,
    autofilters_navs: autofilters.map((autofilter) => ({
      ...autofilterJson(autofilter),
      hit_count: counts.get(autofilter.id) ?? 0,
    })),
  };
}
