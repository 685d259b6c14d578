import { randomUUID } from 'node:crypto';
import type { Database } from '../../upstream/src/db/database.ts';
import { dropinfos, matches } from '../../upstream/src/db/tables.ts';

let line = 100.5;

/** What a test says about a new dropinfo; the rest is made up. */
export interface NewDropinfo {
  /** Size of the fall as a fraction. */
  drop?: number;
  createdAt: Date;
}

/**
 * Writes a new fall of the odds into the upstream's database, as its market does; returns its id, its uid
 * and its line, a figure that no other one has.
 */
export async function insertDropinfo(
  db: Database,
  { drop = 0.25, createdAt }: NewDropinfo,
): Promise<{ id: number; uid: string; line: string }> {
  const [match] = (await db.select().from(matches)).sort((a, b) => b.date.getTime() - a.date.getTime());
  if (match === undefined) throw new Error('The database has no match.');
  line += 1;
  const [row] = await db
    .insert(dropinfos)
    .values({
      uid: randomUUID(),
      matchId: match.id,
      market: 'totals',
      selection: 'over',
      bookmaker: 'test',
      from: 2,
      to: Number((2 * (1 - drop)).toFixed(2)),
      line,
      oppositeFrom: 1.8,
      oppositeTo: 2.2,
      oppositeLine: line,
      drop,
      createdAt,
      timebetween: Math.floor((match.date.getTime() - createdAt.getTime()) / 60_000),
    })
    .returning({ id: dropinfos.id, uid: dropinfos.uid });
  if (row === undefined) throw new Error('The dropinfo was not written.');
  return { ...row, line: String(line) };
}
