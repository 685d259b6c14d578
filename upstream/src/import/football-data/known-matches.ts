import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { dropinfos } from '../../db/dropinfo-tables.ts';
import { matches, odds } from '../../db/tables.ts';
import { trustOf } from './odds-sources.ts';

/** A stored match with its stored prices and dropinfos, as far as this importer made them. */
export interface KnownMatch {
  facts: typeof matches.$inferSelect;
  prices: (typeof odds.$inferSelect)[];
  dropinfos: (typeof dropinfos.$inferSelect)[];
}

/** Reads all matches of some seasons. */
export async function knownMatches(tx: Transaction, seasonIds: readonly number[]): Promise<KnownMatch[]> {
  const ofSeasons = inArray(matches.seasonId, [...seasonIds]);
  const known = new Map<number, KnownMatch>();
  for (const facts of await tx.select().from(matches).where(ofSeasons)) {
    known.set(facts.id, { facts, prices: [], dropinfos: [] });
  }
  if (known.size === 0) return [];
  const prices = await tx
    .select(getTableColumns(odds))
    .from(odds)
    .innerJoin(matches, eq(odds.matchId, matches.id))
    .where(ofSeasons);
  for (const price of prices) {
    if (trustOf(price.bookmaker) !== undefined) known.get(price.matchId)?.prices.push(price);
  }
  const falls = await tx
    .select(getTableColumns(dropinfos))
    .from(dropinfos)
    .innerJoin(matches, eq(dropinfos.matchId, matches.id))
    .where(ofSeasons);
  for (const fall of falls) {
    if (trustOf(fall.bookmaker) !== undefined) known.get(fall.matchId)?.dropinfos.push(fall);
  }
  return [...known.values()];
}
