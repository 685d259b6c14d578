import { describe, expect, it } from 'vitest';
import { comesBefore } from './comes-before.ts';

const early = { date: '2026-03-14T18:00:00Z', createdAt: '2026-03-14T17:00:00Z', timebetween: 60, drop: 0.1 };
const late = { date: '2026-03-14T20:00:00Z', createdAt: '2026-03-14T15:00:00Z', timebetween: 300, drop: 0.3 };

describe('a new dropinfo comes before another', () => {
  it.each([
    ['DATE', true],
    ['CREATED_AT', false],
    ['TIMEBETWEEN', true],
    ['DROP', true],
  ] as const)('by %s, both ways', (field, before) => {
    expect(comesBefore(early, late, { field, direction: 'ASC' })).toBe(before);
    expect(comesBefore(early, late, { field, direction: 'DESC' })).toBe(!before);
    expect(comesBefore(early, early, { field })).toBe(false);
  });

  it('by kick-off, nearest first, in the server’s own order', () => {
    expect(comesBefore(early, late, null)).toBe(true);
    expect(comesBefore(late, early, null)).toBe(false);
  });

  it('that has begun, in the server’s own order', () => {
    const begun = { ...early, date: '2026-03-14T14:30:00Z' };
    expect(comesBefore(late, begun, null)).toBe(true);
    expect(comesBefore(late, begun, { field: 'DATE', direction: 'ASC' })).toBe(false);
  });
});
