import { describe, expect, it } from 'vitest';
import { runningScores } from './running-scores.ts';

const goal = (isHome: boolean, homeScore: number | null = null, awayScore: number | null = null) => ({
  __typename: 'GoalIncident',
  isHome,
  homeScore,
  awayScore,
});

describe('the running score', () => {
  it('is the provider’s where it sends one', () => {
    expect(runningScores([goal(true, 1, 0), goal(false, 1, 1)])).toEqual([
      { home: 1, away: 0 },
      { home: 1, away: 1 },
    ]);
  });

  it('is counted where the provider sends none, and goes on from its last', () => {
    expect(runningScores([goal(true), goal(false), goal(false, 1, 2), goal(true)])).toEqual([
      { home: 1, away: 0 },
      { home: 1, away: 1 },
      { home: 1, away: 2 },
      { home: 2, away: 2 },
    ]);
  });

  it('counts neither the video referee nor the shoot-out', () => {
    const others = [
      { __typename: 'VarIncident', isHome: true },
      { __typename: 'ShootoutIncident', isHome: true, homeScore: 1, awayScore: 0 },
      { __typename: 'CardIncident', isHome: false },
    ];
    expect(runningScores([goal(true), ...others, goal(true)])).toEqual([
      { home: 1, away: 0 },
      null,
      null,
      null,
      { home: 2, away: 0 },
    ]);
  });
});
