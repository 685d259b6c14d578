import { describe, expect, it } from 'vitest';
import { incidentMinute, runningScores } from './running-scores.ts';

const goal = (isHome: boolean, homeScore: number | null = null, awayScore: number | null = null) => ({
  __typename: 'GoalIncident',
  isHome,
  homeScore,
  awayScore,
});

describe('the running score', () => {
  it('is the provider’s when it sends one', () => {
    expect(runningScores([goal(true, 1, 0), goal(false, 1, 1)])).toEqual([
      { home: 1, away: 0 },
      { home: 1, away: 1 },
    ]);
  });

  it('is counted when the provider sends none, from its last one', () => {
    expect(runningScores([goal(true), goal(false), goal(false, 1, 2), goal(true)])).toEqual([
      { home: 1, away: 0 },
      { home: 1, away: 1 },
      { home: 1, away: 2 },
      { home: 2, away: 2 },
    ]);
  });

  it('ignores VAR decisions and shoot-outs', () => {
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

describe('the minute of an incident', () => {
  it.each([
    [1, null, '1′'],
    [45, 2, '45+2′'],
    [45, 0, '45′'],
    [90, 11, '90+11′'],
    [120, undefined, '120′'],
    [90, 999, '90′'],
    [0, null, '0′'],
  ])('%s and %s is %s', (time, addedTime, minute) => {
    expect(incidentMinute(time, addedTime)).toBe(minute);
  });

  it('is null before the start and without a minute', () => {
    expect(incidentMinute(-5, null)).toBeNull();
    expect(incidentMinute(999, 999)).toBeNull();
  });
});
