import type { Queryable } from '../db/database.ts';
import type { Language } from '../http/language.ts';
import { autofilterNavs } from './autofilter-data.ts';
import { findAutofilters, matchesWithHits } from './autofilter-queries.ts';
import { withMarks } from './marks.ts';

const matchesShown = 3;

/** What the dashboard shows of a user's autofilters: the first matches that they pick, and each with how many it picks. */
export async function autofilterSections(db: Queryable, userId: number, now: Date, language: Language) {
  const autofilters = await findAutofilters(db, userId);
  if (autofilters.length === 0) return { autofilters_matches: [], autofilters_navs: [] };
  const page = { limit: matchesShown, offset: 0 };
  const picking = { autofilters, userId, now };
  const { json, counts } = await matchesWithHits(db, picking, page);
  return {
    autofilters_matches: await withMarks(db, picking, json),
    autofilters_navs: autofilterNavs(autofilters, counts, language),
  };
}
