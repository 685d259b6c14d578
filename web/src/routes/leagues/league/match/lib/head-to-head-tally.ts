export interface HeadToHeadMatch {
  readonly home: SideCounts;
  readonly away: SideCounts;
}

interface SideCounts {
  readonly team: { readonly teamId: number };
  readonly goals: number | null | undefined;
  readonly corners: number | null | undefined;
}

/** Matches in which a condition held, among those with known values. */
export interface Tally {
  readonly hits: number;
  readonly sampleSize: number;
}

export interface HeadToHeadTally {
  /** From the point of view of the requested team. */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly over25Goals: Tally;
  readonly bothScored: Tally;
  readonly over95Corners: Tally;
}

/** Summarizes the matches of two teams for one of them; missing values are ignored. */
export function headToHeadTally(matches: readonly HeadToHeadMatch[], teamId: number): HeadToHeadTally {
  const differences = matches.flatMap(({ home, away }) => {
    if (home.goals == null || away.goals == null) return [];
    return [home.team.teamId === teamId ? home.goals - away.goals : away.goals - home.goals];
  });
  const tally = (stat: 'goals' | 'corners', isHit: (home: number, away: number) => boolean): Tally => {
    const results = matches.flatMap(({ home, away }) =>
      home[stat] == null || away[stat] == null ? [] : [isHit(home[stat], away[stat])],
    );
    return { hits: results.filter(Boolean).length, sampleSize: results.length };
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
