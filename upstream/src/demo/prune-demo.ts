import { and, desc, eq, inArray, like, lt, ne, sql } from 'drizzle-orm';
import { hour } from '../clock.ts';
import type { Transaction } from '../db/database.ts';
import { dropinfos } from '../db/dropinfo-tables.ts';
import { incidents, lineups, matchPlayers, missingPlayers } from '../db/match-tables.ts';
import { matches, odds, priceSteps } from '../db/tables.ts';
import { tips } from '../db/tip-tables.ts';
import { sealDeleted } from '../seal/append-seals.ts';
import { isOfDemo } from './demo-leagues.ts';
import { detailsRetention } from './demo-season.ts';

const maxDropinfos = 200;
const maxSettledTips = 300;
/** Times after kick-off. Odds are kept longer than their steps for backtests. */
const dropinfoRetention = 3 * hour;
const stepRetention = 6 * hour;
export const oddsRetention = 30 * 24 * hour;
const matchRetention = 75 * 24 * hour;

/** Deletes old data of the demo, so that the database stays small. */
export async function pruneDemo(db: Transaction, now: Date): Promise<void> {
  const before = (age: number) =>
    db
      .select({ id: matches.id })
      .from(matches)
      .where(and(isOfDemo(db), lt(matches.date, new Date(now.getTime() - age))));
  const isDropinfoOfDemo = like(dropinfos.uid, 'demo-%');
  await db
    .delete(dropinfos)
    .where(and(isDropinfoOfDemo, inArray(dropinfos.matchId, before(dropinfoRetention))));
  const settled = db
    .select({ id: odds.id })
    .from(odds)
    .where(inArray(odds.matchId, before(stepRetention)));
  await db.delete(priceSteps).where(inArray(priceSteps.oddsId, settled));
  await db.delete(odds).where(inArray(odds.matchId, before(oddsRetention)));
  await db.delete(matches).where(inArray(matches.id, before(matchRetention)));
  for (const table of [incidents, matchPlayers, missingPlayers, lineups]) {
    await db.delete(table).where(inArray(table.matchId, before(detailsRetention)));
  }
  const surplusDropinfos = db
    .select({ id: dropinfos.id })
    .from(dropinfos)
    .innerJoin(matches, eq(matches.id, dropinfos.matchId))
    .where(and(isDropinfoOfDemo, isOfDemo(db)))
    .orderBy(desc(dropinfos.createdAt), desc(dropinfos.id))
    .offset(maxDropinfos);
  await db.delete(dropinfos).where(inArray(dropinfos.id, surplusDropinfos));
  // A new tip locks the tips before the seals, too.
  await db.execute(sql`lock table ${tips} in row exclusive mode`);
  const surplusTips = await db
    .select()
    .from(tips)
    .where(and(like(tips.uid, 'demo-tip-%'), ne(tips.tipStatus, 'tip_active')))
    .orderBy(desc(tips.idx))
    .offset(maxSettledTips);
  if (surplusTips.length === 0) return;
  await sealDeleted(db, now, surplusTips);
  const surplusIds = surplusTips.map(({ id }) => id);
  await db.delete(tips).where(inArray(tips.id, surplusIds));
}
