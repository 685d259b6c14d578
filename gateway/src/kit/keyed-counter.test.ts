import { expect, it } from 'vitest';
import { KeyedCounter } from './keyed-counter.ts';

it('gives each name as many as it may have, and again what was given back', () => {
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
