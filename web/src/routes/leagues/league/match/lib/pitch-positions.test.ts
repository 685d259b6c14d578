import { describe, expect, it } from 'vitest';
import type { PlayerPosition } from '../../../../../__generated__/pitch_lineup.graphql.ts';
import { pitchPositions, shortName } from './pitch-positions.ts';

const team = (defenders: number, midfielders: number, forwards: number): PlayerPosition[] => [
  'GOALKEEPER',
  ...Array.from({ length: defenders }, () => 'DEFENDER' as const),
  ...Array.from({ length: midfielders }, () => 'MIDFIELDER' as const),
  ...Array.from({ length: forwards }, () => 'FORWARD' as const),
];
const lines = (positions: ReturnType<typeof pitchPositions>) => {
  const depths = positions.map(({ depth }) => depth);
  return [...new Set(depths)].map((depth) => depths.filter((other) => other === depth).length);
};

describe('pitchPositions', () => {
  it('follow the formation line by line, with the goalkeeper first', () => {
    const positions = pitchPositions('4-1-4-1', team(4, 5, 1));
    expect(lines(positions)).toEqual([1, 4, 1, 4, 1]);
    expect(positions[0]).toEqual({ depth: 11, across: 50, acrossInLandscape: 50 });
    expect(positions.at(-1)).toEqual({ depth: 84, across: 50, acrossInLandscape: 50 });
  });

  it('go from right to left in each line', () => {
    const across = pitchPositions('4-4-2', team(4, 4, 2)).map((position) => position.across);
    expect(across.slice(1, 5)).toEqual([12.5, 37.5, 62.5, 87.5]);
    expect(across.slice(9)).toEqual([25, 75]);
  });

  it.each([
    ['4-2-3-1', team(4, 5, 1), [50, 12.5, 37.5, 62.5, 87.5, 25, 75, 100 / 6, 50, 500 / 6, 55]],
    ['3-1-4-2', team(3, 5, 2), [50, 100 / 6, 55, 500 / 6, 50, 12.5, 37.5, 62.5, 87.5, 25, 75]],
    ['5-4-1', team(5, 4, 1), [50, 10, 30, 55, 70, 90, 15, 37.5, 62.5, 85, 50]],
  ])('are not level with the line behind in landscape, in %s', (formation, players, across) => {
    const positions = pitchPositions(formation, players);
    expect(positions.map((position) => position.acrossInLandscape)).toEqual(across);
  });

  it.each([null, undefined, '', '4-4', '4-4-3', '4-x-2', '4-0-6', '4--6'])(
    'follow the players’ positions when the formation is %s',
    (formation) => {
      expect(lines(pitchPositions(formation, team(5, 3, 2)))).toEqual([1, 5, 3, 2]);
    },
  );

  it('put players with an unknown position into midfield', () => {
    expect(lines(pitchPositions(null, ['GOALKEEPER', 'DEFENDER', null, 'UNKNOWN', 'FORWARD']))).toEqual([
      1, 1, 2, 1,
    ]);
  });

  it('are empty without players', () => {
    expect(pitchPositions('4-4-2', [])).toEqual([]);
  });
});

it.each([
  ['Igor Ligas', 'Ligas'],
  ['I. Ligas', 'Ligas'],
  ['J. A. Żurek', 'Żurek'],
  ['Marek van der Wrzos', 'van der Wrzos'],
  ['Cebo', 'Cebo'],
  ['', ''],
])('shortName of %s is %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
