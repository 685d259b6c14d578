import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../kit/global-id.ts';
import { json } from '../testing/fake-origin.ts';
import { sampleDropinfo, sampleLeague, samplePlan, sampleTip, sampleUser } from '../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
});
afterEach(() => test.close());

const paths = () => test.origin.seen.map(({ method, path }) => `${method} ${path}`);
const callerIs = (over: Parameters<typeof sampleUser>[0]) =>
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(over), plans: [] }));

describe('nodes', () => {
  const document = 'query Nodes($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

  it('of 100 dropinfos need one call and keep the requested order', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => sampleDropinfo({ id: index + 1 }));
    test.origin.on('GET /dropinfos.json', json({ dropinfos: rows }));
    const ids = rows.map(({ id }) => toGlobalId('Dropinfo', 101 - id));
    const answer = await test.execute(document, { ids });
    expect(answer.data).toEqual({ nodes: ids.map((id) => ({ __typename: 'Dropinfo', id })) });
    expect(paths()).toEqual(['GET /dropinfos.json']);
  });

  it('of every type are found with one call per list', async () => {
    test.origin.on('GET /dropinfos.json', json({ dropinfos: [sampleDropinfo()] }));
    test.origin.on('GET /dropinfos/filters.json', json({ filters: [{ id: 3, name: 'Top' }] }));
    test.origin.on('GET /tips.json', json({ tips: [sampleTip({ id: 4 }), sampleTip({ id: 5 })] }));
    test.origin.on('GET /plans.json', json({ plans: [samplePlan()] }));
    test.origin.on('GET /leagues.json', json({ leagues: [{ id: 6, name: 'Liga', country: 'Polska' }] }));
    const user = sampleUser({ permission: ['dropinfo', 'dropinfo_filters'] });
    test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
    const ids = [
      toGlobalId('Dropinfo', 1),
      toGlobalId('DropinfoFilter', 3),
      toGlobalId('Tip', 4),
      toGlobalId('Tip', 5),
      toGlobalId('Plan', 1),
      toGlobalId('League', 6),
      toGlobalId('User', 7),
    ];
    const gone = [toGlobalId('Dropinfo', 99), toGlobalId('User', 8)];
    const answer = await test.execute(document, { ids: [...ids, ...gone] });
    expect(answer.codes).toEqual([]);
    expect(answer.data).toMatchObject({ nodes: [...ids.map((id) => ({ id })), null, null] });
    expect(paths()).toHaveLength(6);
  });

  it('that fail do not affect the others', async () => {
    test.origin.on('GET /plans.json', json({ plans: [samplePlan()] }));
    test.origin.on('GET /leagues.json', json({ errors: ['oops'] }, 500));
    const answer = await test.execute(document, { ids: [toGlobalId('League', 6), toGlobalId('Plan', 1)] });
    expect(answer).toMatchObject({
      data: { nodes: [null, { __typename: 'Plan' }] },
      codes: ['UPSTREAM_ERROR'],
    });
  });

  it('are refused above 100', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => toGlobalId('Plan', index + 1));
    expect((await test.execute(document, { ids })).codes).toEqual(['BAD_USER_INPUT']);
    expect(paths()).toEqual([]);
  });

  it('of several tips are found beyond the end of the list', async () => {
    test.origin.on('GET /tips.json', json({ tips: [sampleTip({ id: 4, idx: 40 })] }));
    test.origin.on('GET /tips/3.json', json({ tip: sampleTip({ id: 3, idx: 30 }) }));
    const found = 'query Some($ids: [ID!]!) { nodes(ids: $ids) { ... on Tip { number } } }';
    const ids = [4, 3, 2].map((id) => toGlobalId('Tip', id));
    expect(await test.execute(found, { ids })).toMatchObject({
      data: { nodes: [{ number: 40 }, { number: 30 }, null] },
      codes: [],
    });
    expect(paths()).toEqual(['GET /tips.json?balance=true', 'GET /tips/3.json', 'GET /tips/2.json']);
  });

  it('of one tip need one call for the tip; a refused tip is null', async () => {
    test.origin.on('GET /tips/4.json', json({ tip: sampleTip({ id: 4, idx: 40 }) }));
    test.origin.on('GET /tips/5.json', json({ errors: ['no'] }, 403));
    const one = (id: number) =>
      test.execute('query One($id: ID!) { node(id: $id) { ... on Tip { number } } }', {
        id: toGlobalId('Tip', id),
      });
    expect((await one(4)).data).toEqual({ node: { number: 40 } });
    expect(await one(5)).toMatchObject({ data: { node: null }, codes: [] });
    expect(await one(6)).toMatchObject({ data: { node: null }, codes: [] });
  });
});

describe('dropinfos', () => {
  const document = `query Dropinfos($filter: DropinfoFilterInput, $first: Int, $after: String) {
    dropinfos(filter: $filter, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { uid drop opposite { line } market } }
    }
  }`;

  it('are filtered, paged and requested by league filter', async () => {
    const rows = [
      sampleDropinfo({ id: 1, uid: 'a', drop: 0.2 }),
      sampleDropinfo({ id: 2, uid: 'b', drop: 0.21, date: '2026-03-14T16:00:00Z' }),
      sampleDropinfo({
        id: 3,
        uid: 'c',
        drop: 0.3,
        market: 'totals',
        under: { label: 'Under', from: 2, from_p: 2.5, to: 3, to_p: 2.5 },
      }),
    ];
    test.origin.on('GET /dropinfos.json', json({ dropinfos: rows }));
    callerIs({ permission: ['dropinfo', 'dropinfo_filters'] });
    const filter = { minDrop: 0.21, leagueFilterId: toGlobalId('DropinfoFilter', 5) };
    const page = await test.execute(document, { filter, first: 1 });
    expect(page.data).toMatchObject({
      dropinfos: { totalCount: 2, edges: [{ node: { uid: 'b', market: null } }] },
    });
    expect(paths()).toEqual(['GET /auth/validate_token.json', 'GET /dropinfos.json?league_filter=5']);
  });

  it.each([
    ['without the permission', {}, ''],
    ['with the permission', { permission: ['dropinfo', 'dropinfo_filters'] }, '?league_filter=5'],
    ['who is a typer', { permission: [], is_typer: true }, '?league_filter=5'],
    ['who is an admin', { permission: [], is_admin: true }, '?league_filter=5'],
  ])('are requested by league filter for a caller %s: %o', async (_, over, query) => {
    callerIs(over);
    test.origin.on('GET /dropinfos.json', json({ dropinfos: [sampleDropinfo()] }));
    const filter = { leagueFilterId: toGlobalId('DropinfoFilter', 5) };
    const { data } = await test.execute(document, { filter });
    expect(data).toMatchObject({ dropinfos: { totalCount: 1 } });
    expect(paths().at(-1)).toBe(`GET /dropinfos.json${query}`);
  });

  it('are found by uid with the call of the list', async () => {
    const rows = ['a', 'b'].map((uid, at) => sampleDropinfo({ id: at + 1, uid }));
    test.origin.on('GET /dropinfos.json', json({ dropinfos: rows }));
    const answer = await test.execute(
      '{ b: dropinfo(uid: "b") { id uid } none: dropinfo(uid: "c") { uid } dropinfos { totalCount } }',
    );
    expect(answer).toMatchObject({
      data: { b: { id: toGlobalId('Dropinfo', 2), uid: 'b' }, none: null, dropinfos: { totalCount: 2 } },
      codes: [],
    });
    expect(paths()).toEqual(['GET /dropinfos.json']);
  });

  it('of favourite leagues need one more call', async () => {
    const of = (id: number) => sampleDropinfo({ id, league: { id, name: `Liga ${id}`, country: 'Polska' } });
    test.origin.on('GET /dropinfos.json', json({ dropinfos: [of(1), of(2), sampleDropinfo({ id: 3 })] }));
    test.origin.on(
      'GET /auth/validate_token.json',
      json({ user: sampleUser({ favourite_leagues: [2, 9] }), plans: [] }),
    );
    const own = 'query Own($own: Boolean) { dropinfos(filter: {favouriteLeagues: $own}) { totalCount } }';
    expect((await test.execute(own, { own: true })).data).toEqual({ dropinfos: { totalCount: 1 } });
    expect(paths().sort()).toEqual(['GET /auth/validate_token.json', 'GET /dropinfos.json']);
    expect((await test.execute(own, { own: false })).data).toEqual({ dropinfos: { totalCount: 3 } });
    expect(paths()).toHaveLength(3);
  });

  it.each([
    ['an invalid id of a league filter', { filter: { leagueFilterId: 'x' } }],
    ['an id of another type', { filter: { leagueFilterId: toGlobalId('Tip', 1) } }],
    ['a search that is too long', { filter: { search: 'a'.repeat(201) } }],
    ['too many markets', { filter: { markets: Array(5).fill('TOTALS') } }],
  ])('refuse %s', async (_, variables) => {
    expect((await test.execute(document, variables)).codes).toEqual(['BAD_USER_INPUT']);
    expect(paths()).toEqual([]);
  });

  it.each([[{ first: 0 }], [{ first: 301 }], [{ after: 'forged' }]])('refuse %o', async (variables) => {
    test.origin.on('GET /dropinfos.json', json({ dropinfos: [sampleDropinfo()] }));
    expect(await test.execute(document, variables)).toMatchObject({
      data: { dropinfos: null },
      codes: ['BAD_USER_INPUT'],
    });
  });

  it.each([
    'dropinfos(first: 0) { totalCount }',
    'tips(first: 0) { totalCount }',
    'leagues(first: 301) { totalCount }',
    'league(leagueId: 1) { futureMatches(first: 101) { totalCount } }',
  ])('with an invalid page size are refused before the call: %s', async (field) => {
    test.origin.on('GET /leagues/1.json', json({ league: { ...sampleLeague(), teams: [] } }));
    expect((await test.execute(`{ ${field} }`)).codes).toEqual(['BAD_USER_INPUT']);
    expect(paths().filter((path) => path !== 'GET /leagues/1.json')).toEqual([]);
  });

  it('report the field with a wrong type', async () => {
    const { drop: _, ...broken } = sampleDropinfo();
    test.origin.on('GET /dropinfos.json', json({ dropinfos: [sampleDropinfo(), broken] }));
    const answer = await test.execute(document);
    expect(answer.errors[0]?.extensions).toEqual({
      code: 'BAD_UPSTREAM_RESPONSE',
      path: 'dropinfos[1].drop',
    });
  });
});

describe('league filters', () => {
  const document = '{ dropinfoFilters { name } }';
  const filters = [{ id: 5, name: 'Top' }];
  const id = toGlobalId('DropinfoFilter', 5);

  it('are empty for a caller without the permission', async () => {
    callerIs({});
    test.origin.on('GET /dropinfos/filters.json', json({ filters }));
    expect((await test.execute(document)).data).toEqual({ dropinfoFilters: [] });
    expect((await test.execute(`{ node(id: "${id}") { id } }`)).data).toEqual({ node: null });
    expect(new Set(paths())).toEqual(new Set(['GET /auth/validate_token.json']));
  });

  it.each([
    [{ permission: ['dropinfo', 'dropinfo_filters'] }],
    [{ permission: [], is_typer: true }],
    [{ permission: [], is_admin: true }],
  ])('are listed for %o', async (over) => {
    callerIs(over);
    test.origin.on('GET /dropinfos/filters.json', json({ filters }));
    expect((await test.execute(document)).data).toEqual({ dropinfoFilters: [{ name: 'Top' }] });
  });

  it('are refused to a caller without dropinfos', async () => {
    callerIs({ permission: ['dropinfo_filters'] });
    expect((await test.execute(document)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('tips', () => {
  it('are newest first and filtered by kind and status', async () => {
    const tips = [
      sampleTip({ id: 1, idx: 1, created_at: '2026-03-14T10:00:00Z' }),
      sampleTip({ id: 2, idx: 2, created_at: '2026-03-14T12:00:00Z', tip_type: 'special' }),
      sampleTip({ id: 3, idx: 3, created_at: '2026-03-14T11:00:00Z', tip_status: 'tip_success' }),
    ];
    test.origin.on('GET /tips.json', json({ tips }));
    const answer = await test.execute(`{
      all: tips { edges { node { number profitUnits } } }
      some: tips(types: [DEFAULT], statuses: [ACTIVE]) { totalCount edges { node { number } } }
    }`);
    expect(answer.data).toMatchObject({
      all: {
        edges: [
          { node: { number: 2, profitUnits: null } },
          { node: { number: 3, profitUnits: 1.8 } },
          { node: { number: 1 } },
        ],
      },
      some: { totalCount: 1, edges: [{ node: { number: 1 } }] },
    });
    expect(paths()).toEqual(['GET /tips.json?balance=true']);
  });

  it('are searched, filtered by kick-off and sorted with one call', async () => {
    const tips = [
      sampleTip({ id: 1, idx: 1, title: 'Łódź – Granit', exchange: 1.5 }),
      sampleTip({ id: 2, idx: 2, title: 'Granit – Łódź', exchange: 2.5 }),
      sampleTip({ id: 3, idx: 3, title: 'Łódź – Orkan', date: '2026-04-01T18:00:00Z' }),
    ];
    test.origin.on('GET /tips.json', json({ tips }));
    const answer = await test.execute(
      `query ($filter: TipFilterInput, $orderBy: TipOrder) {
        tips(filter: $filter, orderBy: $orderBy, first: 1) { totalCount edges { node { number } } }
      }`,
      {
        filter: { search: 'lodz', before: '2026-03-31T22:00:00+02:00' },
        orderBy: { field: 'ODDS', direction: 'DESC' },
      },
    );
    expect(answer.data).toEqual({ tips: { totalCount: 2, edges: [{ node: { number: 2 } }] } });
    expect(paths()).toEqual(['GET /tips.json?balance=true']);
  });

  it.each([
    [{ filter: { search: 'x'.repeat(201) } }],
    [{ filter: { from: 'yesterday' } }],
    [{ orderBy: { field: 'TITLE' } }],
  ])('refuse %o without a call', async (variables) => {
    const document = `query ($filter: TipFilterInput, $orderBy: TipOrder) {
      tips(filter: $filter, orderBy: $orderBy) { totalCount }
    }`;
    expect((await test.execute(document, variables)).codes).toEqual(['BAD_USER_INPUT']);
    expect(paths()).toEqual([]);
  });

  it('and their balance need one call', async () => {
    const balance = [
      { tip_type: 'default', tips: 900, won: 500, stake: '900', units: '45.5' },
      { tip_type: 'combo', tips: 3, won: 1, stake: '3', units: '-0.5' },
    ];
    test.origin.on('GET /tips.json', json({ tips: [sampleTip()], balance }));
    const query = `{ tips { totalCount } all: tipBalance { sampleSize profitUnits }
      standard: tipBalance(types: [DEFAULT]) { sampleSize }
      special: tipBalance(types: [SPECIAL]) { sampleSize profitUnits } }`;
    expect((await test.execute(query)).data).toEqual({
      tips: { totalCount: 1 },
      all: { sampleSize: 903, profitUnits: 45 },
      standard: { sampleSize: 903 },
      special: { sampleSize: 0, profitUnits: 0 },
    });
    expect(paths()).toEqual(['GET /tips.json?balance=true']);
  });

  it('are null for an unknown uid or the id of another tip', async () => {
    test.origin.on('GET /tips/t%2F1.json', json({ tip: sampleTip({ uid: 't/1' }) }));
    test.origin.on('GET /tips/1.json', json({ tip: sampleTip({ uid: 'other' }) }));
    const answer = await test.execute(
      '{ a: tip(uid: "t/1") { uid } b: tip(uid: "1") { uid } c: tip(uid: "x") { uid } d: tip(uid: " ") { uid } }',
    );
    expect(answer).toMatchObject({ data: { a: { uid: 't/1' }, b: null, c: null, d: null }, codes: [] });
  });
});

describe('leagues', () => {
  it('are in Polish order with seasons newest first', async () => {
    const leagues = ['Żużel', 'Zebra', 'Łuk'].map((name, index) => ({
      id: index + 1,
      name,
      country: 'Polska',
      seasons: [
        { year: '2024', name: '2024/2025' },
        { year: '2025', name: '2025/2026' },
      ],
    }));
    test.origin.on('GET /leagues.json', json({ leagues }));
    const answer = await test.execute(
      '{ leagues(first: 2) { totalCount edges { node { name seasons { year } } } } }',
    );
    expect(answer.data).toEqual({
      leagues: {
        totalCount: 3,
        edges: [
          { node: { name: 'Łuk', seasons: [{ year: '2025' }, { year: '2024' }] } },
          { node: { name: 'Zebra', seasons: [{ year: '2025' }, { year: '2024' }] } },
        ],
      },
    });
  });
});
