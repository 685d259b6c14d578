import { eq } from 'drizzle-orm';
import type { EditDeps } from '../audit/write-log.ts';
import { loggedEdit } from '../audit/write-log.ts';
import { leagues } from '../db/tables.ts';
import { notFound } from '../http/http-error.ts';

/**
 * Opens the statistics of a league's matches to edits by hand, or closes them, and logs who did it.
 * @throws HttpError 404 for a league that is not there
 */
export async function toggleEditable(deps: EditDeps, authorId: number, leagueId: number): Promise<void> {
  await loggedEdit(deps, authorId, async (tx, log) => {
    const [league] = await tx
      .select({ name: leagues.name, isEditable: leagues.isEditable })
      .from(leagues)
      .where(eq(leagues.id, leagueId))
      .for('update');
    if (!league) throw notFound();
    const { name, ...before } = league;
    const after = { isEditable: !before.isEditable };
    await tx.update(leagues).set(after).where(eq(leagues.id, leagueId));
    await log('league.editable', { league_id: leagueId, league: name, before, after });
  });
}
