import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { EditDeps } from '../audit/write-log.ts';
import type { Statistic } from '../db/match-statistics.ts';
import { leagues, matches } from '../db/tables.ts';
import { HttpError, refusedField } from '../http/http-error.ts';
import { editMatch } from './edit-match.ts';
import { countColumns, countNames, givenCount, sides } from './match-counts.ts';
import { isOver } from './match-states.ts';

const sideBody = z.object({
  goal: givenCount('goal'),
  shots: givenCount('shots'),
  shots_on_goal: givenCount('shots_on_goal'),
  yellow: givenCount('yellow'),
  red: givenCount('red'),
  corners: givenCount('corners'),
  fouls: givenCount('fouls'),
});
const statsBody = z.object({
  match: z.object({ version: z.string().optional(), home: sideBody.optional(), away: sideBody.optional() }),
});

type Counts = Partial<Record<Statistic, number | null>>;

/** An edit of a match's counts as an admin sends it. */
interface StatsEdit {
  matchId: number;
  authorId: number;
  body: unknown;
}

/**
 * Sets the counts of a match that is over, in a league whose statistics are edited by hand. A count that the body
 * does not name stays; null makes it not known, except for goals.
 * @throws HttpError 404; 422 with `home.shots: invalid` and the like for what is no count, `home.goal: blank`,
 * `home.shots_on_goal: too_many` for more than the shots, `base: stale, not_editable`
 */
export function editMatchStats(deps: EditDeps, { matchId, authorId, body }: StatsEdit): Promise<void> {
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

/** What counts must be together, those that were known before among them. */
function checkTogether(counts: Counts): void {
  const faults = sides.flatMap((side): [string, string[]][] => {
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
  if (faults.length > 0) throw new HttpError(422, Object.fromEntries(faults));
}
