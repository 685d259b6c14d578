import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { changedFields, loggedEdit } from '../audit/user-log.ts';
import type { Transaction } from '../db/database.ts';
import type { Statistic } from '../db/match-statistics.ts';
import { leagues, matches } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { bodyFields, FieldReader, maxName } from '../http/field-reader.ts';
import { HttpError, refusedField, requireRow } from '../http/http-error.ts';
import { parseId, requireId } from '../http/read-params.ts';
import { assertVersion } from '../http/row-version.ts';
import { findMatches, matchVersion, type NamedMatch } from './find-matches.ts';
import { counts, sideBody, sideCounts, sides } from './match-counts.ts';
import { isOver } from './match-states.ts';

interface MatchEdit {
  matchId: number;
  authorId: number;
  /** The version that the admin has read. Any other stored version is refused; without one the check is skipped. */
  version: string | null | undefined;
  action: 'match.stats' | 'match.referee';
  /** The columns to write. @throws HttpError 422 */
  change(
    match: NamedMatch['match'],
    tx: Transaction,
  ): Promise<Counts | { refereeDisplayName: string | null }>;
}

/**
 * Changes a match and logs its author with the old and new values, in one transaction. Unchanged values are neither
 * written nor logged.
 * @throws HttpError 404 for an unknown match, 422 `base: stale` for one that has changed since it was read
 */
async function editMatch(
  deps: Deps,
  { matchId, authorId, version, action, change }: MatchEdit,
): Promise<void> {
  await loggedEdit(deps, authorId, async (tx, log) => {
    const before = requireRow(await tx.select().from(matches).where(eq(matches.id, matchId)).for('update'));
    assertVersion(version, matchVersion(before));
    const changed = changedFields(before, await change(before, tx));
    if (changed === null) return;
    await tx.update(matches).set(changed.after).where(eq(matches.id, matchId));
    const { home, away } = requireRow(await findMatches(tx, { where: eq(matches.id, matchId) }));
    await log(action, { match_id: matchId, match: `${home.name} – ${away.name}`, ...changed });
  });
}

/**
 * Sets the referee of a match; a blank name removes the referee.
 * @returns the id of the match
 * @throws HttpError 404; 422 with `referee_display_name: too_long, invalid` or `base: stale`
 */
export async function setMatchReferee(deps: Deps, authorId: number, body: unknown): Promise<number> {
  const { match_id } = bodyFields.parse(body);
  const isId = typeof match_id === 'number' || typeof match_id === 'string';
  const matchId = requireId(isId ? parseId(String(match_id)) : null);
  const fields = new FieldReader(body);
  const name = fields.text('referee_display_name', maxName)?.replace(/\s+/g, ' ') ?? null;
  const version = fields.text('version');
  fields.check();
  await editMatch(deps, {
    matchId,
    authorId,
    version,
    action: 'match.referee',
    change: async () => ({ refereeDisplayName: name }),
  });
  return matchId;
}

const statsBody = z.object({
  match: z.object({ version: z.string().optional(), home: sideBody.optional(), away: sideBody.optional() }),
});

type Counts = Partial<Record<Statistic, number | null>>;

/**
 * Sets the counts of a finished match in an editable league. A count that the body omits stays unchanged; null removes it,
 * except for goals.
 * @throws HttpError 404; 422 with for example `home.shots: invalid`, `home.goal: blank`,
 * `home.shots_on_goal: too_many` for more than the shots, `base: stale, not_editable`
 */
export function editMatchStats(
  deps: Deps,
  { matchId, authorId, body }: { matchId: number; authorId: number; body: unknown },
): Promise<void> {
  const { version, ...given } = readStats(body);
  return editMatch(deps, {
    matchId,
    authorId,
    version,
    action: 'match.stats',
    change: async (match, tx) => {
      const open = await tx
        .select({ id: matches.id })
        .from(matches)
        .innerJoin(leagues, eq(leagues.id, matches.leagueId))
        .where(and(eq(matches.id, matchId), eq(leagues.isEditable, true), isOver(deps.clock())));
      if (open.length === 0) throw refusedField('base', 'not_editable');
      const edited: Counts = {};
      for (const { name, side, column } of sideCounts) {
        const count = given[side]?.[name];
        if (count !== undefined) edited[column] = count;
      }
      checkTogether({ ...match, ...edited });
      return edited;
    },
  });
}

function readStats(body: unknown): z.infer<typeof statsBody>['match'] {
  const read = statsBody.safeParse(body);
  if (read.success) return read.data.match;
  const fields = read.error.issues.map(({ path }) => path.slice(1).join('.') || 'match');
  throw new HttpError(422, Object.fromEntries(fields.map((field) => [field, ['invalid']])));
}

function checkTogether(match: Counts): void {
  const codes: Record<string, string[]> = {};
  for (const side of sides) {
    const shots = match[counts.shots[side]] ?? null;
    const onGoal = match[counts.shots_on_goal[side]] ?? null;
    if (match[counts.goal[side]] === null) codes[`${side}.goal`] = ['blank'];
    if (shots !== null && onGoal !== null && onGoal > shots) codes[`${side}.shots_on_goal`] = ['too_many'];
  }
  if (Object.keys(codes).length > 0) throw new HttpError(422, codes);
}
