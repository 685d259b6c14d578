import { expect, it } from 'vitest';
import { fits } from '../../kit/compile-shape.ts';
import { toCommission, typerCommission } from './shapes.ts';

it('refuses a commission of anything but a month', () => {
  const of = (month: string) => fits(typerCommission, { id: 9, name: 'Ada', months: [], month, tips: [] });
  expect([of('2026-03'), of('2026'), of('March')]).toEqual([true, false, false]);
});

it('rounds the amount to two decimals', () => {
  const counts = { tips: 1, won: 1, lost: 0, cancelled: 0, pending: 0, stake: 1, units: 0.5 };
  const wire = { id: 9, name: 'Ada', month: '2026-03', ...counts, commission_pln: 5.004999 };
  expect(toCommission(wire).amountPln).toBe(5);
});
