import { and, desc, eq, inArray, like, lt } from 'drizzle-orm';
import { deleteMany } from '../db/bulk.ts';
import type { Queryable } from '../db/database.ts';
import { dropinfos } from '../db/dropinfo-tables.ts';
import { matches, odds } from '../db/tables.ts';
import { isOfDemo } from './demo-leagues.ts';
import { pruneMatchDetails } from './import-demo.ts';
import { pruneTips } from './tip-book.ts';

const hour = 3_600_000;
/** Dropinfos that are kept; a list of the API shows no more than these. */
const maxDropinfos = 200;
const dropinfosKeptAfterKickOff = 3 * hour;
const oddsKeptAfterKickOff = 6 * hour;
const matchesKept = 75 * 24 * hour;

/** Forgets data of the demo that nobody needs any more, so that a demo that runs for weeks stays small. */
export async function pruneDemo(db: Queryable, now: Date): Promise<void> {
  const before = (age: number) =>
    db
      .select({ id: matches.id })
      .from(matches)
      .where(and(isOfDemo(db), lt(matches.date, new Date(now.getTime() - age))));
  await db
    .delete(dropinfos)
    .where(and(like(dropinfos.uid, 'demo-%'), inArray(dropinfos.matchId, before(dropinfosKeptAfterKickOff))));
  await db.delete(odds).where(inArray(odds.matchId, before(oddsKeptAfterKickOff)));
  await db.delete(matches).where(inArray(matches.id, before(matchesKept)));
  await pruneMatchDetails(db, now);
  const surplus = await db
    .select({ id: dropinfos.id })
    .from(dropinfos)
    .innerJoin(matches, eq(matches.id, dropinfos.matchId))
    .where(and(like(dropinfos.uid, 'demo-%'), isOfDemo(db)))
    .orderBy(desc(dropinfos.createdAt), desc(dropinfos.id))
    .offset(maxDropinfos);
  await deleteMany(
    db,
    dropinfos,
    surplus.map(({ id }) => id),
  );
  await pruneTips(db);
}
