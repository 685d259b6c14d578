import type { StreakKind, TeamStreak } from '../__generated__/schema.ts';
import { type PlayedMatch, sidesOf } from '../match/hit-rate.ts';

/** Goals of a match: of the team and of its opponent. */
interface Goals {
  readonly own: number;
  readonly opponent: number;
}

const holds: Record<StreakKind, (goals: Goals) => boolean> = {
  WON: ({ own, opponent }) => own > opponent,
  UNBEATEN: ({ own, opponent }) => own >= opponent,
  LOST: ({ own, opponent }) => own < opponent,
  WINLESS: ({ own, opponent }) => own <= opponent,
  SCORED: ({ own }) => own > 0,
  BTTS: ({ own, opponent }) => own > 0 && opponent > 0,
  OVER_2_5: ({ own, opponent }) => own + opponent > 2.5,
};

/** The kinds of streaks, in the order in which they are listed. */
export const streakKinds: readonly StreakKind[] = [
  'WON',
  'UNBEATEN',
  'LOST',
  'WINLESS',
  'SCORED',
  'BTTS',
  'OVER_2_5',
];

/** The longest run, and the one that the first mark belongs to. */
function runsOf(matches: readonly boolean[]): Pick<TeamStreak, 'current' | 'longest'> {
  let run = 0;
  let longest = 0;
  for (const holds of matches) {
    run = holds ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const end = matches.indexOf(false);
  return { current: end === -1 ? matches.length : end, longest };
}

/** The streaks of a team in its matches, newest first; matches without known goals are left out. */
export function streaksOf(
  matches: readonly Pick<PlayedMatch, 'home' | 'away'>[],
  teamId: number,
): TeamStreak[] {
  const played = matches.flatMap((match): Goals[] => {
    const { own, opponent } = sidesOf(match, teamId);
    return own.goals == null || opponent.goals == null ? [] : [{ own: own.goals, opponent: opponent.goals }];
  });
  return streakKinds.map((kind) => ({ kind, ...runsOf(played.map(holds[kind])) }));
}
