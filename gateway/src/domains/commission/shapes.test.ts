import { expect, it } from 'vitest';
import { fits } from '../../kit/compile-shape.ts';
import { typerCommission } from './shapes.ts';

it('refuses a commission of anything but a month', () => {
  const of = (month: string) => fits(typerCommission, { id: 9, name: 'Ada', months: [], month, tips: [] });
  expect([of('2026-03'), of('2026'), of('March')]).toEqual([true, false, false]);
});
