import { expect, test } from 'vitest';
import { sampleTip } from '../../testing/samples.ts';
import { balanceOf } from './balance.ts';
import type { TipWire } from './shapes.ts';

const tips = (...wires: Partial<TipWire>[]) =>
  wires.map((wire, index) => sampleTip({ id: index + 1, ...wire }));

test('a balance sums won and lost tips by publishing time, without pending and cancelled ones', () => {
  const list = tips(
    { tip_status: 'tip_fail', rate: 1, created_at: '2026-03-13T10:00:00Z', idx: 3 },
    { tip_status: 'tip_active' },
    { tip_status: 'tip_success', rate: 2, exchange: 1.9, created_at: '2026-03-12T10:00:00Z', idx: 2 },
    { tip_status: 'tip_cancel', rate: 5 },
  );
  expect(balanceOf(list, null)).toEqual({
    sampleSize: 2,
    won: 1,
    stakeUnits: 3,
    profitUnits: 0.8,
    yieldPercent: 26.67,
    series: [
      { at: '2026-03-12T10:00:00.000Z', cumulativeUnits: 1.8, cumulativeStakeUnits: 2, sampleSize: 1 },
      { at: '2026-03-13T10:00:00.000Z', cumulativeUnits: 0.8, cumulativeStakeUnits: 3, sampleSize: 2 },
    ],
  });
});

test('tips of the same moment are sorted by running number', () => {
  const list = tips(
    { tip_status: 'tip_fail', rate: 1, idx: 9 },
    { tip_status: 'tip_success', exchange: 2, rate: 1, idx: 8 },
  );
  expect(balanceOf(list, null).series.map(({ cumulativeUnits }) => cumulativeUnits)).toEqual([1, 0]);
});

test('sums of decimals are exact', () => {
  const list = tips(
    ...Array.from({ length: 30 }, () => ({ tip_status: 'tip_success', rate: 1, exchange: 1.1 })),
  );
  expect(balanceOf(list, null).profitUnits).toBe(3);
});

test('sums are rounded once, in the result', () => {
  const list = tips(
    ...Array.from({ length: 3 }, () => ({ tip_status: 'tip_success', rate: 0.5, exchange: 1.85 })),
  );
  const { profitUnits, series } = balanceOf(list, null);
  expect(profitUnits).toBe(1.28);
  expect(series.map(({ cumulativeUnits }) => cumulativeUnits)).toEqual([0.43, 0.85, 1.28]);
});

test('the upstream’s totals include unlisted tips, and the series ends at them', () => {
  const list = tips({ tip_status: 'tip_success', rate: 1, exchange: 2.5 }, { tip_status: 'tip_active' });
  const all = [
    { tip_type: 'default', tips: 700, won: 300, stake: '900.25', units: '-12.3456' },
    { tip_type: 'special', tips: 1, won: 1, stake: '1', units: '0.50000001' },
  ];
  expect(balanceOf(list, all)).toEqual({
    sampleSize: 701,
    won: 301,
    stakeUnits: 901.25,
    profitUnits: -11.85,
    yieldPercent: -1.31,
    series: [
      { at: expect.any(String), cumulativeUnits: -11.85, cumulativeStakeUnits: 901.25, sampleSize: 701 },
    ],
  });
});

test('a balance without settled tips is empty', () => {
  expect(balanceOf([], null)).toEqual({
    sampleSize: 0,
    won: 0,
    stakeUnits: 0,
    profitUnits: 0,
    yieldPercent: null,
    series: [],
  });
});
