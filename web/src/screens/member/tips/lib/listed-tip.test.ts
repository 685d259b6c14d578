import { describe, expect, it } from 'vitest';
import { isWantedTip, type ListedTip, placeOfTip } from './listed-tip.ts';

const tip = (change: Partial<ListedTip> = {}): ListedTip => ({
  type: 'SPECIAL',
  status: 'ACTIVE',
  texts: ['Łódź – Granit', 'Powyżej 2.5'],
  createdAt: '2026-03-14T10:00:00.000Z',
  date: '2026-03-14T18:00:00.000Z',
  exchange: 1.9,
  rate: 2,
  ewk: null,
  units: null,
  ...change,
});

describe('a tip that comes live', () => {
  it.each([
    [{}, true],
    [{ types: ['DEFAULT'] as const }, false],
    [{ statuses: ['ACTIVE'] as const }, true],
    [{ filter: { search: ' LODZ ' } }, true],
    [{ filter: { search: 'powyzej' } }, true],
    [{ filter: { search: 'orkan' } }, false],
    [{ filter: { from: '2026-03-14T18:00:00.000Z' } }, true],
    [{ filter: { from: '2026-03-14T18:00:00.001Z' } }, false],
    [{ filter: { before: '2026-03-14T18:00:00.000Z' } }, false],
  ])('belongs into a list of %o: %s', (variables, expected) => {
    expect(isWantedTip(tip(), variables)).toBe(expected);
  });

  const later = tip({ createdAt: '2026-03-14T11:00:00.000Z' });

  it.each([
    ['newest', null, later, [tip(), tip()], 0],
    ['oldest', { direction: 'ASC' as const }, later, [tip(), tip()], 2],
    ['kick-off', { field: 'DATE' as const, direction: 'ASC' as const }, tip(), [tip(), later], 2],
    ['odds', { field: 'EXCHANGE' as const }, tip({ exchange: 2 }), [tip({ exchange: 3 }), tip()], 1],
    ['units', { field: 'UNITS' as const }, tip(), [tip({ units: 2 }), tip()], 1],
    ['units', { field: 'UNITS' as const }, tip({ units: -3 }), [tip({ units: 2 }), tip()], 1],
    ['least units', { field: 'UNITS' as const, direction: 'ASC' as const }, tip(), [tip({ units: 2 })], 1],
    [
      'least EWK',
      { field: 'EWK' as const, direction: 'ASC' as const },
      tip({ ewk: 1 }),
      [tip({ ewk: 2 })],
      0,
    ],
  ])('stands in its place by %s', (_, orderBy, fresh, others, place) => {
    expect(placeOfTip(fresh, others, orderBy)).toBe(place);
  });
});
