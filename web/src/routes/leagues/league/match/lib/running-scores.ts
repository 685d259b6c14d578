/** Goals of both teams at some point of a match. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** What is needed of an incident to count goals. */
export interface CountedIncident {
  readonly __typename: string;
  readonly isHome?: boolean;
  readonly homeScore?: number | null | undefined;
  readonly awayScore?: number | null | undefined;
}

/**
 * The score after each incident that is a goal, null for all others, in their order. The provider's own score wins;
 * where it sends none, the goal is added to the one before. Decisions of the video referee and penalties of a
 * shoot-out are no goals; an own goal already says for whom it counts.
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
 * The minute of an incident as it is written: `54′`, with added time `45+2′`. Null for what was before the start
 * (negative minutes) and for what has no minute (providers send 999 there).
 */
export function incidentMinute(time: number, addedTime: number | null | undefined): string | null {
  if (time < 0 || time >= NO_MINUTE) return null;
  const added = addedTime && addedTime > 0 && addedTime < NO_MINUTE ? `+${addedTime}` : '';
  return `${time}${added}′`;
}

const NO_MINUTE = 999;
