import { describe, expect, it } from 'vitest';
import { connect } from '../../kit/connection.ts';
import { sampleDropinfo } from '../../testing/samples.ts';
import type { DropinfoFilterInput, Market } from '../__generated__/schema.ts';
import type { DropinfoWire } from './shapes.ts';
import { checkFilter, dropinfoOrder, isWanted, toDropinfo, toDropinfoFilter } from './shapes.ts';

const now = Date.parse('2026-03-14T18:00:00Z');
const wants = (filter: DropinfoFilterInput, over: Partial<DropinfoWire> = {}, favourites: number[] = []) =>
  isWanted(sampleDropinfo(over), filter, { now, favouriteLeagues: new Set(favourites) });

describe('the bounds of a filter', () => {
  const dropinfo = { drop: 0.2, timebetween: 60 };
  it.each([
    [{}, true],
    [{ minDrop: null, maxMinutesToKickOff: null }, true],
    [{ minDrop: 0.2 }, true],
    [{ minDrop: 0.2001 }, false],
    [{ maxMinutesToKickOff: 60 }, true],
    [{ maxMinutesToKickOff: 59 }, false],
    [{ minDrop: 0.1, maxMinutesToKickOff: 10 }, false],
  ])('are inclusive: %o', (bounds, expected) => {
    expect(wants(bounds, dropinfo)).toBe(expected);
  });

  it('compare a drop rounded to four decimals', () => {
    expect(wants({ minDrop: 0.2 }, { drop: (2 - 1.6) / 2 })).toBe(true);
  });

  it.each([
    [{ minOdds: 1.54 }, true],
    [{ minOdds: 1.55 }, false],
    [{ maxOdds: 1.54 }, true],
    [{ maxOdds: 1.53 }, false],
    [{ minOdds: null, maxOdds: null }, true],
  ])('compare odds with the current odds of the dropped side: %o', (bounds, expected) => {
    const rose = { label: 'Poniżej 2.5', from: 1.8, to: 2.3 };
    const fell = { label: 'Powyżej 2.5', from: 2.02, to: 1.54 };
    expect(wants(bounds, { over: fell, under: rose })).toBe(expected);
    expect(wants(bounds, { over: rose, under: fell })).toBe(expected);
  });
});

describe('a filter', () => {
  const league = { id: 4, name: 'Łużycka liga', country: 'Polska' };

  it.each([
    ['odra', true],
    ['ODRA – gra', true],
    ['luzyc', true],
    [' polska ', true],
    ['', true],
    ['warta', false],
  ])('searches teams and league, ignoring case and accents: %j', (search, expected) => {
    expect(wants({ search }, { league })).toBe(expected);
  });

  it('finds a row without a league by its team', () => {
    expect(wants({ search: 'granit' })).toBe(true);
    expect(wants({ search: 'polska' })).toBe(false);
  });

  it('filters by markets; an empty list means all', () => {
    expect(wants({ markets: ['TOTALS', 'HANDICAP'] }, { market: 'totals' })).toBe(true);
    expect(wants({ markets: ['HANDICAP'] }, { market: 'totals' })).toBe(false);
    expect(wants({ markets: ['UNKNOWN'] }, { market: 'corners' })).toBe(true);
    expect(wants({ markets: ['UNKNOWN'] }, { market: null })).toBe(false);
    expect(wants({ markets: [] }, { market: null })).toBe(true);
  });

  it('filters by favourite leagues, excluding rows without a league', () => {
    expect(wants({ favouriteLeagues: true }, { league }, [4])).toBe(true);
    expect(wants({ favouriteLeagues: true }, { league }, [5])).toBe(false);
    expect(wants({ favouriteLeagues: true }, {}, [4])).toBe(false);
    expect(wants({ favouriteLeagues: false }, {}, [4])).toBe(true);
  });

  it('distinguishes coming and started matches', () => {
    const [coming, begun] = [{ date: '2026-03-14T18:00:01Z' }, { date: '2026-03-14T18:00:00Z' }];
    expect([wants({ when: 'COMING' }, coming), wants({ when: 'COMING' }, begun)]).toEqual([true, false]);
    expect([wants({ when: 'PAST' }, coming), wants({ when: 'PAST' }, begun)]).toEqual([false, true]);
    expect([wants({ when: null }, coming), wants({ when: null }, begun)]).toEqual([true, true]);
  });

  it('is refused when too large', () => {
    const markets: Market[] = ['TOTALS', 'TOTALS', 'TOTALS', 'TOTALS'];
    expect(() => checkFilter({ search: 'a'.repeat(200), markets })).not.toThrow();
    for (const filter of [{ search: 'a'.repeat(201) }, { markets: [...markets, ...markets] }]) {
      expect(() => checkFilter(filter)).toThrow(
        expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } }),
      );
    }
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
    [{ field: 'KICK_OFF', direction: 'ASC' } as const, [2, 3, 1]],
    [{ field: 'KICK_OFF', direction: 'DESC' } as const, [1, 3, 2]],
    [{ field: 'DROP', direction: 'DESC' } as const, [3, 1, 2]],
    [{ field: 'MINUTES_TO_KICK_OFF', direction: 'ASC' } as const, [1, 3, 2]],
    [{ field: 'CREATED_AT', direction: 'ASC' } as const, [1, 3, 2]],
  ])('%o', (orderBy, expected) => {
    const page = connect(items, dropinfoOrder(items, orderBy), { first: 9 }, ({ id }) => id);
    expect(page.edges.map(({ node }) => node)).toEqual(expected);
  });
});

describe('the upstream’s own order', () => {
  const rows = [7, 5, 9, 3].map((id) => sampleDropinfo({ id }));
  const idsAfter = (listed: typeof rows, after?: string) =>
    connect(listed, dropinfoOrder(listed, null), { first: 2, after }, ({ id }) => id).edges;

  it('continues after the last item when new items precede it', () => {
    const cursor = idsAfter(rows).at(-1)?.cursor;
    const grown = [sampleDropinfo({ id: 11 }), ...rows];
    expect(idsAfter(grown, cursor).map(({ node }) => node)).toEqual([9, 3]);
  });

  it('continues at the same position when the last item is gone', () => {
    const cursor = idsAfter(rows).at(-1)?.cursor;
    const shrunk = rows.filter(({ id }) => id !== 5);
    expect(idsAfter(shrunk, cursor).map(({ node }) => node)).toEqual([9, 3]);
  });
});

describe('the upstream’s own order, coming matches first', () => {
  const at = (id: number, hour: number) => sampleDropinfo({ id, date: `2026-03-14T${hour}:00:00Z` });
  const [late, later, latest] = [at(1, 18), at(2, 18), at(3, 20)];
  const [past, older] = [at(4, 16), at(5, 15)];
  const listed = [late, later, latest, past, older];
  const page = (rows: typeof listed, after?: string, first = 2) =>
    connect(rows, dropinfoOrder(rows), { first, after }, ({ id }) => id).edges;
  const idsOf = (edges: ReturnType<typeof page>) => edges.map(({ node }) => node);

  it('skips no coming match when those of the page before have moved to the past ones', () => {
    const cursor = page(listed).at(-1)?.cursor;
    expect(idsOf(page([latest, late, later, past, older], cursor, 9))).toEqual([3, 1, 2, 4, 5]);
  });

  it('skips no coming match when those of the page before are no longer listed', () => {
    const cursor = page(listed).at(-1)?.cursor;
    expect(idsOf(page([latest], cursor))).toEqual([3]);
  });

  it('skips no coming match when others of the page before are no longer listed', () => {
    const coming = [1, 2, 3, 4, 5, 6].map((id) => at(id, 11 + id));
    const cursor = page(coming, undefined, 4).at(-1)?.cursor;
    const left = coming.filter(({ id }) => id !== 2 && id !== 4);
    expect(idsOf(page(left, cursor, 9))).toEqual([5, 6]);
  });

  it('repeats no past match when a later one has become past', () => {
    const cursor = page([past, older], undefined, 1).at(-1)?.cursor;
    expect(idsOf(page([late, past, older], cursor))).toEqual([5]);
  });

  it('continues after a past match when the next coming one has become past', () => {
    const cursor = page(listed, undefined, 4).at(-1)?.cursor;
    expect(idsOf(page([latest, late, later, past, older], cursor))).toEqual([5]);
  });
});

describe('mapping of the wire', () => {
  it('picks the side that dropped', () => {
    const dropped = { label: 'Powyżej 2.5', from: 2, from_p: 2.5, to: 1.6, to_p: 2.25 };
    const rose = { label: 'Poniżej 2.5', from: 1.8, to: 2.2 };
    const shown = {
      dropped: { label: 'Powyżej 2.5', openingOdds: 2, openingLine: 2.5, odds: 1.6, line: 2.25 },
      opposite: { label: 'Poniżej 2.5', openingOdds: 1.8, openingLine: null, odds: 2.2, line: null },
    };
    expect(toDropinfo(sampleDropinfo({ over: dropped, under: rose }))).toMatchObject(shown);
    expect(toDropinfo(sampleDropinfo({ over: rose, under: dropped }))).toMatchObject(shown);
    expect(toDropinfo(sampleDropinfo({ over: dropped, under: null }))).toMatchObject({
      ...shown,
      opposite: null,
    });
  });

  it('picks the side of its drop when both dropped, over when both did equally', () => {
    const over = { label: 'Powyżej 2.5', from: 2, to: 1.8 };
    const under = { label: 'Poniżej 2.5', from: 2, to: 1.6 };
    const droppedOf = (row: Partial<DropinfoWire>) => toDropinfo(sampleDropinfo(row)).dropped.label;
    expect(droppedOf({ over, under, drop: 0.1 })).toBe('Powyżej 2.5');
    expect(droppedOf({ over, under, drop: 0.2 })).toBe('Poniżej 2.5');
    expect(droppedOf({ over, under: { ...over, label: 'Poniżej 2.5', from: 3, to: 2.7 }, drop: 0.1 })).toBe(
      'Powyżej 2.5',
    );
  });

  it('maps an unknown market to UNKNOWN, a missing one to null', () => {
    expect(toDropinfo(sampleDropinfo({ market: 'corners' })).market).toBe('UNKNOWN');
    expect(toDropinfo(sampleDropinfo()).market).toBeNull();
  });

  it('maps an outcome to score and result; null before the end', () => {
    const outcome = { home_goals: 2, away_goals: 1, result: 'half_won' };
    expect(toDropinfo(sampleDropinfo({ outcome })).outcome).toEqual({
      homeGoals: 2,
      awayGoals: 1,
      result: 'HALF_WON',
    });
    expect(
      toDropinfo(sampleDropinfo({ outcome: { ...outcome, result: 'cashed_out' } })).outcome?.result,
    ).toBe('UNKNOWN');
    expect(toDropinfo(sampleDropinfo()).outcome).toBeNull();
  });

  it('names a filter in the caller’s language, else by its base name', () => {
    const nameIn = (lang: 'pl' | 'en', names: { name_en?: string; name_pl?: string }) =>
      toDropinfoFilter({ id: 1, name: 'Czołowe ligi', ...names }, { lang, isAdmin: false }).name;
    expect(nameIn('en', { name_en: 'Top leagues', name_pl: 'Najlepsze ligi' })).toBe('Top leagues');
    expect(nameIn('pl', { name_en: 'Top leagues', name_pl: 'Najlepsze ligi' })).toBe('Najlepsze ligi');
    expect(nameIn('pl', { name_en: 'Top leagues' })).toBe('Czołowe ligi');
    expect(nameIn('en', { name_en: ' ', name_pl: 'Najlepsze ligi' })).toBe('Czołowe ligi');
  });
});
