import { expect, test } from 'vitest';
import { sampleTip } from '../../testing/samples.ts';
import { balanceOf } from './balance.ts';
import type { TipWire } from './endpoints.ts';
import { toTip } from './mapper.ts';

const tips = (...wires: Partial<TipWire>[]) =>
  wires.map((wire, place) => toTip(sampleTip({ id: place + 1, ...wire })));

test('adds what won and lost by the time of publishing; pending and cancelled tips do not count', () => {
  const list = tips(
    { tip_status: 'tip_fail', rate: 1, created_at: '2026-03-13T10:00:00Z', idx: 3 },
    { tip_status: 'tip_active' },
    { tip_status: 'tip_success', rate: 2, exchange: 1.9, created_at: '2026-03-12T10:00:00Z', idx: 2 },
    { tip_status: 'tip_cancel', rate: 5 },
  );
  expect(balanceOf(list)).toEqual({
    sampleSize: 2,
    won: 1,
    stakeUnits: 3,
    profitUnits: 0.8,
    yieldPercent: (80 / 300) * 100,
    series: [
      { at: '2026-03-12T10:00:00.000Z', cumulativeUnits: 1.8, sampleSize: 1 },
      { at: '2026-03-13T10:00:00.000Z', cumulativeUnits: 0.8, sampleSize: 2 },
    ],
  });
});

test('of the same moment the running number decides', () => {
  const list = tips(
    { tip_status: 'tip_fail', rate: 1, idx: 9 },
    { tip_status: 'tip_success', exchange: 2, rate: 1, idx: 8 },
  );
  expect(balanceOf(list).series.map(({ cumulativeUnits }) => cumulativeUnits)).toEqual([1, 0]);
});

test('tenths do not drift', () => {
  const list = tips(
    ...Array.from({ length: 30 }, () => ({ tip_status: 'tip_success', rate: 1, exchange: 1.1 })),
  );
  expect(balanceOf(list).profitUnits).toBe(3);
});

test('nothing settled is an empty sample', () => {
  expect(balanceOf([])).toEqual({
    sampleSize: 0,
    won: 0,
    stakeUnits: 0,
    profitUnits: 0,
    yieldPercent: null,
    series: [],
  });
});
