import { describe, expect, it } from 'vitest';
import { sampleTip } from '../../testing/samples.ts';
import { profitUnitsOf, toTip } from './shapes.ts';

describe('profit of a tip in units', () => {
  it.each([
    ['SUCCESS', 2, 1.9, 1.8],
    ['SUCCESS', 1, 1.1, 0.1],
    ['SUCCESS', 3, 1.335, 1.01],
    ['SUCCESS', 1, 2.005, 1.01],
    ['SUCCESS', 0.3, 1.1, 0.03],
    ['FAIL', 2.5, 1.9, -2.5],
    ['FAIL', 0, 1.9, 0],
    ['CANCEL', 2, 1.9, 0],
    ['ACTIVE', 2, 1.9, null],
    ['DELETED', 2, 1.9, null],
    ['UNKNOWN', 2, 1.9, null],
  ] as const)('%s, stake %f at %f: %f', (status, stake, odds, units) => {
    expect(profitUnitsOf(status, stake, odds)).toBe(units);
  });
});

describe('toTip', () => {
  it('returns empty lists for missing ones, and times in UTC with milliseconds', () => {
    const tip = toTip(sampleTip({ date: '2026-03-14T19:43:00+01:00' }));
    expect(tip).toMatchObject({
      images: [],
      matches: [],
      cancelReason: null,
      kickOff: '2026-03-14T18:43:00.000Z',
    });
  });

  it('maps an unknown type or status to UNKNOWN', () => {
    expect(toTip(sampleTip({ tip_type: 'robot', tip_status: 'tip_paused' }))).toMatchObject({
      type: 'UNKNOWN',
      status: 'UNKNOWN',
    });
  });
});
