import { describe, expect, it } from 'vitest';
import { compareDropinfos } from './compare-dropinfos.ts';

const early = { date: '2026-03-14T18:00:00Z', createdAt: '2026-03-14T17:00:00Z', timebetween: 60, drop: 0.1 };
const late = { date: '2026-03-14T20:00:00Z', createdAt: '2026-03-14T15:00:00Z', timebetween: 300, drop: 0.3 };

describe('compareDropinfos', () => {
  it.each([
    ['DATE', -1],
    ['CREATED_AT', 1],
    ['TIMEBETWEEN', -1],
    ['DROP', -1],
  ] as const)('orders by %s both ways', (field, sign) => {
    expect(Math.sign(compareDropinfos(early, late, { field, direction: 'ASC' }))).toBe(sign);
    expect(Math.sign(compareDropinfos(early, late, { field, direction: 'DESC' }))).toBe(-sign);
    expect(Math.abs(compareDropinfos(early, early, { field }))).toBe(0);
  });

  it('orders by kick-off, nearest first, when nothing is chosen', () => {
    expect(compareDropinfos(early, late, {})).toBeLessThan(0);
  });
});
