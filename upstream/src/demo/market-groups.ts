import { and, eq, gt } from 'drizzle-orm';
import { insertMany, updateMany } from '../db/bulk.ts';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { dropinfos, leagues, matches, odds } from '../db/schema.ts';
import { dropOf, findOddsDrops, type OddsDrop, oppositeLine } from '../dropinfo/drop.ts';
import { recordSteps } from '../dropinfo/price-steps.ts';
import { isDemoLeague } from './demo-leagues.ts';
import type { MarketGroup, MarketPrice, Move } from './market-step.ts';
import { demoBookmaker } from './opening-prices.ts';

/** Reads the prices of all demo matches after `now`, grouped by match, market and line. */
export async function loadMarketGroups(db: Queryable, now: Date): Promise<MarketGroup[]> {
  const rows = await db
    .select({ price: odds, kickOff: matches.date })
    .from(odds)
    .innerJoin(matches, eq(matches.id, odds.matchId))
    .innerJoin(leagues, eq(leagues.id, matches.leagueId))
    .where(and(isDemoLeague, eq(odds.bookmaker, demoBookmaker), gt(matches.date, now)))
    .orderBy(odds.id);
  const groups = new Map<string, MarketGroup>();
  for (const { price, kickOff } of rows) {
    const { matchId } = price;
    const homeLine = price.selection === 'away' ? oppositeLine(price) : price.line;
    const key = `${matchId} ${price.market} ${homeLine}`;
    const group = groups.get(key) ?? { matchId, kickOff, prices: [] };
    group.prices.push(price);
    groups.set(key, group);
  }
  return [...groups.values()];
}

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

/** A price has at most one dropinfo, so its id identifies it. */
function uidOf(group: MarketGroup, oddsDrop: OddsDrop): string {
  const price = group.prices.find(
    ({ selection, line }) => selection === oddsDrop.selection && line === oddsDrop.line,
  );
  return `demo-${group.matchId}-${price?.id ?? 0}`;
}

/**
 * Stores moved prices and their dropinfos: the first drop of `minDrop` creates a dropinfo, a further drop updates it.
 * @returns the ids of created and updated dropinfos
 */
export async function applyMoves(
  db: Queryable,
  moves: readonly Move[],
  { now, minDrop }: { now: Date; minDrop: number },
): Promise<{ created: number[]; moved: number[] }> {
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
  const created: (typeof dropinfos.$inferInsert)[] = [];
  for (const [group, ofGroup] of groupBy(moves, (move) => move.group)) {
    const before = new Map<MarketPrice, number>(ofGroup.map(({ price }) => [price, price.current]));
    for (const { price, current } of ofGroup) price.current = current;
    for (const oddsDrop of findOddsDrops(group.prices, minDrop)) {
      const price = group.prices.find(({ selection }) => selection === oddsDrop.selection);
      const priorPrice = price && (before.get(price) ?? price.current);
      if (priorPrice === undefined) continue;
      const prior = dropOf(oddsDrop.from, priorPrice);
      const { to, drop, oppositeTo } = oddsDrop;
      if (prior < minDrop) created.push(dropinfoOf(group, oddsDrop, now));
      else if (prior < drop) {
        const updated = await db
          .update(dropinfos)
          .set({ to, drop, oppositeTo, movedAt: now })
          .where(eq(dropinfos.uid, uidOf(group, oddsDrop)))
          .returning({ id: dropinfos.id });
        moved.push(...updated.map(({ id }) => id));
      }
    }
  }
  return { created: await insertMany(db, dropinfos, created, 'ignore'), moved };
}
