import { describe, expect, it } from 'vitest';
import { type HeadToHeadMatch, headToHeadTally } from './head-to-head-tally.ts';

const match = (
  [homeId, homeGoal, homeCorners]: readonly [number, number | null, number | null],
  [awayId, awayGoal, awayCorners]: readonly [number, number | null, number | null],
): HeadToHeadMatch => ({
  home: { team: { teamId: homeId }, goals: homeGoal, corners: homeCorners },
  away: { team: { teamId: awayId }, goals: awayGoal, corners: awayCorners },
});

describe('headToHeadTally', () => {
  const matches = [
    match([1, 2, 5], [2, 0, 4]),
    match([2, 1, 6], [1, 2, 4]),
    match([2, 1, null], [1, 1, 3]),
    match([1, 0, 1], [2, 3, 1]),
    match([1, null, null], [2, null, null]),
  ];

  it('counts results for one team, home and away', () => {
    expect(headToHeadTally(matches, 1)).toMatchObject({ won: 2, drawn: 1, lost: 1 });
    expect(headToHeadTally(matches, 2)).toMatchObject({ won: 1, drawn: 1, lost: 2 });
  });

  it('counts hits of lines among matches with known values', () => {
    expect(headToHeadTally(matches, 1)).toMatchObject({
      over25Goals: { hits: 2, sampleSize: 4 },
      bothScored: { hits: 2, sampleSize: 4 },
      over95Corners: { hits: 1, sampleSize: 3 },
    });
  });

  it('is zero without matches', () => {
    expect(headToHeadTally([], 1)).toMatchObject({ won: 0, over25Goals: { hits: 0, sampleSize: 0 } });
  });
});
