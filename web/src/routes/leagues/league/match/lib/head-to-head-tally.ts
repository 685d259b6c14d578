import { outcomeFor, type PlayedSide } from '../../../../../shared/football/match-outcome.ts';
import type { OutcomeKind } from '../../../../../shared/ui/outcome-blocks.tsx';

interface SideCounts extends PlayedSide {
  readonly corners: number | null;
}

export interface HeadToHeadMatch {
  readonly home: SideCounts;
  readonly away: SideCounts;
}

export type HeadToHeadTally = ReturnType<typeof headToHeadTally>;

/** Summarizes the matches of two teams for one of them; missing values are ignored. */
export function headToHeadTally(matches: readonly HeadToHeadMatch[], teamId: number) {
  const outcomes = matches.map((match) => outcomeFor(match, teamId));
  const count = (outcome: OutcomeKind) => outcomes.filter((one) => one === outcome).length;
  const tally = (stat: 'goals' | 'corners', isHit: (home: number, away: number) => boolean) => {
    const results = matches.flatMap(({ home, away }) =>
      home[stat] == null || away[stat] == null ? [] : [isHit(home[stat], away[stat])],
    );
    return { hits: results.filter(Boolean).length, sampleSize: results.length };
  };
  return {
    won: count('WON'),
    drawn: count('DRAWN'),
    lost: count('LOST'),
    over25Goals: tally('goals', (home, away) => home + away > 2.5),
    bothScored: tally('goals', (home, away) => home > 0 && away > 0),
    over95Corners: tally('corners', (home, away) => home + away > 9.5),
  };
}
