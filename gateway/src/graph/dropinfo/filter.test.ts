import { describe, expect, it } from 'vitest';
import { sampleDropinfo } from '../../testing/samples.ts';
import { connect } from '../connection.ts';
import { dropinfoOrder, isWithin } from './filter.ts';
import { toDropinfo, toDropinfoFilter } from './mapper.ts';

describe('the bounds of a filter', () => {
  const dropinfo = { drop: 0.2, timebetween: 60 };
  it.each([
    [{}, true],
    [{ dropOver: null, timebetweenUnder: null }, true],
    [{ dropOver: 0.2 }, false],
    [{ dropOver: 0.1999 }, true],
    [{ timebetweenUnder: 60 }, false],
    [{ timebetweenUnder: 61 }, true],
    [{ dropOver: 0.1, timebetweenUnder: 10 }, false],
  ])('are strict: %o', (bounds, expected) => {
    expect(isWithin(dropinfo, bounds)).toBe(expected);
  });
});

describe('the order of dropinfos', () => {
  const items = [
    { id: 1, date: '2026-03-14T20:00:00Z', drop: 0.3, timebetween: 5, created_at: '2026-03-14T10:00:00Z' },
    { id: 2, date: '2026-03-14T18:00:00Z', drop: 0.1, timebetween: 9, created_at: '2026-03-14T12:00:00Z' },
    { id: 3, date: '2026-03-14T19:00:00Z', drop: 0.3, timebetween: 7, created_at: '2026-03-14T11:00:00Z' },
  ].map(sampleDropinfo);

  it.each([
    [null, [1, 2, 3]],
    [{ field: 'DATE', direction: 'ASC' } as const, [2, 3, 1]],
    [{ field: 'DATE', direction: 'DESC' } as const, [1, 3, 2]],
    [{ field: 'DROP', direction: 'DESC' } as const, [3, 1, 2]],
    [{ field: 'TIMEBETWEEN', direction: 'ASC' } as const, [1, 3, 2]],
    [{ field: 'CREATED_AT', direction: 'ASC' } as const, [1, 3, 2]],
  ])('%o', (orderBy, expected) => {
    const page = connect(items, dropinfoOrder(orderBy), { first: 9 }, ({ id }) => id);
    expect(page.edges.map(({ node }) => node)).toEqual(expected);
  });
});

describe('the upstream’s own order', () => {
  const rows = [7, 5, 9, 3].map((id) => sampleDropinfo({ id }));
  const idsAfter = (listed: typeof rows, after?: string) =>
    connect(listed, dropinfoOrder(null), { first: 2, after }, ({ id }) => id).edges;

  it('goes on behind the last item, also when new ones came before it', () => {
    const cursor = idsAfter(rows).at(-1)?.cursor;
    const grown = [sampleDropinfo({ id: 11 }), ...rows];
    expect(idsAfter(grown, cursor).map(({ node }) => node)).toEqual([9, 3]);
  });

  it('goes on at the same place when the last item is gone', () => {
    const cursor = idsAfter(rows).at(-1)?.cursor;
    const shrunk = rows.filter(({ id }) => id !== 5);
    expect(idsAfter(shrunk, cursor).map(({ node }) => node)).toEqual([9, 3]);
  });
});

describe('what the wire says', () => {
  it('of a market that this version does not know is UNKNOWN, of none null', () => {
    expect(toDropinfo(sampleDropinfo({ market: 'corners' })).market).toBe('UNKNOWN');
    expect(toDropinfo(sampleDropinfo()).market).toBeNull();
  });

  it('of a filter is in the caller’s language, or its base name', () => {
    const wire = { id: 1, name: 'Czołowe ligi', name_en: 'Top leagues' };
    expect(toDropinfoFilter(wire, 'en').name).toBe('Top leagues');
    expect(toDropinfoFilter(wire, 'pl').name).toBe('Czołowe ligi');
    expect(toDropinfoFilter({ ...wire, name_en: ' ' }, 'en').name).toBe('Czołowe ligi');
  });
});
