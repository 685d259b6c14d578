import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { sampleLeague, sampleMatch } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
});
afterEach(() => test.close());

const paths = () => test.origin.seen.map(({ path }) => path);
const coming = sampleMatch({ id: 7, date: '2026-04-01T18:00:00Z', goal_home: null, goal_away: null });
const before = 'before=2026-04-01T18%3A00%3A00.000Z';

/** Twelve matches of teams 1 and 2, newest first, every third in another league. */
const last = Array.from({ length: 12 }, (_, index) =>
  [1, 2].map((team) =>
    sampleMatch({
      id: 100 * team + index,
      home_team_id: team,
      away_team_id: 50 + index,
      league_id: index % 3 === 2 ? 9 : 1,
      date: new Date(Date.UTC(2026, 2, 28 - index)).toISOString(),
    }),
  ),
).flat();

describe('a single match', () => {
  beforeEach(() => {
    test.origin.on('GET /matches/7.json', json({ match: coming }));
    test.origin.on('GET /matches/teams_matches.json', json({ matches: last }));
  });

  it('is null when there is none', async () => {
    expect(await test.execute('{ match(matchId: 8) { id } }')).toMatchObject({
      data: { match: null },
      codes: [],
    });
  });

  it('has null for unknown counts before it is played', async () => {
    const answer = await test.execute(
      '{ match(matchId: 7) { kickOff btts home { team { teamId name } goals fouls } } }',
    );
    const home = { team: { teamId: 1, name: 'Odra' }, goals: null, fouls: null };
    expect(answer.data).toEqual({ match: { kickOff: '2026-04-01T18:00:00.000Z', btts: null, home } });
  });

  it('reads the windows of both teams and sizes with one call, up to its kick-off', async () => {
    const answer = await test.execute(`{ match(matchId: 7) {
      homeWindow { matches { matchId } form } ten: homeWindow(size: 10) { matches { matchId } }
      awayWindow { matches { matchId } }
    } }`);
    const ids = (team: number, size: number) =>
      Array.from({ length: size }, (_, index) => ({ matchId: 100 * team + index }));
    expect(answer.data).toEqual({
      match: {
        homeWindow: { matches: ids(1, 5), form: ['WON', 'WON', 'WON', 'WON', 'WON'] },
        ten: { matches: ids(1, 10) },
        awayWindow: { matches: ids(2, 5) },
      },
    });
    expect(paths()).toEqual([
      '/matches/7.json',
      `/matches/teams_matches.json?home_team_id=1&away_team_id=2&limit=10&${before}`,
    ]);
  });

  it('counts a match once that the upstream sends for both teams', async () => {
    const both = sampleMatch({ id: 300, home_team_id: 1, away_team_id: 2, date: '2026-03-30T12:00:00Z' });
    test.origin.on('GET /matches/teams_matches.json', json({ matches: [both, ...last, both] }));
    const ids = [300, 100, 101, 102, 103].map((matchId) => ({ matchId }));
    expect((await test.execute('{ match(matchId: 7) { homeWindow { matches { matchId } } } }')).data).toEqual(
      {
        match: { homeWindow: { matches: ids } },
      },
    );
  });

  it('reads windows of the same league and season with a separate call', async () => {
    const answer = await test.execute(`{ match(matchId: 7) {
      homeWindow(size: 10, sameLeague: true) { matches { leagueId } }
      awayWindow(sameLeague: true) { matches { leagueId } }
    } }`);
    const inLeague = (size: number) => ({ matches: Array.from({ length: size }, () => ({ leagueId: 1 })) });
    expect(answer.data).toEqual({ match: { homeWindow: inLeague(8), awayWindow: inLeague(5) } });
    expect(paths().slice(1)).toEqual([
      `/matches/teams_matches.json?home_team_id=1&away_team_id=2&limit=10&${before}&league_id=1&season=2025%2F2026`,
    ]);
  });

  it('makes no calls for windows of the matches in its windows', async () => {
    const answer = await test.execute(
      '{ match(matchId: 7) { homeWindow { matches { homeWindow { form } awayWindow { form } } } } }',
    );
    const unknown = { homeWindow: null, awayWindow: null };
    expect(answer.data).toEqual({ match: { homeWindow: { matches: Array(5).fill(unknown) } } });
    expect(paths()).toHaveLength(2);
  });

  it('reads head-to-head matches before its kick-off', async () => {
    test.origin.on('GET /matches/teams_history.json', json({ matches: [sampleMatch({ id: 3 })] }));
    const answer = await test.execute('{ match(matchId: 7) { headToHead(first: 2) { matchId } } }');
    expect(answer.data).toEqual({ match: { headToHead: [{ matchId: 3 }] } });
    expect(paths()[1]).toBe(`/matches/teams_history.json?home_team_id=1&away_team_id=2&limit=2&${before}`);
  });

  it('is preceded by its own past only, newest first, when the upstream knows neither `before` nor an order', async () => {
    const played = { ...coming, goal_home: 1, goal_away: 0 };
    const later = [1, 2, 3].map((day) =>
      sampleMatch({ id: 20 + day, home_team_id: 1, away_team_id: 2, date: `2026-04-0${day + 1}T18:00:00Z` }),
    );
    const all = [...later, played, ...last].reverse();
    test.origin.on('GET /matches/teams_matches.json', (request, response) => {
      const limit = Number(new URL(request.path, 'http://origin').searchParams.get('limit'));
      json({ matches: all.slice(-limit) })(request, response);
    });
    test.origin.on('GET /matches/teams_history.json', json({ matches: all }));
    const answer = await test.execute(`{ match(matchId: 7) {
      homeWindow { matches { matchId } } awayWindow { matches { matchId } } headToHead(first: 2) { matchId }
    } }`);
    const ids = (team: number) => [0, 1, 2, 3, 4].map((index) => ({ matchId: 100 * team + index }));
    expect(answer.data).toEqual({
      match: {
        homeWindow: { matches: ids(1) },
        awayWindow: { matches: ids(2) },
        headToHead: [{ matchId: 200 }, { matchId: 100 }],
      },
    });
    const limits = paths()
      .slice(1)
      .map((path) => path.replace(/\?.*limit=(\d+).*/, ' $1'));
    expect(limits.sort()).toEqual([
      '/matches/teams_history.json 2',
      '/matches/teams_history.json 50',
      '/matches/teams_matches.json 10',
      '/matches/teams_matches.json 50',
    ]);
  });

  it.each([
    ['a window of 7', 'homeWindow(size: 7) { form }'],
    ['no matches against each other', 'headToHead(first: 0) { id }'],
    ['too many matches against each other', 'headToHead(first: 21) { id }'],
  ])('refuses %s', async (_, field) => {
    expect((await test.execute(`{ match(matchId: 7) { ${field} } }`)).codes).toEqual(['BAD_USER_INPUT']);
    expect(paths()).toHaveLength(1);
  });

  const rates = `query Rates($lines: [StatLineInput!]!) {
    match(matchId: 7) { homeWindow { rates(lines: $lines) { stat line scope hits sampleSize percent average } } }
  }`;
  const over = (line: number) => ({ stat: 'GOALS', comparison: 'OVER', line });

  it('returns rates in the order of the lines, with SUM as default scope', async () => {
    const answer = await test.execute(rates, { lines: [over(2.5), { ...over(2.5), scope: 'OWN' }] });
    const sample = { stat: 'GOALS', line: 2.5, sampleSize: 5 };
    expect(answer.data).toEqual({
      match: {
        homeWindow: {
          rates: [
            { ...sample, scope: 'SUM', hits: 5, percent: 100, average: 3 },
            { ...sample, scope: 'OWN', hits: 0, percent: 0, average: 2 },
          ],
        },
      },
    });
  });

  it.each([
    ['a whole line', [over(2)]],
    ['a line out of range', [over(1.5), over(7.5)]],
    ['no line', [{ stat: 'GOALS', comparison: 'OVER' }]],
    ['both teams to score over a line', [{ stat: 'BTTS', comparison: 'OVER', line: 0.5 }]],
    ['more than 20 lines', Array.from({ length: 21 }, () => over(2.5))],
  ])('refuses %s', async (_, lines) => {
    expect((await test.execute(rates, { lines })).codes).toEqual(['BAD_USER_INPUT']);
  });
});

it('a match fetched by global id has windows', async () => {
  test.origin.on('GET /matches/7.json', json({ match: coming }));
  test.origin.on('GET /matches/teams_matches.json', json({ matches: last }));
  const document = 'query Node($id: ID!) { node(id: $id) { ... on Match { matchId homeWindow { form } } } }';
  const answer = await test.execute(document, { id: toGlobalId('Match', 7) });
  expect(answer.data).toMatchObject({ node: { matchId: 7, homeWindow: { form: Array(5).fill('WON') } } });
  expect((await test.execute(document, { id: toGlobalId('Match', 8) })).data).toEqual({ node: null });
});

describe('the line budget of an operation', () => {
  const matches = Array.from({ length: 100 }, (_, index) => ({ ...coming, id: index + 1 }));
  const lines = Array.from({ length: 20 }, () => ({ stat: 'GOALS', comparison: 'OVER', line: 2.5 }));
  const document = (rates: string) => `query Lines($lines: [StatLineInput!]!) {
    futureMatches(first: 100) { edges { node { homeWindow { ${rates} } awayWindow { ${rates} } } } }
  }`;

  it('allows both teams of 100 matches, and little more', async () => {
    const teams = [1, 2].map((id) => ({ id, matches: [] }));
    test.origin.on('GET /matches/future_matches.json', json({ matches, teams, total: 100 }));
    expect((await test.execute(document('rates(lines: $lines) { hits }'), { lines })).codes).toEqual([]);
    const twice = 'rates(lines: $lines) { hits } more: rates(lines: $lines) { hits }';
    const codes = new Set((await test.execute(document(twice), { lines })).codes);
    expect([...codes]).toEqual(['BAD_USER_INPUT']);
  });
});

describe('futureMatches', () => {
  const document = `query Coming($search: String, $first: Int, $after: String) {
    futureMatches(search: $search, first: $first, after: $after) {
      totalCount pageInfo { endCursor hasNextPage } edges { node { matchId homeWindow(size: 10) { matches { id } } } }
    }
  }`;
  const page = (matches: unknown[], more: object = {}) =>
    test.origin.on('GET /matches/future_matches.json', json({ matches, ...more }));

  it('requests page and size, and uses the windows of the reply', async () => {
    const teams = [{ id: 1, matches: last.slice(0, 3) }];
    page([coming], { page: 1, per_page: 1, total: 3, teams });
    const answer = await test.execute(document, { first: 1, search: ' Odra ' });
    expect(answer.data).toMatchObject({
      futureMatches: {
        totalCount: 3,
        pageInfo: { hasNextPage: true },
        edges: [{ node: { matchId: 7, homeWindow: { matches: [{}, {}] } } }],
      },
    });
    const { futureMatches } = answer.data as { futureMatches: { pageInfo: { endCursor: string } } };
    await test.execute(document, { first: 1, after: futureMatches.pageInfo.endCursor });
    expect(paths()).toEqual([
      '/matches/future_matches.json?page=1&per_page=1&search=Odra',
      '/matches/future_matches.json?page=2&per_page=1',
    ]);
  });

  it.each([
    ['none without a window', 'matchId', 0],
    ['none for a window that is left out', 'homeWindow @include(if: $isTen) { form }', 0],
    ['five for the shorter window', 'homeWindow { form }', 5],
    [
      'ten for the longer window of one of both teams',
      'homeWindow { form } awayWindow(size: $size) { form }',
      null,
    ],
    [
      'ten for a window of one league, which is taken out of all',
      'awayWindow(sameLeague: true) { form }',
      null,
    ],
    ['ten for a window in a fragment', '...Fields', null],
  ])('requests as many last matches as needed: %s', async (_, fields, requestedLast) => {
    page([coming], { total: 1 });
    await test.execute(
      `query Needs($size: Int! = 10, $isTen: Boolean! = false) {
        futureMatches { edges { node { ${fields} ... on Match @include(if: $isTen) { ...Fields } } } }
      }
      fragment Fields on Match { ten: homeWindow(size: $size) { form } }`,
    );
    expect(paths()).toEqual([
      `/matches/future_matches.json?page=1&per_page=20${requestedLast === null ? '' : `&last=${requestedLast}`}`,
    ]);
  });

  it('has null windows without calls when the reply has none', async () => {
    page([coming], { total: 1 });
    const answer = await test.execute(document);
    expect(answer.data).toMatchObject({ futureMatches: { edges: [{ node: { homeWindow: null } }] } });
    expect(paths()).toHaveLength(1);
  });

  it('is searched here by team and league when the upstream has no pages', async () => {
    const others = [
      sampleMatch({ id: 8, home: 'Łódź', away: 'Zorza', league_id: 2 }),
      sampleMatch({ id: 9, home: 'Bór', away: 'Dąb', league_id: 2 }),
    ];
    page([coming, ...others]);
    test.origin.on('GET /leagues.json', json({ leagues: [sampleLeague({ id: 2, name: 'Ekstraklasa' })] }));
    const found = async (search: string) => {
      const answer = await test.execute(document, { search });
      const { futureMatches } = answer.data as { futureMatches: { edges: { node: { matchId: number } }[] } };
      return futureMatches.edges.map(({ node }) => node.matchId);
    };
    expect(await found('lodz')).toEqual([8]);
    expect(await found('EKSTRA')).toEqual([8, 9]);
    expect(await found('zorze')).toEqual([]);
  });

  describe('with leagues', () => {
    const withLeagues = `query ($after: String) { futureMatches(first: 2, after: $after) {
      edges { node { matchId league { name } } } } }`;
    const edges = (...leagues: unknown[]) => ({
      futureMatches: { edges: leagues.map((league, index) => ({ node: { matchId: 7 + index, league } })) },
    });
    const two = [coming, sampleMatch({ id: 8, league_id: 2 })];
    const leagues = json({ leagues: [sampleLeague({ name: 'Ekstraklasa' })] });

    it('loads both lists in parallel', async () => {
      let go = () => {};
      const areLeaguesRequested = new Promise<void>((resolve) => {
        go = resolve;
      });
      test.origin.on('GET /leagues.json', (request, response) => {
        go();
        return leagues(request, response);
      });
      test.origin.on('GET /matches/future_matches.json', async (request, response) => {
        await areLeaguesRequested;
        return json({ matches: two, total: 2 })(request, response);
      });
      const answer = await test.execute(withLeagues);
      expect(answer).toMatchObject({ data: edges({ name: 'Ekstraklasa' }, null), codes: [] });
      expect(paths()).toHaveLength(2);
    });

    it('returns the matches when the leagues fail', async () => {
      page(two, { total: 2 });
      test.origin.on('GET /leagues.json', json({ errors: ['no'] }, 403));
      const answer = await test.execute(withLeagues);
      expect(answer).toMatchObject({ data: edges(null, null), codes: ['FORBIDDEN', 'FORBIDDEN'] });
    });

    it('makes no call with an invalid cursor', async () => {
      expect((await test.execute(withLeagues, { after: 'forged' })).codes).toEqual(['BAD_USER_INPUT']);
      expect(paths()).toEqual([]);
    });
  });

  it.each([[{ first: 0 }], [{ first: 101 }], [{ after: 'forged' }]])('refuses %o', async (variables) => {
    expect((await test.execute(document, variables)).codes).toEqual(['BAD_USER_INPUT']);
    expect(paths()).toEqual([]);
  });
});
