import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { sampleAutofilter, sampleMatch, sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { mockPages, picked, route } from './testing/mock-pages.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(), plans: [] }));
});
afterEach(() => test.close());

const paths = () => test.origin.seen.map(({ path }) => path);

describe('autofilterMatches', () => {
  const document = `query Matches($autofilterId: ID, $first: Int, $after: String) {
    autofilterMatches(autofilterId: $autofilterId, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor }
      edges { node { match { matchId } hits { autofilter { name } homeHits awayHits percent } } }
    }
  }`;
  interface Page {
    autofilterMatches: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      edges: { node: { match: { matchId: number } } }[];
    };
  }
  const execute = async (variables: object = {}) => {
    const answer = await test.execute(document, variables);
    expect(answer.codes).toEqual([]);
    const { autofilterMatches: page } = answer.data as Page;
    return { ...page, ids: page.edges.map(({ node }) => node.match.matchId) };
  };

  it('reads the autofilters from the dashboard once', async () => {
    mockPages(test.origin, [picked(1, 5, 6), picked(2, 5)]);
    const navs = [sampleAutofilter({ id: 5, name: 'Pięć' })];
    test.origin.on('GET /users/dashboard.json', json({ dashboard: { autofilters_navs: navs } }));
    const numbers = { homeHits: 4, awayHits: null, percent: 80 };
    expect((await execute()).edges).toEqual([
      {
        node: {
          match: { matchId: 1 },
          hits: [
            { autofilter: { name: 'Pięć' }, ...numbers },
            { autofilter: null, ...numbers },
          ],
        },
      },
      { node: { match: { matchId: 2 }, hits: [{ autofilter: { name: 'Pięć' }, ...numbers }] } },
    ]);
    expect(paths()).toEqual([`${route}?page=1&last=0`, '/users/dashboard.json']);
  });

  it('uses the autofilters of the reply, also for the viewer, without reading the dashboard', async () => {
    mockPages(test.origin, [picked(1, 5)], {
      autofilters_navs: [sampleAutofilter({ id: 5, name: 'Pięć', hit_count: 1 })],
    });
    const answer = await test.execute(
      `{ viewer { autofilters { hitCount } } autofilterMatches { edges { node { hits { autofilter { name } } } } } }`,
    );
    expect(answer).toMatchObject({
      data: {
        viewer: { autofilters: [{ hitCount: 1 }] },
        autofilterMatches: { edges: [{ node: { hits: [{ autofilter: { name: 'Pięć' } }] } }] },
      },
      codes: [],
    });
    expect(paths().sort()).toEqual(['/auth/validate_token.json', `${route}?page=1&last=0`]);
  });

  it.each([
    ['nothing for the hits alone', 'percent', 'last=0'],
    [
      'the counts for a rate',
      'homeRate { hits results { count match { id matchId } } }',
      'last=0&marks=true',
    ],
    ['full matches when more fields are selected', 'awayRate { results { match { id kickOff } } }', null],
  ])('requests %s', async (_, fields, requested) => {
    mockPages(
      test.origin,
      [{ ...picked(1, 5), hits: [{ autofilter_id: 5, rate: 80, home_marks: [[9, 2]] }] }],
      { autofilters_navs: [sampleAutofilter({ id: 5 })] },
    );
    const answer = await test.execute(`{ autofilterMatches { edges { node { hits { ${fields} } } } } }`);
    expect(answer.codes).toEqual([]);
    expect(paths()).toEqual([`${route}?page=1${requested === null ? '' : `&${requested}`}`]);
  });

  it('omits an autofilter with unknown values, also one in the reply', async () => {
    mockPages(test.origin, [picked(1, 5, 6)], {
      autofilters_navs: [sampleAutofilter({ id: 5 }), sampleAutofilter({ id: 6, stat: 'offsides' })],
    });
    expect((await execute()).edges).toMatchObject([
      { node: { hits: [{ autofilter: { name: 'Gole' } }, { autofilter: null }] } },
    ]);
  });

  it('does not affect the viewer’s autofilters when it fails', async () => {
    test.origin.on(`GET ${route}`, json({ errors: ['Not found'] }, 404));
    const navs = [sampleAutofilter({ id: 5, name: 'Pięć' })];
    test.origin.on('GET /users/dashboard.json', json({ dashboard: { autofilters_navs: navs } }));
    const answer = await test.execute('{ viewer { autofilters { name } } autofilterMatches { totalCount } }');
    expect(answer).toMatchObject({
      data: { viewer: { autofilters: [{ name: 'Pięć' }] }, autofilterMatches: null },
      codes: ['NOT_FOUND'],
    });
  });

  const many = Array.from({ length: 120 }, (_, index) => picked(index + 1, (index % 2) + 5));
  const numbersOnly = `query Numbers($autofilterId: ID, $first: Int, $after: String) {
    autofilterMatches(autofilterId: $autofilterId, first: $first, after: $after) {
      pageInfo { hasNextPage endCursor } edges { node { match { matchId } } }
    }
  }`;
  const walk = async (autofilterId: string | null) => {
    const ids: number[][] = [];
    let after: string | null = null;
    do {
      const answer = await test.execute(numbersOnly, { autofilterId, after });
      expect(answer.codes).toEqual([]);
      const { edges, pageInfo } = (answer.data as Page).autofilterMatches;
      ids.push(edges.map(({ node }) => node.match.matchId));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    return ids;
  };

  it('has pages of 50, with one call per page', async () => {
    mockPages(test.origin, many);
    const pages = await walk(null);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(pages.flat()).toEqual(many.map(({ id }) => id));
    expect(paths()).toEqual([1, 2, 3].map((page) => `${route}?page=${page}&last=0`));
  });

  it('has pages of up to 100, with one call for each 50', async () => {
    mockPages(test.origin, many);
    const answer = await test.execute(numbersOnly, { first: 100 });
    expect((answer.data as Page).autofilterMatches.edges).toHaveLength(100);
    expect(paths()).toHaveLength(2);
  });

  it('returns the upstream’s matches of one autofilter when the reply names it', async () => {
    mockPages(test.origin, many.slice(0, 2), { autofilter_id: 5 });
    expect(await walk(toGlobalId('Autofilter', 5))).toEqual([[1, 2]]);
    expect(paths()).toEqual([`${route}?page=1&last=0&autofilter_id=5`]);
  });

  it('filters all pages by one autofilter when the reply does not name it', async () => {
    mockPages(test.origin, many);
    const pages = await walk(toGlobalId('Autofilter', 6));
    expect(pages.flat()).toEqual(many.flatMap(({ id }) => (id % 2 === 0 ? [id] : [])));
    expect(pages.map(({ length }) => length)).toEqual([50, 10]);
  });

  it.each([
    [{ first: 101 }],
    [{ first: 0 }],
    [{ after: 'forged' }],
    [{ autofilterId: 'forged' }],
    [{ autofilterId: toGlobalId('League', 1) }],
  ])('refuses %o', async (variables) => {
    expect((await test.execute(document, variables)).codes).toEqual(['BAD_USER_INPUT']);
    expect(paths()).toEqual([]);
  });
});

describe('the caller’s autofilters', () => {
  const document = `{ viewer {
    autofilters { name hitCount leagues { leagueId } } dashboard { autofilterMatches { match { matchId } } }
  } }`;
  const dashboard = (body: object) => test.origin.on('GET /users/dashboard.json', json({ dashboard: body }));

  it('come from the dashboard, without those with unknown values', async () => {
    const navs = [sampleAutofilter({ hit_count: 4 }), sampleAutofilter({ id: 2, stat: 'offsides' })];
    dashboard({ autofilters_navs: navs, autofilters_matches: [4, 5, 6, 7].map((id) => picked(id, 1)) });
    expect((await test.execute(document)).data).toEqual({
      viewer: {
        autofilters: [{ name: 'Gole', hitCount: 4, leagues: null }],
        dashboard: { autofilterMatches: [4, 5, 6].map((matchId) => ({ match: { matchId } })) },
      },
    });
  });

  it('include matches without hits when the dashboard does not send them', async () => {
    const { hits: _, ...match } = picked(4, 1);
    dashboard({ autofilters_navs: [], autofilters_matches: [match] });
    const answer = await test.execute('{ viewer { dashboard { autofilterMatches { hits { percent } } } } }');
    expect(answer.data).toEqual({ viewer: { dashboard: { autofilterMatches: [{ hits: [] }] } } });
  });

  it('have the matches of their rates, which the dashboard only counts', async () => {
    const marked = { ...picked(4, 1), hits: [{ autofilter_id: 1, rate: 80, home_marks: [[9, 3]] }] };
    const autofilters_navs = [sampleAutofilter()];
    dashboard({ autofilters_navs, autofilters_matches: [marked] });
    const teams = [{ id: 1, matches: [sampleMatch({ id: 9 })] }];
    mockPages(test.origin, [picked(4, 1), picked(5, 1), picked(6, 1), picked(7, 1)], {
      autofilters_navs,
      teams,
    });
    const rate = async (fields: string) => {
      const answer = await test.execute(`{ viewer { dashboard { autofilterMatches {
        hits { homeRate { results { count match { ${fields} } } } }
      } } } }`);
      return { ...answer, calls: paths().slice(-2) };
    };
    const hits = (match: object) => [{ homeRate: { results: [{ count: 3, match }] } }];
    const found = (...matches: object[]) => ({ viewer: { dashboard: { autofilterMatches: matches } } });
    const short = await rate('matchId');
    expect([short.data, short.calls.at(-1)]).toEqual([
      found({ hits: hits({ matchId: 9 }) }),
      '/users/dashboard.json',
    ]);
    const whole = await rate('matchId home { goals }');
    const one = { hits: hits({ matchId: 9, home: { goals: 2 } }) };
    expect([whole.codes, whole.data]).toEqual([[], found(one, one, one)]);
    expect(whole.calls).toEqual(['/users/dashboard.json', `${route}?page=1`]);
  });

  it('are FORBIDDEN when the dashboard omits them', async () => {
    dashboard({ autofilters_navs: null });
    expect(await test.execute(document)).toMatchObject({
      data: { viewer: { autofilters: null, dashboard: { autofilterMatches: null } } },
      codes: ['FORBIDDEN', 'FORBIDDEN'],
    });
  });

  it('can be fetched as nodes', async () => {
    dashboard({ autofilters_navs: [sampleAutofilter({ id: 3, name: 'Trzy' })] });
    const ids = [3, 4].map((id) => toGlobalId('Autofilter', id));
    const answer = await test.execute(
      'query Nodes($ids: [ID!]!) { nodes(ids: $ids) { ... on Autofilter { name } } }',
      { ids },
    );
    expect(answer).toMatchObject({ data: { nodes: [{ name: 'Trzy' }, null] }, codes: [] });
  });
});
