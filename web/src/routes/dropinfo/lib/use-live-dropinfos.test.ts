import { describe, expect, it } from 'vitest';
import { findInsertIndex, sortStartedLast } from './use-live-dropinfos.ts';

const early = {
  KICK_OFF: Date.parse('2026-03-14T18:00:00Z'),
  CREATED_AT: Date.parse('2026-03-14T17:00:00Z'),
  MINUTES_TO_KICK_OFF: 60,
  DROP: 0.1,
};
const late = {
  KICK_OFF: Date.parse('2026-03-14T20:00:00Z'),
  CREATED_AT: Date.parse('2026-03-14T15:00:00Z'),
  MINUTES_TO_KICK_OFF: 300,
  DROP: 0.3,
};

const now = Date.parse('2026-03-14T17:30:00Z');

describe('findInsertIndex', () => {
  it.each([
    ['KICK_OFF', 0],
    ['CREATED_AT', 1],
    ['MINUTES_TO_KICK_OFF', 0],
    ['DROP', 0],
  ] as const)('sorts by %s in both directions', (field, index) => {
    expect(findInsertIndex(early, [late], { field, direction: 'ASC' }, now)).toBe(index);
    expect(findInsertIndex(early, [late], { field, direction: 'DESC' }, now)).toBe(1 - index);
    expect(findInsertIndex(early, [early], { field }, now)).toBe(1);
  });

  it('sorts by kick-off, nearest first, in the server’s default order', () => {
    expect(findInsertIndex(early, [late], null, now)).toBe(0);
    expect(findInsertIndex(late, [early], null, now)).toBe(1);
  });

  it('inserts among the upcoming matches, wherever the server lists started ones', () => {
    const started = { ...early, KICK_OFF: Date.parse('2026-03-14T17:00:00Z') };
    const latest = { ...late, KICK_OFF: Date.parse('2026-03-14T22:00:00Z') };
    expect(findInsertIndex(late, [started, started, early, latest], null, now)).toBe(3);
    expect(findInsertIndex(late, [started, early], null, now)).toBe(2);
    expect(findInsertIndex(late, [early, started], null, now)).toBe(1);
    expect(findInsertIndex(late, [started], null, now)).toBe(0);
  });
});

const row = (id: string, hour: number) => ({ id, kickOff: `2026-03-14T${hour}:00:00Z` });

it('sortStartedLast moves started matches to the end, latest first', () => {
  const rows = [row('a', 10), row('b', 11), row('c', 12), row('d', 13)];
  expect(sortStartedLast(rows, Date.parse('2026-03-14T11:00:00Z')).map(({ id }) => id)).toEqual([
    'c',
    'd',
    'b',
    'a',
  ]);
});
