import { expect, it } from 'vitest';
import { sortStartedLast } from './use-live-dropinfos.ts';

const row = (id: string, hour: number) => ({ id, kickOff: `2026-03-14T${hour}:00:00Z` });

it('puts the past behind the coming, the latest of it first', () => {
  const rows = [row('a', 10), row('b', 11), row('c', 12), row('d', 13)];
  expect(sortStartedLast(rows, new Set(['a', 'b'])).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a']);
});
