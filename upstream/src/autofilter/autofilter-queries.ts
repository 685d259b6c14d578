import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { onlyRow } from '../db/only-row.ts';
import { autofilters, matches } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { refusedField } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { lockUser } from '../identity/caller.ts';
import { findMatches, matchJson } from '../match/find-matches.ts';
import { type AutofilterData, autofilterNavs } from './autofilter-data.ts';
import { type Picking, pickedMatches, withMarks } from './picks.ts';

export function findAutofilters(db: Queryable, userId: number) {
  return db.select().from(autofilters).where(eq(autofilters.userId, userId)).orderBy(asc(autofilters.id));
}

/**
 * A page of the upcoming matches that autofilters pick, by kick-off, as rows and as the API sends them with their hits.
 * Also the total, and the counts for each autofilter.
 */
export async function matchesWithHits(
  db: Queryable,
  picking: Picking,
  page: { limit: number; offset: number },
) {
  if (picking.autofilters.length === 0) return { total: 0, counts: [], found: [], json: [] };
  const { total, counts, hitsOf } = await pickedMatches(db, picking, page);
  const found = await findMatches(db, { where: inArray(matches.id, [...hitsOf.keys()]) });
  const json = found.map((row) => ({ ...matchJson(row), hits: hitsOf.get(row.match.id) ?? [] }));
  return { total, counts, found, json };
}

const matchLimit = 3;

/** The dashboard's sections: the first matches of a user's autofilters, and the number of matches of each. */
export async function autofilterSections(db: Queryable, userId: number, now: Date, language: Language) {
  const autofilters = await findAutofilters(db, userId);
  if (autofilters.length === 0) return { autofilters_matches: [], autofilters_navs: [] };
  const picking = { autofilters, userId, now };
  const { json, counts } = await matchesWithHits(db, picking, { limit: matchLimit, offset: 0 });
  return {
    autofilters_matches: await withMarks(db, picking, json),
    autofilters_navs: autofilterNavs(autofilters, counts, language),
  };
}

const maxPerUser = 50;

/** @throws HttpError 422: `name: taken` by another one of the same user, `base: too_many` */
export function createAutofilter({ db, clock }: Deps, userId: number, data: AutofilterData) {
  return db.transaction(async (tx) => {
    // Serializes concurrent requests, so that neither the name nor the limit is violated.
    await lockUser(tx, userId);
    const ofUser = eq(autofilters.userId, userId);
    const named = or(eq(autofilters.name, data.name), eq(autofilters.nameEn, data.name));
    if ((await tx.$count(autofilters, and(ofUser, named))) > 0) throw refusedField('name', 'taken');
    if ((await tx.$count(autofilters, ofUser)) >= maxPerUser) throw refusedField('base', 'too_many');
    const row = { ...data, userId, createdAt: clock() };
    return onlyRow(await tx.insert(autofilters).values(row).returning());
  });
}
