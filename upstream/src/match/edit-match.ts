import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { changedFields, type EditDeps, loggedEdit } from '../audit/user-log.ts';
import type { Transaction } from '../db/database.ts';
import type { Statistic } from '../db/match-statistics.ts';
import { leagues, matches, teams } from '../db/tables.ts';
import { bodyText, shortTextCodes } from '../http/field-reader.ts';
import { HttpError, notFound, refusedField } from '../http/http-error.ts';
import { parseId, requireId } from '../http/read-params.ts';
import { matchVersion } from './find-matches.ts';
import { countColumns, countField, countNames, sides } from './match-counts.ts';
import { isOver } from './match-states.ts';

type Match = typeof matches.$inferSelect;

/** An edit of a match by an admin. */
interface MatchEdit {
  matchId: number;
  authorId: number;
  /** The version that the admin has read. Any other stored version is refused; undefined skips the check. */
  version: string | undefined;
  /** Action of the log entry: `match.stats` or `match.referee`. */
  action: string;
  /** The columns to write. @throws HttpError 422 */
  change(match: Match, tx: Transaction): Promise<Partial<Match>>;
}

/**
 * Changes a match and logs its author with the old and new values, in one transaction. Unchanged values are neither
 * written nor logged.
 * @throws HttpError 404 for an unknown match, 422 `base: stale` for one that has changed since it was read
 */
async function editMatch(
  deps: EditDeps,
  { matchId, authorId, version, action, change }: MatchEdit,
): Promise<void> {
  await loggedEdit(deps, authorId, async (tx, log) => {
    const [before] = await tx.select().from(matches).where(eq(matches.id, matchId)).for('update');
    if (!before) throw notFound();
    if (version !== undefined && version !== matchVersion(before)) throw refusedField('base', 'stale');
    const changed = changedFields(before, await change(before, tx));
    if (changed === null) return;
    await tx.update(matches).set(changed.after).where(eq(matches.id, matchId));
    await log(action, { match_id: matchId, match: await titleOf(tx, before), ...changed });
  });
}

async function titleOf(tx: Transaction, { homeTeamId, awayTeamId }: Match): Promise<string> {
  const found = await tx
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(inArray(teams.id, [homeTeamId, awayTeamId]));
  const nameOf = (teamId: number) => found.find(({ id }) => id === teamId)?.name;
  return `${nameOf(homeTeamId)} – ${nameOf(awayTeamId)}`;
}

const refereeBody = z.object({
  match_id: z
    .union([z.number(), z.string()])
    .transform((id) => parseId(String(id)))
    .catch(null),
  referee_display_name: bodyText,
  version: z.string().optional().catch(undefined),
});

/**
 * Sets the referee of a match; a blank name removes the referee.
 * @returns the id of the match
 * @throws HttpError 404; 422 with `referee_display_name: too_long, invalid` or `base: stale`
 */
export async function setMatchReferee(deps: EditDeps, authorId: number, body: unknown): Promise<number> {
  const given = refereeBody.safeParse(body ?? {});
  const matchId = requireId(given.data?.match_id ?? null);
  const name = (given.data?.referee_display_name ?? '').trim().replace(/\s+/g, ' ');
  const codes = shortTextCodes('referee_display_name', name);
  if (Object.keys(codes).length > 0) throw new HttpError(422, codes);
  await editMatch(deps, {
    matchId,
    authorId,
    version: given.data?.version,
    action: 'match.referee',
    change: async () => ({ refereeDisplayName: name === '' ? null : name }),
  });
  return matchId;
}

const sideBody = z.object({
  goal: countField('goal'),
  shots: countField('shots'),
  shots_on_goal: countField('shots_on_goal'),
  yellow: countField('yellow'),
  red: countField('red'),
  corners: countField('corners'),
  fouls: countField('fouls'),
});
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
  deps: EditDeps,
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
      const counts: Counts = {};
      for (const side of sides) {
        for (const name of countNames) {
          const count = given[side]?.[name];
          if (count !== undefined) counts[countColumns[name][side]] = count;
        }
      }
      checkTogether({ ...match, ...counts });
      return counts;
    },
  });
}

function readStats(body: unknown): z.infer<typeof statsBody>['match'] {
  const read = statsBody.safeParse(body);
  if (read.success) return read.data.match;
  const fields = read.error.issues.map(({ path }) => path.slice(1).join('.') || 'match');
  throw new HttpError(422, Object.fromEntries(fields.map((field) => [field, ['invalid']])));
}

/** Checks the new counts together with the stored ones. */
function checkTogether(counts: Counts): void {
  const errors = sides.flatMap((side): [string, string[]][] => {
    const shots = counts[countColumns.shots[side]] ?? null;
    const onGoal = counts[countColumns.shots_on_goal[side]] ?? null;
    const goals = counts[countColumns.goal[side]] ?? null;
    return [
      ...(goals === null ? [[`${side}.goal`, ['blank']] satisfies [string, string[]]] : []),
      ...(shots !== null && onGoal !== null && onGoal > shots
        ? [[`${side}.shots_on_goal`, ['too_many']] satisfies [string, string[]]]
        : []),
    ];
  });
  if (errors.length > 0) throw new HttpError(422, Object.fromEntries(errors));
}
