import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { insertMany } from '../db/bulk.ts';
import type { Queryable } from '../db/database.ts';
import { isOneOf } from '../db/is-one-of.ts';
import { dropinfos, odds, priceSteps } from '../db/schema.ts';
import { oppositeLine, opposites } from './drop.ts';

export type PriceStep = Omit<typeof priceSteps.$inferInsert, 'id'>;

/** Older steps of a price are deleted. */
const maxStepsOfPrice = 60;

/** Stores steps, which must be in order of time, and deletes the oldest ones of prices with more than `maxStepsOfPrice`. */
export async function recordSteps(db: Queryable, steps: readonly PriceStep[]): Promise<void> {
  await insertMany(db, priceSteps, steps);
  const moved = [...new Set(steps.map(({ oddsId }) => oddsId))];
  await db.execute(sql`
    delete from ${priceSteps} using (
      select id, row_number() over (partition by odds_id order by id desc) as age_rank
      from ${priceSteps} where ${isOneOf(priceSteps.oddsId, moved)}
    ) as numbered
    where numbered.id = ${priceSteps.id} and numbered.age_rank > ${maxStepsOfPrice}`);
}

type Dropinfo = typeof dropinfos.$inferSelect;

/**
 * The steps of both sides of a dropinfo, oldest first; empty for an unknown dropinfo.
 * @param after id of the last step of the previous page
 */
export async function readHistory(
  db: Queryable,
  dropinfoId: number,
  { after, limit }: { after: number; limit: number },
) {
  const [dropinfo] = await db.select().from(dropinfos).where(eq(dropinfos.id, dropinfoId));
  if (!dropinfo) return { openedAt: null, steps: [], hasMore: false };
  const prices = await db
    .select({ id: odds.id, selection: odds.selection, openedAt: odds.openedAt })
    .from(odds)
    .where(isOfEitherSide(dropinfo));
  const fallen = prices.find(({ selection }) => selection === dropinfo.selection);
  const ids = prices.map(({ id }) => id);
  const found = await db
    .select()
    .from(priceSteps)
    .where(and(inArray(priceSteps.oddsId, ids), gt(priceSteps.id, after)))
    .orderBy(asc(priceSteps.id))
    .limit(limit + 1);
  const openedAt = fallen?.openedAt ?? null;
  const isImported =
    found.length === 0 &&
    (after === 0 || (await db.$count(priceSteps, inArray(priceSteps.oddsId, ids))) === 0);
  if (isImported) {
    const closing = closingSteps(dropinfo).filter(({ id }) => id > after);
    return { openedAt, steps: closing.slice(0, limit), hasMore: closing.length > limit };
  }
  const steps = found.slice(0, limit).map(({ id, oddsId, at, price }) => {
    const side = oddsId === fallen?.id ? 'dropped' : 'opposite';
    return { id, side, at, odds: price };
  });
  return { openedAt, steps, hasMore: found.length > limit };
}

/** The prices of both sides of the same bookmaker. */
function isOfEitherSide(dropinfo: Dropinfo) {
  const { selection, line } = dropinfo;
  const isSide = (of: Dropinfo['selection'], at: number | null) =>
    and(eq(odds.selection, of), sql`${odds.line} is not distinct from ${at}::double precision`);
  const opposite = opposites[selection];
  return and(
    eq(odds.matchId, dropinfo.matchId),
    eq(odds.market, dropinfo.market),
    eq(odds.bookmaker, dropinfo.bookmaker),
    or(isSide(selection, line), opposite === null ? undefined : isSide(opposite, oppositeLine(dropinfo))),
  );
}

/** Imported prices have no steps: returns the closing prices, at the time of the dropinfo. */
function closingSteps({ createdAt: at, to, oppositeTo }: Dropinfo) {
  const fallen = { id: 1, side: 'dropped', at, odds: to };
  return oppositeTo === null ? [fallen] : [fallen, { id: 2, side: 'opposite', at, odds: oppositeTo }];
}
