import { expect, it } from 'vitest';
import { aimsText, verdict } from './aims.ts';
import { figureOf } from './statistics.ts';

it.each([
  ['at least', 0.9, [0.9], 'kept'],
  ['at least', 0.9, [0.72], 'missed by 20 %'],
  ['at most', 400, [399], 'kept'],
  ['at most', 400, [401], 'missed by 1 %'],
  ['at most', 15, [Number.NaN], 'not measured'],
  ['at most', 15, [10, 12], 'not published'],
] as const)('%s %f, measured %j: %s', (bound, aim, rounds, expected) => {
  expect(verdict({ bound, aim, measured: figureOf(rounds) })).toBe(expected);
});

it('figures are given with their units and aims', () => {
  const aim = { what: 'p99', bound: 'at most', aim: 120, measured: figureOf([150]), unit: 'ms' } as const;
  expect(aimsText([aim, { ...aim, what: 'p50' }])).toBe(
    'p99: 150 ms (at most 120 ms, missed by 25 %); p50: 150 ms (at most 120 ms, missed by 25 %).',
  );
});
