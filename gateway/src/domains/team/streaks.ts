import type { StreakKind, TeamStreak } from '../__generated__/schema.ts';
import { type PlayedMatch, sidesOf } from '../match/hit-rate.ts';

interface Goals {
  readonly own: number;
  readonly opponent: number;
}

const streakKinds: readonly (readonly [StreakKind, (goals: Goals) => boolean])[] = [
  ['WON', ({ own, opponent }) => own > opponent],
  ['UNBEATEN', ({ own, opponent }) => own >= opponent],
  ['LOST', ({ own, opponent }) => own < opponent],
  ['WINLESS', ({ own, opponent }) => own <= opponent],
  ['SCORED', ({ own }) => own > 0],
  ['BTTS', ({ own, opponent }) => own > 0 && opponent > 0],
  ['OVER_2_5', ({ own, opponent }) => own + opponent > 2.5],
];

/** The longest run of true, and the run at the start. */
function runsOf(matches: readonly boolean[]): Pick<TeamStreak, 'current' | 'longest'> {
  let run = 0;
  let longest = 0;
  for (const isHit of matches) {
    run = isHit ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const end = matches.indexOf(false);
  return { current: end === -1 ? matches.length : end, longest };
}

/** The streaks of a team from its matches, newest first, without matches whose goals are unknown. */
export function streaksOf(
  matches: readonly Pick<PlayedMatch, 'home' | 'away'>[],
  teamId: number,
): TeamStreak[] {
  const played = matches.flatMap((match): Goals[] => {
    const { own, opponent } = sidesOf(match, teamId);
    return own.goals == null || opponent.goals == null ? [] : [{ own: own.goals, opponent: opponent.goals }];
  });
  return streakKinds.map(([kind, isHit]) => ({ kind, ...runsOf(played.map(isHit)) }));
}
