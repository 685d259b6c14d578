import { expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

it('evicts the least recently used value above its bound', () => {
  const map = new BoundedMap<string>(10);
  for (const key of ['a', 'b', 'c']) map.set(key, key, 3);
  map.get('a');
  map.set('d', 'd', 3);
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual(['a', undefined, 'c', 'd']);
  expect(map.size).toBe(9);
});

it('frees the size of a replaced value', () => {
  const map = new BoundedMap<string>(10);
  map.set('a', 'one', 8);
  map.set('a', 'other', 9);
  expect([map.get('a'), map.size]).toEqual(['other', 9]);
});

it('does not store a value larger than its bound, nor evict others for it', () => {
  const map = new BoundedMap<string>(10);
  map.set('a', 'a', 3);
  map.set('b', 'b', 3);
  map.set('b', 'other', 11);
  expect([map.get('a'), map.get('b'), map.size]).toEqual(['a', undefined, 3]);
});
