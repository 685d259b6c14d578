import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { sampleAutofilter, sampleLeague, sampleMatch, sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(), plans: [] }));
});
afterEach(() => test.close());

const paths = () => test.origin.seen.map(({ path }) => path);
const route = '/autofilters/autofilter_matches.json';
const picked = (id: number, ...autofilters: number[]) => ({
  ...sampleMatch({ id }),
  hits: autofilters.map((autofilter_id) => ({ autofilter_id, home_hits: 4, home_sample: 5, rate: 80 })),
});

/** Answers with pages of 50 of the given matches, and with what else is said. */
function answerPages(matches: object[], more: object = {}): void {
  test.origin.on(`GET ${route}`, ({ path }, response) => {
    const page = Number(new URLSearchParams(path.split('?')[1]).get('page'));
    const items = matches.slice((page - 1) * 50, page * 50);
    const reply = { matches: items, page, per_page: 50, total: matches.length, ...more };
    return json(reply)({ method: 'GET', path, headers: {}, body: '' }, response);
  });
}

const rule = {
  name: 'Gole',
  stat: 'SHOTS_ON_GOAL',
  comparison: 'OVER',
  line: 4.5,
  side: 'BOTH',
  window: 10,
  leastHitRate: 62.5,
  leagues: [toGlobalId('League', 3), toGlobalId('League', 1)],
};

describe('the matches of autofilters', () => {
  const document = `query Matches($autofilter: ID, $first: Int, $after: String) {
    autofilterMatches(autofilter: $autofilter, first: $first, after: $after) {
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
  const ask = async (variables: object = {}) => {
    const answer = await test.ask(document, variables);
    expect(answer.codes).toEqual([]);
    const { autofilterMatches: page } = answer.data as Page;
    return { ...page, ids: page.edges.map(({ node }) => node.match.matchId) };
  };

  it('name the autofilters by what the dashboard tells once', async () => {
    answerPages([picked(1, 5, 6), picked(2, 5)]);
    const navs = [sampleAutofilter({ id: 5, name: 'Pięć' })];
    test.origin.on('GET /users/dashboard.json', json({ dashboard: { autofilters_navs: navs } }));
    const numbers = { homeHits: 4, awayHits: null, percent: 80 };
    expect((await ask()).edges).toEqual([
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

  it('take the autofilters from beside them, for the viewer too, and leave the dashboard alone', async () => {
    answerPages([picked(1, 5)], {
      autofilters_navs: [sampleAutofilter({ id: 5, name: 'Pięć', hit_count: 1 })],
    });
    const answer = await test.ask(
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
    ['the counts for a rate', 'homeRate { hits marks { count match { id matchId } } }', 'last=0&marks=true'],
    ['whole matches where more is asked of them', 'awayRate { marks { match { id date } } }', null],
  ])('are asked for with %s', async (_, fields, asked) => {
    answerPages([{ ...picked(1, 5), hits: [{ autofilter_id: 5, rate: 80, home_marks: [[9, 2]] }] }], {
      autofilters_navs: [sampleAutofilter({ id: 5 })],
    });
    const answer = await test.ask(`{ autofilterMatches { edges { node { hits { ${fields} } } } } }`);
    expect(answer.codes).toEqual([]);
    expect(paths()).toEqual([`${route}?page=1${asked === null ? '' : `&${asked}`}`]);
  });

  it('leave out an autofilter of words that this version does not know, also beside them', async () => {
    answerPages([picked(1, 5, 6)], {
      autofilters_navs: [sampleAutofilter({ id: 5 }), sampleAutofilter({ id: 6, stat: 'offsides' })],
    });
    expect((await ask()).edges).toMatchObject([
      { node: { hits: [{ autofilter: { name: 'Gole' } }, { autofilter: null }] } },
    ]);
  });

  it('that cannot be read leave the viewer the autofilters of the dashboard', async () => {
    test.origin.on(`GET ${route}`, json({ errors: ['Not found'] }, 404));
    const navs = [sampleAutofilter({ id: 5, name: 'Pięć' })];
    test.origin.on('GET /users/dashboard.json', json({ dashboard: { autofilters_navs: navs } }));
    const answer = await test.ask('{ viewer { autofilters { name } } autofilterMatches { totalCount } }');
    expect(answer).toMatchObject({
      data: { viewer: { autofilters: [{ name: 'Pięć' }] }, autofilterMatches: null },
      codes: ['NOT_FOUND'],
    });
  });

  const many = Array.from({ length: 120 }, (_, index) => picked(index + 1, (index % 2) + 5));
  const numbersOnly = `query Numbers($autofilter: ID, $after: String) {
    autofilterMatches(autofilter: $autofilter, after: $after) {
      pageInfo { hasNextPage endCursor } edges { node { match { matchId } } }
    }
  }`;
  const walk = async (autofilter: string | null) => {
    const ids: number[][] = [];
    let after: string | null = null;
    do {
      const answer = await test.ask(numbersOnly, { autofilter, after });
      expect(answer.codes).toEqual([]);
      const { edges, pageInfo } = (answer.data as Page).autofilterMatches;
      ids.push(edges.map(({ node }) => node.match.matchId));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    return ids;
  };

  it('come 50 a page, each page by one call', async () => {
    answerPages(many);
    const pages = await walk(null);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(pages.flat()).toEqual(many.map(({ id }) => id));
    expect(paths()).toEqual([1, 2, 3].map((page) => `${route}?page=${page}&last=0`));
  });

  it('of one autofilter are those that the upstream gives, where it says that they are', async () => {
    answerPages(many.slice(0, 2), { autofilter_id: 5 });
    expect(await walk(toGlobalId('Autofilter', 5))).toEqual([[1, 2]]);
    expect(paths()).toEqual([`${route}?page=1&last=0&autofilter_id=5`]);
  });

  it('of one autofilter are picked here, out of all pages, where it does not say so', async () => {
    answerPages(many);
    const pages = await walk(toGlobalId('Autofilter', 6));
    expect(pages.flat()).toEqual(many.flatMap(({ id }) => (id % 2 === 0 ? [id] : [])));
    expect(pages.map(({ length }) => length)).toEqual([50, 10]);
  });

  it.each([
    [{ first: 51 }],
    [{ first: 0 }],
    [{ after: 'forged' }],
    [{ autofilter: 'forged' }],
    [{ autofilter: toGlobalId('League', 1) }],
  ])('refuse %o', async (variables) => {
    expect((await test.ask(document, variables)).codes).toEqual(['BAD_USER_INPUT']);
    expect(paths()).toEqual([]);
  });
});

describe('a draft', () => {
  const document = `query Draft($input: AutofilterInput!, $after: String, $rehearse: Boolean = true) {
    autofilterDraft(input: $input) {
      errors { field code }
      matches(after: $after) {
        totalCount pageInfo { endCursor }
        edges { node { match { matchId } hits { autofilter { id } percent homeRate { hits sampleSize } } } }
      }
      rehearsal @include(if: $rehearse) { matches hits right seasons { season right } }
    }
  }`;
  const seasons = [
    { season: '2025/2026', matches: 100, hits: 20, right: 15 },
    { season: '2024/2025', matches: 200, hits: 30, right: 18 },
  ];

  it('is sent whole, and shows what it picks and how it would have done', async () => {
    const matches = [{ ...sampleMatch(), hits: [{ rate: 70 }] }];
    answerPages(matches, { draft: true, rehearsal: seasons });
    expect((await test.ask(document, { input: rule })).data).toEqual({
      autofilterDraft: {
        errors: [],
        matches: {
          totalCount: 1,
          pageInfo: { endCursor: expect.any(String) },
          edges: [
            { node: { match: { matchId: 1 }, hits: [{ autofilter: null, percent: 70, homeRate: null }] } },
          ],
        },
        rehearsal: {
          matches: 300,
          hits: 50,
          right: 33,
          seasons: [
            { season: '2025/2026', right: 15 },
            { season: '2024/2025', right: 18 },
          ],
        },
      },
    });
    const [path, query] = paths()[0]?.split('?') ?? [];
    expect([path, [...new URLSearchParams(query)]]).toEqual([
      route,
      [
        ['page', '1'],
        ['last', '0'],
        ['marks', 'true'],
        ['draft[name]', 'Gole'],
        ['draft[stat]', 'shots_on_goal'],
        ['draft[comparison]', 'over'],
        ['draft[line]', '4.5'],
        ['draft[side]', 'both'],
        ['draft[window]', '10'],
        ['draft[least_hit_rate]', '62.5'],
        ['draft[league_ids][]', '3'],
        ['draft[league_ids][]', '1'],
        ['rehearse', 'season'],
      ],
    ]);
  });

  it('is rehearsed only where that is asked for, and only with its first page', async () => {
    answerPages(
      Array.from({ length: 60 }, (_, index) => picked(index + 1)),
      { draft: true },
    );
    const input = { ...rule, stat: 'BTTS', comparison: 'NO', line: null, leagues: null };
    const answer = await test.ask(document, { input, rehearse: false });
    const { autofilterDraft } = answer.data as {
      autofilterDraft: { matches: { pageInfo: { endCursor: string } } };
    };
    const { endCursor } = autofilterDraft.matches.pageInfo;
    const next = await test.ask(document, { input, after: endCursor });
    expect(next.data).toMatchObject({
      autofilterDraft: { matches: { edges: { length: 10 } }, rehearsal: null },
    });
    expect(paths().map((path) => [path.includes('rehearse'), /page=(\d)/.exec(path)?.[1]])).toEqual([
      [false, '1'],
      [true, '1'],
      [false, '2'],
    ]);
    expect(paths().join()).not.toMatch(/line|league_ids/);
  });

  it.each([[{}], [{ draft: false }], [{ draft: null }]])(
    'is null where the upstream answers %j instead of saying that it took it for one',
    async (more) => {
      answerPages([picked(1, 5)], more);
      expect(await test.ask(document, { input: rule })).toMatchObject({
        data: { autofilterDraft: null },
        codes: [],
      });
    },
  );

  it('that the upstream refuses gives errors by its fields', async () => {
    test.origin.on(
      `GET ${route}`,
      json({ errors: { league_ids: ['invalid'], least_hit_rate: ['invalid'] } }, 422),
    );
    expect((await test.ask(document, { input: rule })).data).toEqual({
      autofilterDraft: {
        errors: [
          { field: ['leagues'], code: 'INVALID' },
          { field: ['leastHitRate'], code: 'INVALID' },
        ],
        matches: null,
        rehearsal: null,
      },
    });
  });
});

describe('an autofilter', () => {
  const document = `mutation Create($autofilter: AutofilterInput!) {
    createAutofilter(input: { autofilter: $autofilter }) {
      autofilter { id name stat comparison line side window leastHitRate hitCount leagues { leagueId } }
      errors { field code }
    }
  }`;
  const create = 'POST /autofilters/create_autofilter.json';

  it('is saved in the upstream’s words and answered in the graph’s', async () => {
    const saved = sampleAutofilter({
      id: 8,
      stat: 'shots_on_goal',
      line: 4.5,
      side: 'both',
      window: 10,
      least_hit_rate: 62.5,
      league_ids: [3, 1, 77],
    });
    test.origin.on(create, json({ autofilter: saved }));
    const leagues = [
      sampleLeague({ id: 1 }),
      sampleLeague({ id: 2 }),
      sampleLeague({ id: 3, name: 'A-liga' }),
    ];
    test.origin.on('GET /leagues.json', json({ leagues }));
    const answer = await test.ask(document, { autofilter: { ...rule, name: ' Gole ' } });
    expect(answer.data).toEqual({
      createAutofilter: {
        autofilter: {
          ...rule,
          id: toGlobalId('Autofilter', 8),
          hitCount: null,
          leagues: [{ leagueId: 3 }, { leagueId: 1 }],
        },
        errors: [],
      },
    });
    expect(JSON.parse(test.origin.seen[0]?.body ?? '')).toEqual({
      autofilter: {
        name: 'Gole',
        stat: 'shots_on_goal',
        comparison: 'over',
        line: 4.5,
        side: 'both',
        window: 10,
        least_hit_rate: 62.5,
        league_ids: [3, 1],
      },
    });
  });

  it.each([
    [{ line: 4 }, [{ field: ['autofilter', 'line'], code: 'INVALID' }]],
    [{ line: null }, [{ field: ['autofilter', 'line'], code: 'BLANK' }]],
    [{ comparison: 'YES' }, [{ field: ['autofilter', 'comparison'], code: 'INVALID' }]],
    [{ stat: 'BTTS', comparison: 'YES' }, [{ field: ['autofilter', 'line'], code: 'INVALID' }]],
    [{ leagues: ['forged'] }, [{ field: ['autofilter', 'leagues'], code: 'INVALID' }]],
    [
      { window: 7, leastHitRate: 0.5 },
      [
        { field: ['autofilter', 'window'], code: 'INVALID' },
        { field: ['autofilter', 'leastHitRate'], code: 'INVALID' },
      ],
    ],
    [{ leastHitRate: 100.5 }, [{ field: ['autofilter', 'leastHitRate'], code: 'INVALID' }]],
  ])('with %j is refused before anything is asked', async (over, errors) => {
    const answer = await test.ask(document, { autofilter: { ...rule, ...over } });
    expect(answer.data).toEqual({ createAutofilter: { autofilter: null, errors } });
    expect(paths()).toEqual([]);
  });

  it('that the upstream refuses is told by the fields of the input, and not sent again', async () => {
    test.origin.on(create, json({ errors: { name: ['taken'], base: ['too_many'] } }, 422));
    expect((await test.ask(document, { autofilter: rule })).data).toEqual({
      createAutofilter: {
        autofilter: null,
        errors: [
          { field: ['autofilter', 'name'], code: 'TAKEN' },
          { field: null, code: 'TOO_MANY' },
        ],
      },
    });
    expect(paths()).toHaveLength(1);
  });
});

describe('the caller’s autofilters', () => {
  const document = `{ viewer {
    autofilters { name hitCount leagues { leagueId } } dashboard { autofilterMatches { match { matchId } } }
  } }`;
  const dashboard = (body: object) => test.origin.on('GET /users/dashboard.json', json({ dashboard: body }));

  it('are those of the dashboard, without one of words that this version does not know', async () => {
    const navs = [sampleAutofilter({ hit_count: 4 }), sampleAutofilter({ id: 2, stat: 'offsides' })];
    dashboard({ autofilters_navs: navs, autofilters_matches: [4, 5, 6, 7].map((id) => picked(id, 1)) });
    expect((await test.ask(document)).data).toEqual({
      viewer: {
        autofilters: [{ name: 'Gole', hitCount: 4, leagues: null }],
        dashboard: { autofilterMatches: [4, 5, 6].map((matchId) => ({ match: { matchId } })) },
      },
    });
  });

  it('are FORBIDDEN where the dashboard leaves them out', async () => {
    dashboard({ autofilters_navs: null });
    expect(await test.ask(document)).toMatchObject({
      data: { viewer: { autofilters: null, dashboard: { autofilterMatches: null } } },
      codes: ['FORBIDDEN', 'FORBIDDEN'],
    });
  });

  it('are nodes', async () => {
    dashboard({ autofilters_navs: [sampleAutofilter({ id: 3, name: 'Trzy' })] });
    const ids = [3, 4].map((id) => toGlobalId('Autofilter', id));
    const answer = await test.ask(
      'query Nodes($ids: [ID!]!) { nodes(ids: $ids) { ... on Autofilter { name } } }',
      {
        ids,
      },
    );
    expect(answer).toMatchObject({ data: { nodes: [{ name: 'Trzy' }, null] }, codes: [] });
  });
});
