import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../testing/samples.ts';
import type { AutofilterSide } from '../__generated__/schema.ts';
import type { LastMatchesWire } from '../match/shapes.ts';
import { hitSideRate, rateOfHit } from './hit-side-rate.ts';
import { type AutofilterRule, toAutofilterMatches } from './shapes.ts';

/** Matches of a team, newest first, by its own goals; each opponent scored one. */
const played = (teamId: number, goals: readonly number[]): LastMatchesWire => ({
  id: teamId,
  matches: goals.map((goal, index) =>
    sampleMatch({
      id: teamId * 100 + index,
      home_team_id: 99,
      away_team_id: teamId,
      goal_home: 1,
      goal_away: goal,
    }),
  ),
});

const teams = [played(1, [0, 1, 2, 3, 4, 5]), played(2, [5, 0, 0, 0, 0, 0])];
const picked = (sentTeams: readonly LastMatchesWire[] | null = teams) =>
  toAutofilterMatches({ matches: [{ ...sampleMatch(), hits: [] }], teams: sentTeams });

const rate = (side: 'home' | 'away', of: AutofilterSide, change: Partial<AutofilterRule> = {}) => {
  const rule: AutofilterRule = {
    stat: 'GOALS',
    comparison: 'OVER',
    line: 1.5,
    side: of,
    window: 5,
    ...change,
  };
  const [first] = picked();
  return first ? hitSideRate(first.match, side, rule) : null;
};

it.each([
  ['home', 'HOME', [0, 1, 2, 3, 4], 3],
  ['home', 'BOTH', [0, 1, 2, 3, 4], 3],
  ['home', 'SUM', [1, 2, 3, 4, 5], 4],
  ['away', 'AWAY', [5, 0, 0, 0, 0], 1],
  ['away', 'BOTH', [5, 0, 0, 0, 0], 1],
  ['away', 'SUM', [6, 1, 1, 1, 1], 1],
] as const)('holds the %s team of a hit for %s against the line', (side, of, counts, hits) => {
  const found = rate(side, of);
  expect(found?.results.map(({ count }) => count)).toEqual(counts);
  expect([found?.hits, found?.sampleSize]).toEqual([hits, 5]);
});

it('is null for a side that is not counted', () => {
  expect([rate('away', 'HOME'), rate('home', 'AWAY')]).toEqual([null, null]);
});

it('uses as many matches as the window size', () => {
  expect(rate('home', 'HOME', { window: 10 })?.sampleSize).toBe(6);
});

it('is null when the list came without last matches', () => {
  const [first] = picked(null);
  const rule: AutofilterRule = { stat: 'BTTS', comparison: 'YES', line: null, side: 'BOTH', window: 5 };
  expect(first && hitSideRate(first.match, 'home', rule)).toBeNull();
});

describe('the counts of a hit', () => {
  const rule = { stat: 'GOALS', comparison: 'OVER', line: 1.5, side: 'HOME', window: 5 } as const;
  const ofHit = (marks: [number, number | null][], change: Partial<AutofilterRule> = {}) => {
    const hit = { rate: 60, home_marks: marks };
    const [first] = toAutofilterMatches({ matches: [{ ...sampleMatch(), hits: [hit] }], teams: [] });
    const [model] = first?.hits ?? [];
    return model ? rateOfHit(model, 'home', { ...rule, ...change }) : null;
  };

  it('give the same rate as full matches', () => {
    const goals = [0, 1, 2, 3, 4];
    const whole = rate('home', 'HOME');
    const counted = ofHit(goals.map((goal, index) => [100 + index, goal]));
    const marksOf = (found: typeof whole) =>
      found?.results.map(({ match, count, hit }) => [match.id, match.matchId, count, hit]);
    expect(marksOf(counted)).toEqual(marksOf(whole));
    expect({ ...counted, results: null }).toEqual({ ...whole, results: null });
  });

  it.each([
    ['YES', [true, false, null], 1],
    ['NO', [false, true, null], 1],
  ] as const)('for BTTS %s are 1 and 0', (comparison, marked, hits) => {
    const found = ofHit(
      [
        [1, 1],
        [2, 0],
        [3, null],
      ],
      { stat: 'BTTS', comparison, line: null },
    );
    expect(found?.results.map(({ count, hit }) => [count, hit])).toEqual(marked.map((hit) => [null, hit]));
    expect(found).toMatchObject({ hits, sampleSize: 2, percent: 50, average: null });
  });

  it('do not change the other side or hits without counts', () => {
    const [first] = toAutofilterMatches({ matches: [{ ...sampleMatch(), hits: [{ rate: 60 }] }], teams });
    const [model] = first?.hits ?? [];
    expect(model && rateOfHit(model, 'home', rule)?.hits).toBe(3);
    expect(model && rateOfHit(model, 'away', rule)).toBeNull();
  });
});
