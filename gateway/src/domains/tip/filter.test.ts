import { describe, expect, it } from 'vitest';
import { type Connection, connect, type ListOrder } from '../../kit/connection.ts';
import { sampleTip } from '../../testing/samples.ts';
import type { PageInfo, TipOrderField } from '../__generated__/schema.ts';
import { isWanted, tipOrder } from './filter.ts';
import type { TipWire } from './shapes.ts';

describe('the filter of tips', () => {
  const combined = sampleTip({
    title: 'Kombinacja',
    tip: 'AKO',
    date: '2026-03-14T18:00:00.000Z',
    matches: [
      { title: 'Łódź – Żaglowiec', tip: 'Powyżej 2.5', exchange: 1.5, date: '2026-03-14T18:00:00.000Z' },
    ],
  });

  it.each([
    ['kombinacja', true],
    ['ako', true],
    ['lodz', true],
    [' ŻAGLOWIEC ', true],
    ['powyzej 2.5', true],
    ['', true],
    ['   ', true],
    [null, true],
    ['odra', false],
  ])('finds %o in title, tip and matches: %s', (search, expected) => {
    expect(isWanted(combined, { filter: { search } })).toBe(expected);
  });

  it.each([
    [{ from: '2026-03-14T18:00:00.000Z' }, true],
    [{ from: '2026-03-14T18:00:00.001Z' }, false],
    [{ before: '2026-03-14T18:00:00.001Z' }, true],
    [{ before: '2026-03-14T18:00:00.000Z' }, false],
    [{ from: null, before: null }, true],
  ])('takes the first kick-off from %o: %s', (filter, expected) => {
    expect(isWanted(combined, { filter })).toBe(expected);
  });

  it('combines with types and statuses', () => {
    expect(isWanted(combined, { types: ['DEFAULT'], statuses: ['ACTIVE'], filter: {} })).toBe(true);
    expect(isWanted(combined, { types: ['SPECIAL'], filter: { search: 'ako' } })).toBe(false);
    expect(isWanted(combined, { statuses: ['FAIL'] })).toBe(false);
    expect(isWanted(combined, { types: [], statuses: [] })).toBe(true);
  });

  it('counts a tip of an unknown type as standard', () => {
    const unknown = sampleTip({ tip_type: 'combo' });
    expect(isWanted(unknown, { types: ['DEFAULT'] })).toBe(true);
    expect(isWanted(unknown, { types: ['SPECIAL', 'AI'] })).toBe(false);
    const ofUnknownStatus = sampleTip({ tip_status: 'tip_paused' });
    expect(isWanted(ofUnknownStatus, { types: ['DEFAULT'], statuses: ['ACTIVE'] })).toBe(false);
  });
});

describe('the order of tips', () => {
  const rows = [
    {
      idx: 1,
      created_at: '2026-03-10T10:00:00Z',
      date: '2026-03-15T10:00:00Z',
      exchange: 1.5,
      rate: 3,
      ewk: 2,
    },
    { idx: 2, created_at: '2026-03-11T10:00:00Z', date: '2026-03-13T10:00:00Z', exchange: 3.1, rate: 1 },
    {
      idx: 3,
      created_at: '2026-03-12T10:00:00Z',
      date: '2026-03-14T10:00:00Z',
      exchange: 2,
      rate: 2,
      ewk: 9,
      tip_status: 'tip_success',
    },
    {
      idx: 4,
      created_at: '2026-03-13T10:00:00Z',
      date: '2026-03-14T10:00:00Z',
      exchange: 1.9,
      rate: 2,
      ewk: -1,
      tip_status: 'tip_fail',
    },
  ].map((row) => sampleTip({ ...row, id: row.idx }));

  const pageThrough = (order: ListOrder<TipWire>): number[] => {
    const seen: number[] = [];
    let rest: PageInfo | null = null;
    while (rest?.hasNextPage ?? true) {
      const page: Connection<number> = connect(
        rows,
        order,
        { first: 1, after: rest?.endCursor },
        ({ idx }) => idx,
      );
      seen.push(...page.edges.map(({ node }) => node));
      rest = page.pageInfo;
    }
    return seen;
  };

  it.each<[TipOrderField, number[], number[]]>([
    ['CREATED_AT', [4, 3, 2, 1], [1, 2, 3, 4]],
    ['KICK_OFF', [1, 4, 3, 2], [2, 3, 4, 1]],
    ['ODDS', [2, 3, 4, 1], [1, 4, 3, 2]],
    ['STAKE', [1, 4, 3, 2], [2, 3, 4, 1]],
    ['PROFIT_UNITS', [3, 4, 2, 1], [4, 3, 1, 2]],
    ['EXPECTED_VALUE', [3, 1, 4, 2], [4, 1, 3, 2]],
  ])('by %s works in both directions and across pages, missing values last', (field, down, up) => {
    expect(pageThrough(tipOrder({ field, direction: 'DESC' }))).toEqual(down);
    expect(pageThrough(tipOrder({ field, direction: 'ASC' }))).toEqual(up);
  });

  it('is newest first by default', () => {
    const page = connect(rows, tipOrder(null), { first: 9 }, ({ idx }) => idx);
    expect(page.edges.map(({ node }) => node)).toEqual([4, 3, 2, 1]);
  });
});
