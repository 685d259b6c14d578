import { expect, test } from 'vitest';
import { BodyCache } from './body-cache.ts';

const body = (size: number, from = 0, until = 100) => ({
  bytes: Buffer.alloc(size),
  tag: 'W/"1"',
  from,
  until,
});

test('a body is good from its moment until before its end', () => {
  const memo = new BodyCache(10_000);
  const given = body(10, 50, 60);
  memo.set('key', given);
  expect([49, 50, 59, 60].map((now) => memo.get('key', now))).toEqual([null, given, given, null]);
  expect(memo.get('other key', 50)).toBeNull();
});

test('the bytes stay within the bound, and what was not asked for longest goes first', () => {
  const memo = new BodyCache(4_000);
  for (const key of ['a', 'b', 'c']) memo.set(key, body(1_000));
  memo.get('a', 0);
  memo.set('d', body(1_000));
  expect(['a', 'b', 'c', 'd'].map((key) => memo.get(key, 0) !== null)).toEqual([true, false, true, true]);
  for (let turn = 0; turn < 1_000; turn += 1) {
    memo.set(`key ${turn}`, body(turn));
    expect(memo.bytes).toBeLessThanOrEqual(4_000);
  }
});

test('a body in place of another gives the room of that back', () => {
  const memo = new BodyCache(4_000);
  memo.set('key', body(1_000));
  const { bytes } = memo;
  memo.set('key', body(1_000, 5));
  expect(memo.bytes).toBe(bytes);
  expect(memo.get('key', 4)).toBeNull();
});

test('a body that is larger than the whole memo is left out, and the others stay', () => {
  const memo = new BodyCache(4_000);
  for (const key of ['small', 'large']) memo.set(key, body(1_000));
  memo.set('large', body(5_000));
  expect(['small', 'large'].map((key) => memo.get(key, 0)?.bytes.length)).toEqual([1_000, undefined]);
  memo.set('small', body(5_000));
  expect(memo.bytes).toBe(0);
});
