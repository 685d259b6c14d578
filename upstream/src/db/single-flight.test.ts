import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

/** A run that the test ends; `ends` has an item per started run. */
function makeRun() {
  const ends: ((outcome: Promise<number>) => void)[] = [];
  const read = singleFlight(() => new Promise<number>((resolve) => ends.push(resolve)));
  return { read, ends };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('calls during a run share the next run', async () => {
  const { read, ends } = makeRun();
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

test('a failed run rejects its callers, and the next run starts', async () => {
  const { read, ends } = makeRun();
  const first = read();
  await settled();
  const second = read();
  ends[0]?.(Promise.reject(new Error('failed')));
  await expect(first).rejects.toThrow('failed');
  await settled();
  ends[1]?.(Promise.resolve(2));
  expect(await second).toBe(2);
});
