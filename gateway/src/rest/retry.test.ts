import { expect, it } from 'vitest';
import { parseRetryAfter, RetryBudget } from './retry.ts';

it('allows a retry for a tenth of the calls, after an initial burst', () => {
  const budget = new RetryBudget({ callsPerRetry: 10, maxBurst: 2 });
  for (let call = 0; call < 100; call += 1) budget.count();
  expect([budget.take(), budget.take(), budget.take()]).toEqual([true, true, false]);
  const allowed = Array.from({ length: 1000 }, () => {
    budget.count();
    return budget.take();
  });
  expect(allowed.filter(Boolean)).toHaveLength(100);
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
])('Retry-After %s is parsed as %s', (header, expected) => {
  expect(parseRetryAfter(header, now)).toBe(expected);
});
