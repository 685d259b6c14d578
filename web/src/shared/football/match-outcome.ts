import type { OutcomeKind } from '../ui/outcome-blocks.tsx';

export interface PlayedSide {
  readonly goals: number | null;
  readonly team: { readonly teamId: number };
}

/** The outcome of a match for one of its teams; null without a score. */
export function outcomeFor(
  { home, away }: { readonly home: PlayedSide; readonly away: PlayedSide },
  teamId: number,
): OutcomeKind | null {
  if (home.goals == null || away.goals == null) return null;
  const difference = home.team.teamId === teamId ? home.goals - away.goals : away.goals - home.goals;
  if (difference === 0) return 'DRAWN';
  return difference > 0 ? 'WON' : 'LOST';
}
