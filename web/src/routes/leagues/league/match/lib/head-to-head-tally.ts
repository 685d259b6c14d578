/** What is needed of a match between the two teams. */
export interface PlayedBetween {
  readonly home: CountsOfSide;
  readonly away: CountsOfSide;
}

interface CountsOfSide {
  readonly team: { readonly teamId: number };
  readonly goals: number | null | undefined;
  readonly corners: number | null | undefined;
}

/** How often something was so, and in how many matches that is known. */
export interface Tally {
  readonly hits: number;
  readonly sampleSize: number;
}

/** What the matches of two teams against each other come to. */
export interface HeadToHeadTally {
  /** Matches won by the team asked for, drawn, and won by the other. */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly over25Goals: Tally;
  readonly bothScored: Tally;
  readonly over95Corners: Tally;
}

/** Counts the matches of two teams against each other for one of them; unknown counts are left out. */
export function headToHeadTally(matches: readonly PlayedBetween[], teamId: number): HeadToHeadTally {
  const differences = matches.flatMap(({ home, away }) => {
    if (home.goals == null || away.goals == null) return [];
    return [home.team.teamId === teamId ? home.goals - away.goals : away.goals - home.goals];
  });
  const tally = (stat: 'goals' | 'corners', holds: (home: number, away: number) => boolean): Tally => {
    const known = matches.flatMap(({ home, away }) =>
      home[stat] == null || away[stat] == null ? [] : [holds(home[stat], away[stat])],
    );
    return { hits: known.filter(Boolean).length, sampleSize: known.length };
  };
  return {
    won: differences.filter((difference) => difference > 0).length,
    drawn: differences.filter((difference) => difference === 0).length,
    lost: differences.filter((difference) => difference < 0).length,
    over25Goals: tally('goals', (home, away) => home + away > 2.5),
    bothScored: tally('goals', (home, away) => home > 0 && away > 0),
    over95Corners: tally('corners', (home, away) => home + away > 9.5),
  };
}
