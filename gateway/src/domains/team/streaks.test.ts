import { describe, expect, it } from 'vitest';
import { streaksOf } from './streaks.ts';

type Score = readonly [own: number | null, opponent: number | null];

const side = (teamId: number, goals: number | null) => ({ team: { teamId, name: `Team ${teamId}` }, goals });
const atHome = ([own, opponent]: Score) => ({ home: side(1, own), away: side(2, opponent) });
const away = ([own, opponent]: Score) => ({ home: side(2, opponent), away: side(1, own) });

/** Current and longest run by kind. */
const runs = (matches: Parameters<typeof streaksOf>[0]) =>
  Object.fromEntries(streaksOf(matches, 1).map(({ kind, current, longest }) => [kind, [current, longest]]));

describe('streaks', () => {
  it('count from the newest match, at home and away alike', () => {
    const matches = [
      atHome([2, 1]),
      away([1, 1]),
      away([3, 0]),
      atHome([0, 1]),
      atHome([1, 0]),
      away([4, 2]),
    ];
    expect(runs(matches)).toEqual({
      WON: [1, 2],
      UNBEATEN: [3, 3],
      LOST: [0, 1],
      WINLESS: [0, 1],
      SCORED: [3, 3],
      BTTS: [2, 2],
      OVER_2_5: [1, 1],
    });
  });

  it('have a longest run separate from the current one', () => {
    const matches = [atHome([0, 2]), ...[1, 2, 3].map(() => away([0, 0])), atHome([0, 1])];
    expect(runs(matches)).toMatchObject({ WINLESS: [5, 5], LOST: [1, 1], UNBEATEN: [0, 3], SCORED: [0, 0] });
  });

  it('skip matches without known goals', () => {
    const matches = [atHome([1, 0]), atHome([null, null]), away([null, 1]), away([2, 0])];
    expect(runs(matches)).toMatchObject({ WON: [2, 2], OVER_2_5: [0, 0] });
  });

  it('are 0 without matches', () => {
    expect(new Set(streaksOf([], 1).flatMap(({ current, longest }) => [current, longest]))).toEqual(
      new Set([0]),
    );
  });
});
