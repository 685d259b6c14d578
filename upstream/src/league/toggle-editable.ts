import { eq } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { writeLog } from '../audit/write-log.ts';
import { leagues } from '../db/tables.ts';
import { notFound } from '../http/http-error.ts';

/**
 * Opens the statistics of a league's matches to edits by hand, or closes them, and logs who did it.
 * @throws HttpError 404 for a league that is not there
 */
export async function toggleEditable(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  authorId: number,
  leagueId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [league] = await tx
      .select({ name: leagues.name, isEditable: leagues.isEditable })
      .from(leagues)
      .where(eq(leagues.id, leagueId))
      .for('update');
    if (!league) throw notFound();
    const { name, ...before } = league;
    const after = { isEditable: !before.isEditable };
    await tx.update(leagues).set(after).where(eq(leagues.id, leagueId));
    await writeLog(tx, {
      userId: authorId,
      authorId,
      action: 'league.editable',
      details: { league_id: leagueId, league: name, before, after },
      at: clock(),
    });
  });
}
