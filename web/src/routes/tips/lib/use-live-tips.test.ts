import { describe, expect, it } from 'vitest';
import { isInList, type ListedTip, sortTips } from './use-live-tips.ts';

const tip = (change: Partial<ListedTip> = {}): ListedTip => ({
  type: 'SPECIAL',
  status: 'ACTIVE',
  number: 1,
  texts: ['Łódź – Granit', 'Powyżej 2.5'],
  CREATED_AT: Date.parse('2026-03-14T10:00:00.000Z'),
  KICK_OFF: Date.parse('2026-03-14T18:00:00.000Z'),
  ODDS: 1.9,
  STAKE: 2,
  EXPECTED_VALUE: null,
  PROFIT_UNITS: null,
  ...change,
});

describe('a live tip', () => {
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
  ])('is in a list of %o: %s', (variables, expected) => {
    expect(isInList(tip(), variables)).toBe(expected);
  });

  it('of an unknown type is in a list of standard tips', () => {
    const unknown = tip({ type: 'UNKNOWN' });
    expect(isInList(unknown, { types: ['DEFAULT'] })).toBe(true);
    expect(isInList(unknown, { types: ['SPECIAL', 'AI'] })).toBe(false);
  });

  const later = tip({ CREATED_AT: Date.parse('2026-03-14T11:00:00.000Z') });

  it.each([
    ['newest', null, later, [tip(), tip()], 0],
    ['oldest', { direction: 'ASC' as const }, later, [tip(), tip()], 2],
    ['kick-off', { field: 'KICK_OFF' as const, direction: 'ASC' as const }, tip(), [tip(), later], 2],
    ['odds', { field: 'ODDS' as const }, tip({ ODDS: 2 }), [tip({ ODDS: 3 }), tip()], 1],
    ['equal stakes', { field: 'STAKE' as const }, tip({ number: 2 }), [tip({ number: 3 }), tip()], 1],
    [
      'equal stakes ascending',
      { field: 'STAKE' as const, direction: 'ASC' as const },
      tip({ number: 2 }),
      [tip(), tip({ number: 3 })],
      1,
    ],
    ['units', { field: 'PROFIT_UNITS' as const }, tip({ number: 2 }), [tip({ PROFIT_UNITS: 2 }), tip()], 1],
    [
      'units',
      { field: 'PROFIT_UNITS' as const },
      tip({ PROFIT_UNITS: -3 }),
      [tip({ PROFIT_UNITS: 2 }), tip()],
      1,
    ],
    [
      'units ascending',
      { field: 'PROFIT_UNITS' as const, direction: 'ASC' as const },
      tip(),
      [tip({ PROFIT_UNITS: 2 })],
      1,
    ],
    [
      'EWK ascending',
      { field: 'EXPECTED_VALUE' as const, direction: 'ASC' as const },
      tip({ EXPECTED_VALUE: 1 }),
      [tip({ EXPECTED_VALUE: 2 })],
      0,
    ],
  ])('is inserted by %s', (_, orderBy, fresh, others, index) => {
    const row = { tip: fresh };
    const rows = others.map((other) => ({ tip: other }));
    expect(sortTips([...rows, row], orderBy).indexOf(row)).toBe(index);
  });
});
