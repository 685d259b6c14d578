import { expect, test } from 'vitest';
import { createBodyCache, isValidAt } from './statistics-replies.ts';

const body = (size: number, from = 0, until = 100) => ({
  bytes: Buffer.alloc(size),
  tag: 'W/"1"',
  from,
  until,
});

test('a body is valid in [from, until)', () => {
  const given = body(10, 50, 60);
  expect([49, 50, 59, 60].map((now) => isValidAt(given, now))).toEqual([false, true, true, false]);
});

test('the size stays within the limit, and the least recently used body is evicted first', () => {
  const cache = createBodyCache(4_000);
  for (const key of ['a', 'b', 'c']) cache.set(key, body(1_000));
  cache.get('a');
  cache.set('d', body(1_000));
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
  for (let turn = 0; turn < 1_000; turn += 1) {
    cache.set(`key ${turn}`, body(turn));
    expect(cache.calculatedSize).toBeLessThanOrEqual(4_000);
  }
});

test('replacing a body frees its size', () => {
  const cache = createBodyCache(4_000);
  cache.set('key', body(1_000));
  const { calculatedSize } = cache;
  cache.set('key', body(1_000, 5));
  expect(cache.calculatedSize).toBe(calculatedSize);
  expect(cache.get('key')?.from).toBe(5);
});

test('a body larger than the cache is not stored, and the others stay', () => {
  const cache = createBodyCache(4_000);
  for (const key of ['small', 'large']) cache.set(key, body(1_000));
  cache.set('large', body(5_000));
  expect(['small', 'large'].map((key) => cache.get(key)?.bytes.length)).toEqual([1_000, undefined]);
  cache.set('small', body(5_000));
  expect(cache.calculatedSize).toBe(0);
});
