import { eq, inArray } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import { changedFields, writeLog } from '../audit/write-log.ts';
import type { Transaction } from '../db/database.ts';
import { matches, teams } from '../db/tables.ts';
import { notFound, refusedField } from '../http/http-error.ts';
import { matchVersion } from './match-version.ts';

type Match = typeof matches.$inferSelect;

/** An edit of a match by an admin. */
export interface MatchEdit {
  matchId: number;
  authorId: number;
  /** The version that the admin has seen; an edit of another one is refused. Undefined when it was not told. */
  version: string | undefined;
  /** What is written into the log, `match.stats` or `match.referee`. */
  action: string;
  /**
   * What the match becomes.
   * @throws HttpError 422
   */
  change(match: Match, tx: Transaction): Promise<Partial<Match>>;
}

/**
 * Changes a match and logs who did it, with what was and what is, both or neither. What is so already is neither
 * written nor logged.
 * @throws HttpError 404 for a match that is not there, 422 `base: stale` for one that has changed since it was read
 */
export async function editMatch(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  { matchId, authorId, version, action, change }: MatchEdit,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(matches).where(eq(matches.id, matchId)).for('update');
    if (!before) throw notFound();
    if (version !== undefined && version !== matchVersion(before)) throw refusedField('base', 'stale');
    const changed = changedFields(before, await change(before, tx));
    if (changed === null) return;
    await tx.update(matches).set(changed.after).where(eq(matches.id, matchId));
    await writeLog(tx, {
      userId: authorId,
      authorId,
      action,
      details: { match_id: matchId, match: await titleOf(tx, before), ...changed },
      at: clock(),
    });
  });
}

/** Both teams, as a match is named where people read of it. */
async function titleOf(tx: Transaction, { homeTeamId, awayTeamId }: Match): Promise<string> {
  const found = await tx
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(inArray(teams.id, [homeTeamId, awayTeamId]));
  const nameOf = (wanted: number) => found.find(({ id }) => id === wanted)?.name;
  return `${nameOf(homeTeamId)} – ${nameOf(awayTeamId)}`;
}
