import { and, desc, eq, inArray, like, lt, ne } from 'drizzle-orm';
import { hour } from '../clock.ts';
import type { Transaction } from '../db/database.ts';
import { dropinfos } from '../db/dropinfo-tables.ts';
import { incidents, lineups, matchPlayers, missingPlayers } from '../db/match-tables.ts';
import { matches, odds, priceSteps } from '../db/tables.ts';
import { tips } from '../db/tip-tables.ts';
import { sealDeleted } from '../seal/append-seals.ts';
import { isOfDemo } from './demo-leagues.ts';
import { detailsKept } from './demo-season.ts';

/** Dropinfos that are kept; a list of the API shows no more than these. */
const maxDropinfos = 200;
const maxSettledTips = 300;
const dropinfosKeptAfterKickOff = 3 * hour;
/** How odds moved is kept for so long, and how they opened and closed for longer: a backtest looks at these. */
const stepsKeptAfterKickOff = 6 * hour;
export const oddsKept = 30 * 24 * hour;
const matchesKept = 75 * 24 * hour;

/** Forgets data of the demo that nobody needs any more, so that a demo that runs for weeks stays small. */
export async function pruneDemo(db: Transaction, now: Date): Promise<void> {
  const before = (age: number) =>
    db
      .select({ id: matches.id })
      .from(matches)
      .where(and(isOfDemo(db), lt(matches.date, new Date(now.getTime() - age))));
  const isDropinfoOfDemo = like(dropinfos.uid, 'demo-%');
  await db
    .delete(dropinfos)
    .where(and(isDropinfoOfDemo, inArray(dropinfos.matchId, before(dropinfosKeptAfterKickOff))));
  const settled = db
    .select({ id: odds.id })
    .from(odds)
    .where(inArray(odds.matchId, before(stepsKeptAfterKickOff)));
  await db.delete(priceSteps).where(inArray(priceSteps.oddsId, settled));
  await db.delete(odds).where(inArray(odds.matchId, before(oddsKept)));
  await db.delete(matches).where(inArray(matches.id, before(matchesKept)));
  for (const table of [incidents, matchPlayers, missingPlayers, lineups]) {
    await db.delete(table).where(inArray(table.matchId, before(detailsKept)));
  }
  const surplusDropinfos = db
    .select({ id: dropinfos.id })
    .from(dropinfos)
    .innerJoin(matches, eq(matches.id, dropinfos.matchId))
    .where(and(isDropinfoOfDemo, isOfDemo(db)))
    .orderBy(desc(dropinfos.createdAt), desc(dropinfos.id))
    .offset(maxDropinfos);
  await db.delete(dropinfos).where(inArray(dropinfos.id, surplusDropinfos));
  const surplusTips = await db
    .select()
    .from(tips)
    .where(and(like(tips.uid, 'demo-tip-%'), ne(tips.tipStatus, 'tip_active')))
    .orderBy(desc(tips.idx))
    .offset(maxSettledTips);
  if (surplusTips.length === 0) return;
  await sealDeleted(db, now, surplusTips);
  await db.delete(tips).where(
    inArray(
      tips.id,
      surplusTips.map(({ id }) => id),
    ),
  );
}
