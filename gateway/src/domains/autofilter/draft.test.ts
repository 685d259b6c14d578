import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { sampleAutofilter, sampleLeague, sampleMatch, sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { mockPages, picked, route } from './testing/mock-pages.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(), plans: [] }));
});
afterEach(() => test.close());

const paths = () => test.origin.seen.map(({ path }) => path);

const rule = {
  name: 'Gole',
  stat: 'SHOTS_ON_GOAL',
  comparison: 'OVER',
  line: 4.5,
  side: 'BOTH',
  window: 10,
  minHitRate: 62.5,
  leagueIds: [toGlobalId('League', 3), toGlobalId('League', 1)],
};

describe('a draft', () => {
  const document = `query Draft($input: AutofilterInput!, $after: String, $backtest: Boolean = true) {
    autofilterDraft(input: $input) {
      errors { field code }
      matches(after: $after) {
        totalCount pageInfo { endCursor }
        edges { node { match { matchId } hits { autofilter { id } percent homeRate { hits sampleSize } } } }
      }
      backtest @include(if: $backtest) { matches hits correct seasons { season correct } }
    }
  }`;
  const seasons = [
    { season: '2025/2026', matches: 100, hits: 20, right: 15 },
    { season: '2024/2025', matches: 200, hits: 30, right: 18 },
  ];

  it('sends all fields, and returns its matches and its backtest', async () => {
    const matches = [{ ...sampleMatch(), hits: [{ rate: 70 }] }];
    mockPages(test.origin, matches, { draft: true, rehearsal: seasons });
    expect((await test.execute(document, { input: rule })).data).toEqual({
      autofilterDraft: {
        errors: [],
        matches: {
          totalCount: 1,
          pageInfo: { endCursor: expect.any(String) },
          edges: [
            { node: { match: { matchId: 1 }, hits: [{ autofilter: null, percent: 70, homeRate: null }] } },
          ],
        },
        backtest: {
          matches: 300,
          hits: 50,
          correct: 33,
          seasons: [
            { season: '2025/2026', correct: 15 },
            { season: '2024/2025', correct: 18 },
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

  it('is backtested only when selected, and only with its first page', async () => {
    mockPages(
      test.origin,
      Array.from({ length: 60 }, (_, index) => picked(index + 1)),
      { draft: true },
    );
    const input = { ...rule, stat: 'BTTS', comparison: 'NO', line: null, leagueIds: null };
    const answer = await test.execute(document, { input, backtest: false });
    const { autofilterDraft } = answer.data as {
      autofilterDraft: { matches: { pageInfo: { endCursor: string } } };
    };
    const { endCursor } = autofilterDraft.matches.pageInfo;
    const next = await test.execute(document, { input, after: endCursor });
    expect(next.data).toMatchObject({
      autofilterDraft: { matches: { edges: { length: 10 } }, backtest: null },
    });
    expect(paths().map((path) => [path.includes('rehearse'), /page=(\d)/.exec(path)?.[1]])).toEqual([
      [false, '1'],
      [true, '1'],
      [false, '2'],
    ]);
    expect(paths().join()).not.toMatch(/line|league_ids/);
  });

  it('is read once for aliases with the same selection', async () => {
    mockPages(test.origin, [picked(1)], { draft: true });
    const draft = 'autofilterDraft(input: $input) { matches { totalCount } }';
    await test.execute(`query ($input: AutofilterInput!) { a: ${draft} b: ${draft} }`, { input: rule });
    expect(paths().filter((path) => path.startsWith(route))).toHaveLength(1);
  });

  it.each([[{}], [{ draft: false }], [{ draft: null }]])(
    'is null where the upstream answers %j instead of saying that it took it for one',
    async (more) => {
      mockPages(test.origin, [picked(1, 5)], more);
      expect(await test.execute(document, { input: rule })).toMatchObject({
        data: { autofilterDraft: null },
        codes: [],
      });
    },
  );

  it('returns errors by field when the upstream refuses it', async () => {
    test.origin.on(
      `GET ${route}`,
      json({ errors: { league_ids: ['invalid'], least_hit_rate: ['invalid'] } }, 422),
    );
    expect((await test.execute(document, { input: rule })).data).toEqual({
      autofilterDraft: {
        errors: [
          { field: ['leagueIds'], code: 'INVALID' },
          { field: ['minHitRate'], code: 'INVALID' },
        ],
        matches: null,
        backtest: null,
      },
    });
  });
});

describe('an autofilter', () => {
  const document = `mutation Create($autofilter: AutofilterInput!) {
    createAutofilter(input: { autofilter: $autofilter }) {
      autofilter { id name stat comparison line side window minHitRate hitCount leagues { leagueId } }
      errors { field code }
    }
  }`;
  const create = 'POST /autofilters/create_autofilter.json';

  it('is saved with the upstream’s names and returned with the graph’s', async () => {
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
    const { leagueIds: _, ...plain } = rule;
    const answer = await test.execute(document, { autofilter: { ...rule, name: ' Gole ' } });
    expect(answer.data).toEqual({
      createAutofilter: {
        autofilter: {
          ...plain,
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
    [{ leagueIds: ['forged'] }, [{ field: ['autofilter', 'leagueIds'], code: 'INVALID' }]],
    [
      { window: 7, minHitRate: 0.5 },
      [
        { field: ['autofilter', 'window'], code: 'INVALID' },
        { field: ['autofilter', 'minHitRate'], code: 'INVALID' },
      ],
    ],
    [{ minHitRate: 100.5 }, [{ field: ['autofilter', 'minHitRate'], code: 'INVALID' }]],
  ])('with %j is refused without a call', async (over, errors) => {
    const answer = await test.execute(document, { autofilter: { ...rule, ...over } });
    expect(answer.data).toEqual({ createAutofilter: { autofilter: null, errors } });
    expect(paths()).toEqual([]);
  });

  it('returns errors by input field when the upstream refuses it, without a retry', async () => {
    test.origin.on(create, json({ errors: { name: ['taken'], base: ['too_many'] } }, 422));
    const answer = await test.execute(document.replace('errors', 'viewer { id } errors'), {
      autofilter: rule,
    });
    expect(answer.data).toEqual({
      createAutofilter: {
        autofilter: null,
        viewer: null,
        errors: [
          { field: ['autofilter', 'name'], code: 'TAKEN' },
          { field: null, code: 'TOO_MANY' },
        ],
      },
    });
    expect(paths()).toHaveLength(1);
  });

  it('is among the viewer’s autofilters, which are read after it is saved', async () => {
    const saved = sampleAutofilter({ id: 8, name: 'Gole' });
    test.origin.on('GET /users/dashboard.json', json({ dashboard: { autofilters_navs: [saved] } }));
    test.origin.on(create, json({ autofilter: saved }));
    const answer = await test.execute(
      `mutation Create($autofilter: AutofilterInput!) {
        createAutofilter(input: { autofilter: $autofilter }) { viewer { autofilters { name } } }
      }`,
      { autofilter: rule },
    );
    expect(answer).toMatchObject({
      data: { createAutofilter: { viewer: { autofilters: [{ name: 'Gole' }] } } },
      codes: [],
    });
    expect(paths()).toEqual([
      '/autofilters/create_autofilter.json',
      '/auth/validate_token.json',
      '/users/dashboard.json',
    ]);
  });
});
