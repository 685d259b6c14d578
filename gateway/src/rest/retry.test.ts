import { expect, it } from 'vitest';
import { RetryBudget, retryAfterIn } from './retry.ts';

it('gives a tenth of the calls a retry, and a few at once after a quiet time', () => {
  const budget = new RetryBudget({ callsPerRetry: 10, maxAtOnce: 2 });
  for (let call = 0; call < 100; call += 1) budget.count();
  expect([budget.take(), budget.take(), budget.take()]).toEqual([true, true, false]);
  const given = Array.from({ length: 1000 }, () => {
    budget.count();
    return budget.take();
  });
  expect(given.filter(Boolean)).toHaveLength(100);
});

const now = Date.parse('2026-03-14T12:00:00.000Z');

it.each([
  ['0', 0],
  [' 7 ', 7],
  ['86400', 3600],
  ['Sat, 14 Mar 2026 12:00:30 GMT', 30],
  ['Sat, 14 Mar 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['-1', null],
  ['', null],
  [null, null],
])('%s is %s', (header, expected) => {
  expect(retryAfterIn(header, now)).toBe(expected);
});
