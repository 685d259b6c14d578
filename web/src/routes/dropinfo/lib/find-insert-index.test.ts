import { describe, expect, it } from 'vitest';
import { findInsertIndex } from './use-live-dropinfos.ts';

const early = {
  kickOff: '2026-03-14T18:00:00Z',
  createdAt: '2026-03-14T17:00:00Z',
  minutesToKickOff: 60,
  drop: 0.1,
};
const late = {
  kickOff: '2026-03-14T20:00:00Z',
  createdAt: '2026-03-14T15:00:00Z',
  minutesToKickOff: 300,
  drop: 0.3,
};

describe('the place of a new dropinfo', () => {
  it.each([
    ['KICK_OFF', 0],
    ['CREATED_AT', 1],
    ['MINUTES_TO_KICK_OFF', 0],
    ['DROP', 0],
  ] as const)('by %s, both ways', (field, place) => {
    expect(findInsertIndex(early, [late], { field, direction: 'ASC' })).toBe(place);
    expect(findInsertIndex(early, [late], { field, direction: 'DESC' })).toBe(1 - place);
    expect(findInsertIndex(early, [early], { field })).toBe(1);
  });

  it('is by kick-off, nearest first, in the server’s own order', () => {
    expect(findInsertIndex(early, [late], null)).toBe(0);
    expect(findInsertIndex(late, [early], null)).toBe(1);
  });

  it('is among the coming matches, wherever the server lists those that have begun', () => {
    const fresh = { ...late, createdAt: '2026-03-14T17:30:00Z' };
    const begun = { ...early, kickOff: '2026-03-14T17:00:00Z' };
    const latest = { ...late, kickOff: '2026-03-14T22:00:00Z' };
    expect(findInsertIndex(fresh, [begun, begun, early, latest], null)).toBe(3);
    expect(findInsertIndex(fresh, [begun, early], null)).toBe(2);
    expect(findInsertIndex(fresh, [early, begun], null)).toBe(1);
    expect(findInsertIndex(fresh, [begun], null)).toBe(0);
  });
});
