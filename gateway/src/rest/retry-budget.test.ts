import { expect, it } from 'vitest';
import { RetryBudget } from './retry-budget.ts';

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
