import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../testing/samples.ts';
import { type CountedLine, formOf, hitRate, type StatLine, statLineError } from './hit-rate.ts';
import { type MatchWire, toMatch } from './shapes.ts';

/** A match of team 1, at home or away, with its own goals first. */
function played(
  ground: 'home' | 'away',
  own: number | null,
  other: number | null,
  more: Partial<MatchWire> = {},
) {
  const teams =
    ground === 'home' ? { home_team_id: 1, away_team_id: 2 } : { home_team_id: 2, away_team_id: 1 };
  const goals =
    ground === 'home' ? { goal_home: own, goal_away: other } : { goal_home: other, goal_away: own };
  return toMatch(sampleMatch({ ...teams, ...goals, ...more }));
}

const line = (over: Partial<CountedLine> = {}): CountedLine => ({
  stat: 'GOALS',
  comparison: 'OVER',
  line: 2.5,
  scope: 'SUM',
  ...over,
});

const rateOf = (matches: Parameters<typeof hitRate>[0], over: Partial<CountedLine> = {}) => {
  const { hits, sampleSize, percent, average, results } = hitRate(matches, 1, line(over));
  return {
    hits,
    sampleSize,
    percent,
    average,
    counts: results.map(({ count }) => count),
    marked: results.map(({ hit }) => hit),
  };
};

describe('a hit rate', () => {
  const matches = [played('home', 2, 0), played('away', 1, 2), played('home', 3, 0), played('away', 0, 0)];

  it('counts more than the line as OVER and less as UNDER', () => {
    const marked = [false, true, true, false];
    expect(rateOf(matches)).toEqual({
      hits: 2,
      sampleSize: 4,
      percent: 50,
      average: 2,
      counts: [2, 3, 3, 0],
      marked,
    });
    expect(rateOf(matches, { comparison: 'UNDER' }).marked).toEqual(marked.map((hit) => !hit));
  });

  it.each([
    ['OWN', [2, 1, 3, 0], 1.5],
    ['OPPONENT', [0, 2, 0, 0], 0.5],
    ['SUM', [2, 3, 3, 0], 2],
  ] as const)('of scope %s uses the counts of that side, at home and away', (scope, counts, average) => {
    expect(rateOf(matches, { scope, line: 0.5 })).toMatchObject({ counts, average });
  });

  it.each([
    [0.5, 'OVER', 0],
    [0.5, 'UNDER', 100],
    [6.5, 'OVER', 0],
    [6.5, 'UNDER', 100],
  ] as const)('of no goals at the line %f, %s, is %f %%', (at, comparison, percent) => {
    expect(rateOf([played('home', 0, 0)], { line: at, comparison }).percent).toBe(percent);
  });

  it('leaves matches with an unknown count out of sample and average', () => {
    const some = [played('home', 3, 1), played('home', null, null), played('away', 2, null)];
    expect(rateOf(some)).toEqual({
      hits: 1,
      sampleSize: 1,
      percent: 100,
      average: 4,
      counts: [4, null, null],
      marked: [true, null, null],
    });
    expect(rateOf(some, { scope: 'OWN' })).toMatchObject({ sampleSize: 2, hits: 1, average: 2.5 });
  });

  it('has null percent and average without a sample', () => {
    const none = { hits: 0, sampleSize: 0, percent: null, average: null };
    expect(rateOf([])).toMatchObject(none);
    expect(rateOf(matches, { stat: 'CORNERS' })).toMatchObject({ ...none, marked: [null, null, null, null] });
  });

  it('is not rounded for fractions, and exact for whole percents', () => {
    const ofSize = (hits: number, size: number) =>
      rateOf(Array.from({ length: size }, (_, index) => played('home', index < hits ? 3 : 0, 0))).percent;
    expect(ofSize(1, 3)).toBeCloseTo(33.333_333, 5);
    expect(ofSize(7, 10)).toBe(70);
    expect(ofSize(3, 5)).toBe(60);
  });

  it.each([
    ['YES', [true, false, null, true]],
    ['NO', [false, true, null, false]],
  ] as const)('of BTTS %s has no count and no average', (comparison, marked) => {
    const some = [
      played('home', 1, 1),
      played('away', 2, 0),
      played('home', null, null),
      played('home', null, null, { btts: true }),
    ];
    const rate = rateOf(some, { stat: 'BTTS', comparison, line: null });
    expect(rate).toMatchObject({ marked, sampleSize: 3, average: null, counts: [null, null, null, null] });
  });

  it.each([
    ['SHOTS', 'shots'],
    ['SHOTS_ON_GOAL', 'shots_on_goal'],
    ['YELLOW', 'yellow'],
    ['RED', 'red'],
    ['CORNERS', 'corners'],
    ['FOULS', 'fouls'],
  ] as const)('of %s reads that counter', (stat, counter) => {
    const match = played('away', 0, 0, { [`${counter}_home`]: 4, [`${counter}_away`]: 7 });
    const counts = (['OWN', 'OPPONENT', 'SUM'] as const).map(
      (scope) => rateOf([match], { stat, scope }).counts[0],
    );
    expect(counts).toEqual([7, 4, 11]);
  });
});

it('formOf returns the team’s outcomes of matches with known goals', () => {
  const matches = [
    played('home', 2, 0),
    played('away', 0, 2),
    played('away', 2, 0),
    played('home', null, null),
    played('away', 1, 1),
  ];
  expect(formOf(matches, 1)).toEqual(['WON', 'LOST', 'WON', 'DRAWN']);
});

describe('statLineError', () => {
  it.each<[StatLine['stat'], number, number]>([
    ['GOALS', 0.5, 6.5],
    ['SHOTS', 5.5, 35.5],
    ['SHOTS_ON_GOAL', 0.5, 35.5],
    ['YELLOW', 0.5, 8.5],
    ['RED', 0.5, 1.5],
    ['CORNERS', 0.5, 20.5],
    ['FOULS', 5.5, 35.5],
  ])('allows half numbers for %s from %f to %f', (stat, min, max) => {
    const errorAt = (value: number) => statLineError({ stat, comparison: 'OVER', line: value });
    for (const value of [min, min + 1, max]) expect(errorAt(value), String(value)).toBeNull();
    for (const value of [min - 1, max + 1, min + 0.5, min + 0.25, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(errorAt(value), String(value)).toMatchObject({ field: ['line'], code: 'INVALID' });
    }
  });

  it.each<StatLine>([
    { stat: 'GOALS', comparison: 'UNDER', line: 2.5 },
    { stat: 'BTTS', comparison: 'YES' },
    { stat: 'BTTS', comparison: 'NO', line: null },
  ])('is null for %j', (valid) => {
    expect(statLineError(valid)).toBeNull();
  });

  it.each<[StatLine, field: string, code: string]>([
    [{ stat: 'GOALS', comparison: 'UNDER' }, 'line', 'BLANK'],
    [{ stat: 'GOALS', comparison: 'OVER', line: null }, 'line', 'BLANK'],
    [{ stat: 'GOALS', comparison: 'YES', line: 2.5 }, 'comparison', 'INVALID'],
    [{ stat: 'BTTS', comparison: 'NO', line: 0.5 }, 'line', 'INVALID'],
    [{ stat: 'BTTS', comparison: 'OVER' }, 'comparison', 'INVALID'],
  ])('is for %j an error of %s: %s', (invalid, field, code) => {
    expect(statLineError(invalid)).toMatchObject({ field: [field], code });
  });
});
