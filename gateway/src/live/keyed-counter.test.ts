import { expect, it } from 'vitest';
import { KeyedCounter } from './keyed-counter.ts';

it('gives each name as many as it may have, and again what was given back', () => {
  const tally = new KeyedCounter(2);
  expect([tally.take('a'), tally.take('a'), tally.take('a'), tally.take('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  tally.free('a');
  tally.free('unknown');
  expect([tally.take('a'), tally.take('a'), tally.take('unknown')]).toEqual([true, false, true]);
});
