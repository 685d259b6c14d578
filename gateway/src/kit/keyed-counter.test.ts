import { expect, it } from 'vitest';
import { KeyedCounter } from './keyed-counter.ts';

it('limits each name, and allows freed counts again', () => {
  const counter = new KeyedCounter(2);
  expect([counter.take('a'), counter.take('a'), counter.take('a'), counter.take('b')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  counter.free('a');
  counter.free('unknown');
  expect([counter.take('a'), counter.take('a'), counter.take('unknown')]).toEqual([true, false, true]);
});
