import { randomUUID } from 'node:crypto';
import type { Database } from '../../upstream/src/db/database.ts';
import { dropinfos } from '../../upstream/src/db/dropinfo-tables.ts';
import { matches } from '../../upstream/src/db/tables.ts';

let line = 77_000.5;
/** Time from a new odds drop to its kick-off: less than in the demo data, so that the drop comes first in lists. */
const kickOffInMs = 5 * 60_000;

/** Inserts an odds drop with a match of its own and a unique line. */
export async function insertDropinfo(
  db: Database,
  { createdAt }: { createdAt: Date },
): Promise<{ id: number; matchId: number; uid: string; line: string }> {
  line += 1;
  const match = await insertMatch(db, new Date(createdAt.getTime() + kickOffInMs));
  const [row] = await db
    .insert(dropinfos)
    .values({
      uid: randomUUID(),
      matchId: match.id,
      market: 'totals',
      selection: 'over',
      bookmaker: 'test',
      from: 2,
      to: 1.5,
      line,
      oppositeFrom: 1.8,
      oppositeTo: 2.2,
      oppositeLine: line,
      drop: 0.25,
      createdAt,
      timebetween: Math.floor((match.date.getTime() - createdAt.getTime()) / 60_000),
    })
    .returning({ id: dropinfos.id, uid: dropinfos.uid });
  if (row === undefined) throw new Error('The dropinfo was not written.');
  return { ...row, matchId: match.id, line: String(line) };
}

/** Inserts a match between two teams of the demo data. */
async function insertMatch(db: Database, date: Date): Promise<{ id: number; date: Date }> {
  const [model] = await db.select().from(matches).limit(1);
  if (model === undefined) throw new Error('The database has no match.');
  const { leagueId, seasonId, homeTeamId, awayTeamId } = model;
  const [row] = await db
    .insert(matches)
    .values({ leagueId, seasonId, homeTeamId, awayTeamId, day: `test ${line}`, date })
    .returning({ id: matches.id, date: matches.date });
  if (row === undefined) throw new Error('The match was not written.');
  return row;
}
