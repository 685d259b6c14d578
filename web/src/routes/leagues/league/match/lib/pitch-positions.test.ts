import { describe, expect, it } from 'vitest';
import type { PlayerPosition } from '../../../../../__generated__/pitchPlayer_player.graphql.ts';
import { pitchPlaces } from './pitch-places.ts';

const team = (defenders: number, midfielders: number, forwards: number): PlayerPosition[] => [
  'GOALKEEPER',
  ...Array.from({ length: defenders }, () => 'DEFENDER' as const),
  ...Array.from({ length: midfielders }, () => 'MIDFIELDER' as const),
  ...Array.from({ length: forwards }, () => 'FORWARD' as const),
];
const lines = (places: ReturnType<typeof pitchPlaces>) => {
  const depths = places.map(({ depth }) => depth);
  return [...new Set(depths)].map((depth) => depths.filter((other) => other === depth).length);
};

describe('places on the pitch', () => {
  it('follow the formation line by line, the goalkeeper first and alone in the middle', () => {
    const places = pitchPlaces('4-1-4-1', team(4, 5, 1));
    expect(lines(places)).toEqual([1, 4, 1, 4, 1]);
    expect(places[0]).toEqual({ depth: 11, across: 50 });
    expect(places.at(-1)).toEqual({ depth: 84, across: 50 });
  });

  it('go from right to left in each line', () => {
    const across = pitchPlaces('4-4-2', team(4, 4, 2)).map((place) => place.across);
    expect(across.slice(1, 5)).toEqual([12.5, 37.5, 62.5, 87.5]);
    expect(across.slice(9)).toEqual([25, 75]);
  });

  it.each([null, undefined, '', '4-4', '4-4-3', '4-x-2', '4-0-6', '4--6'])(
    'are made by position where the formation is %s',
    (formation) => {
      expect(lines(pitchPlaces(formation, team(5, 3, 2)))).toEqual([1, 5, 3, 2]);
    },
  );

  it('put players of unknown position into the middle', () => {
    expect(lines(pitchPlaces(null, ['GOALKEEPER', 'DEFENDER', null, 'UNKNOWN', 'FORWARD']))).toEqual([
      1, 1, 2, 1,
    ]);
  });

  it('are none without players', () => {
    expect(pitchPlaces('4-4-2', [])).toEqual([]);
  });
});
