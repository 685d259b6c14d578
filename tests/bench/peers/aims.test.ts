import { expect, it } from 'vitest';
import { aimsTable, verdict } from './aims.ts';

it.each([
  ['at least', 0.9, 0.9, 'kept'],
  ['at least', 0.9, 0.72, 'missed by 20 %'],
  ['at most', 400, 399, 'kept'],
  ['at most', 400, 401, 'missed by 1 %'],
  ['at most', 15, Number.NaN, 'not measured'],
] as const)('%s %f, measured %f: %s', (bound, aim, measured, expected) => {
  expect(verdict({ bound, aim, measured })).toBe(expected);
});

it('figures stand with their units beside what they are to be', () => {
  const aim = { what: 'sockets', bound: 'at least', aim: 20_000, measured: 19_800 } as const;
  expect(
    aimsTable([{ ...aim, byProcessor: null, unit: 'sockets' }])
      .split('\n')
      .at(-1),
  ).toBe('| sockets | at least 20,000 sockets | 19,800 sockets |                   | missed by 1 % |');
});
