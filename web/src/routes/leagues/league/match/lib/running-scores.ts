export interface Score {
  readonly home: number;
  readonly away: number;
}

interface CountedIncident {
  readonly __typename: string;
  readonly isHome?: boolean;
  readonly homeScore?: number | null;
  readonly awayScore?: number | null;
}

/**
 * The score after each goal, null for other incidents. The provider's own score takes precedence; without one, the goal is added to the
 * previous score. VAR decisions and shoot-out penalties are not goals. `isHome` of an own goal is the team that it counts for.
 */
export function runningScores(incidents: readonly CountedIncident[]): readonly (Score | null)[] {
  let score: Score = { home: 0, away: 0 };
  return incidents.map(({ __typename, isHome, homeScore, awayScore }) => {
    if (__typename !== 'GoalIncident') return null;
    score = {
      home: homeScore ?? score.home + (isHome ? 1 : 0),
      away: awayScore ?? score.away + (isHome ? 0 : 1),
    };
    return score;
  });
}

/**
 * The minute of an incident as text: `54′`, with added time `45+2′`. Null before the start (negative minutes) and without a minute
 * (providers send 999).
 */
export function incidentMinute(time: number, addedTime: number | null | undefined): string | null {
  if (time < 0 || time >= noMinute) return null;
  const added = addedTime && addedTime > 0 && addedTime < noMinute ? `+${addedTime}` : '';
  return `${time}${added}′`;
}

const noMinute = 999;
