import type { OutcomeKind } from '../../../../../shared/ui/outcome-blocks.tsx';

interface PlayedSide {
  readonly goals: number | null | undefined;
  readonly team: { readonly teamId: number };
}

/** How a match ended for one of its teams; undefined without known goals. */
export function outcomeFor(
  { home, away }: { readonly home: PlayedSide; readonly away: PlayedSide },
  teamId: number,
): OutcomeKind | undefined {
  if (home.goals == null || away.goals == null) return undefined;
  const difference = home.team.teamId === teamId ? home.goals - away.goals : away.goals - home.goals;
  if (difference === 0) return 'DRAWN';
  return difference > 0 ? 'WON' : 'LOST';
}
