import { expect, it } from 'vitest';
import { usedBytes } from '../testing/used-bytes.ts';
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

it('keeps no names without a count', () => {
  const counter = new KeyedCounter(2);
  const before = usedBytes();
  for (let caller = 0; caller < 50; caller += 1) {
    const name = `${caller}`.padEnd(1_000_000, 'x');
    counter.take(name);
    counter.free(name);
  }
  expect(usedBytes() - before).toBeLessThan(10_000_000);
  expect(counter.take('0')).toBe(true);
});
