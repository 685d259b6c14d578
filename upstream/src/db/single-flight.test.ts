import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

/** A reading that ends when the test says so, and how often it has begun. */
function makeReading() {
  const ends: ((outcome: Promise<number>) => void)[] = [];
  const read = singleFlight(() => new Promise<number>((resolve) => ends.push(resolve)));
  return { read, ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('those who ask during a run share the next, which begins when it has ended', async () => {
  const { read, ends } = makeReading();
  const first = read();
  await settled();
  const others = [read(), read(), read()];
  await settled();
  expect(ends).toHaveLength(1);
  ends[0]?.(Promise.resolve(1));
  expect(await first).toBe(1);
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.(Promise.resolve(2));
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
});

test('a run that fails is told to those who wait for it, and the next one runs', async () => {
  const { read, ends } = makeReading();
  const first = read();
  await settled();
  const second = read();
  ends[0]?.(Promise.reject(new Error('away')));
  await expect(first).rejects.toThrow('away');
  await settled();
  ends[1]?.(Promise.resolve(2));
  expect(await second).toBe(2);
});
