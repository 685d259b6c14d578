import { and, eq, gt, like } from 'drizzle-orm';
import { insertMany, updateMany } from '../db/bulk.ts';
import type { Queryable } from '../db/database.ts';
import { dropinfos } from '../db/dropinfo-tables.ts';
import { leagues, matches, odds } from '../db/tables.ts';
import { dropOf, findOddsDrops, type OddsDrop } from '../dropinfo/drop.ts';
import { recordSteps } from '../dropinfo/price-steps.ts';
import { demoLeagueCode } from './demo-leagues.ts';
import type { MarketGroup, MarketPrice, Move } from './market-step.ts';
import { demoBookmaker } from './opening-prices.ts';

/** Reads the prices of all fixtures of the demo that have not kicked off, grouped as they move together. */
export async function loadMarketGroups(db: Queryable, now: Date): Promise<MarketGroup[]> {
  const rows = await db
    .select({
      id: odds.id,
      matchId: odds.matchId,
      kickOff: matches.date,
      market: odds.market,
      selection: odds.selection,
      line: odds.line,
      bookmaker: odds.bookmaker,
      opening: odds.opening,
      current: odds.current,
    })
    .from(odds)
    .innerJoin(matches, eq(matches.id, odds.matchId))
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .where(and(like(leagues.code, demoLeagueCode), eq(odds.bookmaker, demoBookmaker), gt(matches.date, now)))
    .orderBy(odds.id);
  const groups = new Map<string, MarketGroup>();
  for (const { matchId, kickOff, ...price } of rows) {
    const homeLine = price.selection === 'away' && price.line !== null ? 0 - price.line : price.line;
    const key = `${matchId} ${price.market} ${homeLine}`;
    const group = groups.get(key) ?? { matchId, kickOff, prices: [] };
    group.prices.push(price);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** A new dropinfo of the demo, as it is stored. */
export function dropinfoOf(
  group: MarketGroup,
  oddsDrop: OddsDrop,
  createdAt: Date,
): typeof dropinfos.$inferInsert {
  const untilKickOff = group.kickOff.getTime() - createdAt.getTime();
  return {
    ...oddsDrop,
    uid: uidOf(group, oddsDrop),
    matchId: group.matchId,
    createdAt,
    timebetween: Math.max(0, Math.floor(untilKickOff / 60_000)),
  };
}

/** A dropinfo is born once, so its price names it. */
function uidOf(group: MarketGroup, oddsDrop: OddsDrop): string {
  const price = group.prices.find(
    ({ selection, line }) => selection === oddsDrop.selection && line === oddsDrop.line,
  );
  return `demo-${group.matchId}-${price?.id ?? 0}`;
}

/**
 * Writes moved prices and what follows from them: a price that falls far enough for the first time makes a
 * dropinfo; one that falls further brings its dropinfo up to date, which keeps the opening price and its age.
 * @returns ids of the new dropinfos, and of those that have moved
 */
export async function applyMoves(
  db: Queryable,
  moves: readonly Move[],
  { now, minDrop }: { now: Date; minDrop: number },
): Promise<{ born: number[]; moved: number[] }> {
  await updateMany(
    db,
    odds,
    moves.map(({ price, current }) => ({ id: price.id, current, updatedAt: now })),
  );
  await recordSteps(
    db,
    moves.map(({ price, current }) => ({ oddsId: price.id, at: now, price: current })),
  );
  const moved: number[] = [];
  const born: (typeof dropinfos.$inferInsert)[] = [];
  for (const [group, ofGroup] of byGroup(moves)) {
    const before = new Map<MarketPrice, number>(ofGroup.map(({ price }) => [price, price.current]));
    for (const { price, current } of ofGroup) price.current = current;
    for (const oddsDrop of findOddsDrops(group.prices, minDrop)) {
      const price = group.prices.find(({ selection }) => selection === oddsDrop.selection);
      const priorPrice = price && (before.get(price) ?? price.current);
      if (priorPrice === undefined) continue;
      const prior = dropOf(oddsDrop.from, priorPrice);
      if (prior < minDrop) born.push(dropinfoOf(group, oddsDrop, now));
      else if (prior < oddsDrop.drop)
        moved.push(...(await deepen(db, uidOf(group, oddsDrop), oddsDrop, now)));
    }
  }
  return { born: await insertMany(db, dropinfos, born, 'ignore'), moved };
}

async function deepen(db: Queryable, uid: string, oddsDrop: OddsDrop, movedAt: Date): Promise<number[]> {
  const { to, drop, oppositeTo } = oddsDrop;
  const deepened = await db
    .update(dropinfos)
    .set({ to, drop, oppositeTo, movedAt })
    .where(eq(dropinfos.uid, uid))
    .returning({ id: dropinfos.id });
  return deepened.map(({ id }) => id);
}

function byGroup(moves: readonly Move[]): Map<MarketGroup, Move[]> {
  const groups = new Map<MarketGroup, Move[]>();
  for (const move of moves) groups.set(move.group, [...(groups.get(move.group) ?? []), move]);
  return groups;
}
