import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json, raw } from '../../testing/fake-origin.ts';
import { sampleDropinfo, sampleLeague, sampleMatch, sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  const user = sampleUser({ favourite_leagues: [2], active_leagues: [1, 2] });
  test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
});
afterEach(() => test.close());

const paths = () => test.origin.seen.map(({ method, path }) => `${method} ${path}`);

describe('the leagues', () => {
  const document = `query Leagues($scope: LeagueScope, $search: String) {
    leagues(scope: $scope, search: $search) { totalCount edges { node { leagueId isActive isFavourite } } }
  }`;
  const wires = [
    sampleLeague({ id: 1, name: 'Łużyce', country: 'Polska' }),
    sampleLeague({ id: 2, name: 'Serie A', country: 'Włochy' }),
    sampleLeague({ id: 3, name: 'Serie B', country: 'Włochy' }),
  ];
  const found = async (variables: object) => {
    const answer = await test.execute(document, variables);
    expect(answer.codes).toEqual([]);
    const { leagues } = answer.data as { leagues: { edges: { node: { leagueId: number } }[] } };
    return leagues.edges.map(({ node }) => node);
  };
  const ids = async (variables: object) => (await found(variables)).map(({ leagueId }) => leagueId);

  beforeEach(() => test.origin.on('GET /leagues.json', json({ leagues: wires })));

  it('have active and favourite from one identity call', async () => {
    expect(await found({})).toEqual([
      { leagueId: 1, isActive: true, isFavourite: false },
      { leagueId: 2, isActive: true, isFavourite: true },
      { leagueId: 3, isActive: false, isFavourite: false },
    ]);
    expect(paths().sort()).toEqual(['GET /auth/validate_token.json', 'GET /leagues.json']);
  });

  it.each([
    ['luz', [1]],
    ['ŁUŻ', [1]],
    [' włochy ', [2, 3]],
    ['serie b', [3]],
    ['nothing', []],
    ['', [1, 2, 3]],
  ])('are searched by name and country: %j', async (search, expected) => {
    expect(await ids({ search })).toEqual(expected);
  });

  it('with scope ACTIVE come from the upstream’s list', async () => {
    test.origin.on('GET /leagues/active_leagues.json', json({ leagues: wires.slice(0, 1) }));
    expect(await ids({ scope: 'ACTIVE' })).toEqual([1]);
    expect(paths()).not.toContain('GET /leagues.json');
  });

  it('with scope FAVOURITE are the caller’s', async () => {
    expect(await ids({ scope: 'FAVOURITE' })).toEqual([2]);
    const answer = await test.execute('{ viewer { favouriteLeagues { leagueId } } }');
    expect(answer.data).toEqual({ viewer: { favouriteLeagues: [{ leagueId: 2 }] } });
  });

  it('are neither when the upstream does not send it', async () => {
    test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(), plans: [] }));
    expect(await found({ search: 'serie a' })).toEqual([
      { leagueId: 2, isActive: false, isFavourite: false },
    ]);
  });
});

describe('a league', () => {
  const team = (id: number, points: number, more: object = {}) => ({
    id,
    name: `Team ${id}`,
    stats: [
      { season: '2024/2025', league_id: 1, points: 90 },
      { season: '2025/2026', league_id: 9, points: 80 },
      { season: '2025/2026', league_id: 1, points, ...more },
    ],
  });
  const full = { played: 3, won: 2, drawn: 1, lost: 0, goals_for: 7, goals_against: 1 };
  const reply = (teams: object[]) => json({ league: { ...sampleLeague(), teams } });
  const table = `query Table($season: String) {
    league(leagueId: 1) { standings(season: $season) {
      position points played won drawn lost goalsFor goalsAgainst form team { teamId }
    } }
  }`;

  it('is null when there is none', async () => {
    expect(await test.execute('{ league(leagueId: 4) { id } }')).toMatchObject({
      data: { league: null },
      codes: [],
    });
  });

  it('has the requested season’s table in the upstream’s order, with null for missing counts', async () => {
    const form = ['won', 'drawn', 'abandoned', 'lost'];
    const gone = { id: 3, name: 'Team 3', stats: [{ season: '2024/2025', league_id: 1, points: 99 }] };
    test.origin.on('GET /leagues/1.json', reply([team(2, 7, { ...full, form }), gone, team(1, 4)]));
    const unknown = { played: null, won: null, drawn: null, lost: null, goalsFor: null, goalsAgainst: null };
    const expected = [
      {
        position: 1,
        points: 7,
        played: 3,
        won: 2,
        drawn: 1,
        lost: 0,
        goalsFor: 7,
        goalsAgainst: 1,
        form: ['WON', 'DRAWN', 'LOST'],
        team: { teamId: 2 },
      },
      { position: 2, points: 4, ...unknown, form: null, team: { teamId: 1 } },
    ];
    expect((await test.execute(table)).data).toEqual({ league: { standings: expected } });
    expect((await test.execute(table, { season: '2025/2026' })).data).toEqual({
      league: { standings: expected },
    });
    expect(paths()).toEqual(['GET /leagues/1.json', 'GET /leagues/1.json']);
  });

  it.each([
    [{ is_active: true, is_favourite: false }, { isActive: true, isFavourite: false }, []],
    [{ is_active: true }, { isActive: false, isFavourite: true }, ['GET /auth/validate_token.json']],
    [{}, { isActive: false, isFavourite: true }, ['GET /auth/validate_token.json']],
  ])(
    'has the caller’s choice from the reply, %o, else from the caller’s leagues',
    async (sentChoice, shown, more) => {
      test.origin.on(
        'GET /leagues/1.json',
        json({ league: { ...sampleLeague(), teams: [], ...sentChoice } }),
      );
      const user = sampleUser({ active_leagues: [], favourite_leagues: [1] });
      test.origin.on('GET /auth/validate_token.json', json({ success: true, user, plans: [] }));
      const answer = await test.execute('{ league(leagueId: 1) { isActive isFavourite } }');
      expect(answer.data).toEqual({ league: shown });
      expect(paths()).toEqual(['GET /leagues/1.json', ...more]);
    },
  );

  it('has the newest of its seasons as the current one when the upstream names none', async () => {
    const teams = [team(1, 4)];
    test.origin.on('GET /leagues/1.json', json({ league: { ...sampleLeague({ season: null }), teams } }));
    const answer = await test.execute('{ league(leagueId: 1) { currentSeason standings { points } } }');
    expect(answer.data).toEqual({
      league: { currentSeason: '2025/2026', standings: [{ points: 4 }] },
    });
  });

  it('reads another season by name', async () => {
    test.origin.on('GET /leagues/1.json', reply([team(1, 4)]));
    const answer = await test.execute(table, { season: '2024/2025' });
    expect(answer.data).toMatchObject({ league: { standings: [{ position: 1, points: 90 }] } });
    expect(paths()[1]).toBe('GET /leagues/1.json?season=2024%2F2025');
  });

  it('has null table and matches for an unknown season, and an empty table without matches', async () => {
    test.origin.on('GET /leagues/1.json', reply([]));
    test.origin.on('GET /leagues/1/future_matches.json', json({ matches: [] }));
    const document = `query Season($season: String) { league(leagueId: 1) {
      standings(season: $season) { position } futureMatches(season: $season) { totalCount }
    } }`;
    expect((await test.execute(document, { season: '1999/2000' })).data).toEqual({
      league: { standings: null, futureMatches: null },
    });
    expect((await test.execute(document)).data).toEqual({
      league: { standings: [], futureMatches: { totalCount: 0 } },
    });
  });

  it('has future matches in the upstream’s order, in pages of at most 100', async () => {
    test.origin.on('GET /leagues/1.json', reply([]));
    const matches = [5, 3, 4].map((id) => sampleMatch({ id }));
    test.origin.on('GET /leagues/1/future_matches.json', json({ matches }));
    const document = `query Matches($first: Int, $after: String) { league(leagueId: 1) {
      futureMatches(first: $first, after: $after) {
        totalCount pageInfo { endCursor } edges { node { matchId homeWindow { form } } }
      }
    } }`;
    const answer = await test.execute(document, { first: 2 });
    const nodes = [5, 3].map((matchId) => ({ node: { matchId, homeWindow: null } }));
    expect(answer.data).toMatchObject({ league: { futureMatches: { totalCount: 3, edges: nodes } } });
    const { league } = answer.data as { league: { futureMatches: { pageInfo: { endCursor: string } } } };
    expect(
      (await test.execute(document, { after: league.futureMatches.pageInfo.endCursor })).data,
    ).toMatchObject({ league: { futureMatches: { edges: [{ node: { matchId: 4 } }] } } });
    expect((await test.execute(document, { first: 101 })).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('skips no future match when those of the page before have begun', async () => {
    test.origin.on('GET /leagues/1.json', reply([]));
    const matches = [18, 18, 20, 21].map((hour, id) =>
      sampleMatch({ id: id + 1, date: `2026-03-14T${hour}:00:00Z` }),
    );
    test.origin.on('GET /leagues/1/future_matches.json', json({ matches }));
    const document = `query Matches($after: String) { league(leagueId: 1) {
      futureMatches(first: 2, after: $after) { edges { cursor node { matchId } } }
    } }`;
    const answer = await test.execute(document);
    const { league } = answer.data as { league: { futureMatches: { edges: { cursor: string }[] } } };
    const after = league.futureMatches.edges.at(-1)?.cursor;
    test.origin.on('GET /leagues/1/future_matches.json', json({ matches: matches.slice(2) }));
    expect((await test.execute(document, { after })).data).toMatchObject({
      league: { futureMatches: { edges: [{ node: { matchId: 3 } }, { node: { matchId: 4 } }] } },
    });
  });

  it('has past matches by page; null when the upstream does not list them', async () => {
    test.origin.on('GET /leagues/1.json', reply([]));
    const document = `query Results($after: String) { league(leagueId: 1) {
      pastMatches(first: 2, after: $after) { totalCount pageInfo { endCursor hasNextPage } edges { node { matchId } } }
    } }`;
    expect((await test.execute(document)).data).toEqual({ league: { pastMatches: null } });
    const pages = new Map([
      ['1', [9, 8]],
      ['2', [7]],
    ]);
    test.origin.on('GET /leagues/1/past_matches.json', (request, response) => {
      const page = new URL(request.path, 'http://upstream').searchParams.get('page') ?? '';
      const matches = pages.get(page)?.map((id) => sampleMatch({ id }));
      json({ matches, per_page: 2, total: 3 })(request, response);
    });
    const first = await test.execute(document);
    expect(first.data).toMatchObject({
      league: { pastMatches: { totalCount: 3, edges: [{ node: { matchId: 9 } }, { node: { matchId: 8 } }] } },
    });
    const { league } = first.data as { league: { pastMatches: { pageInfo: { endCursor: string } } } };
    expect(
      (await test.execute(document, { after: league.pastMatches.pageInfo.endCursor })).data,
    ).toMatchObject({
      league: { pastMatches: { pageInfo: { hasNextPage: false }, edges: [{ node: { matchId: 7 } }] } },
    });
  });
});

describe.each([
  ['setLeagueFavourite', 'SetLeagueFavouriteInput', 'PUT /users/toggle_favourite_league.json', 'favourite'],
  ['setLeagueActive', 'SetLeagueActiveInput', 'PUT /users/toggle_active_league.json', 'active'],
])('%s', (field, inputType, route, kind) => {
  const document = `mutation Set($input: ${inputType}!) {
    ${field}(input: $input) { league { leagueId isActive isFavourite } errors { field code } }
  }`;
  const leagueId = toGlobalId('League', 1);
  const send = (value: boolean) => test.execute(document, { input: { leagueId, value } });
  const toggles = () => paths().filter((path) => path.startsWith('PUT'));
  const toggle = `${route}?league_id=1`;
  const reads = ['GET /auth/validate_token.json', 'GET /leagues.json'];
  /** Stores the caller's leagues; each toggle turns league 1 on or off. */
  let own: { favourite_leagues: number[]; active_leagues: number[] };

  function turn() {
    const isOn = own[`${kind}_leagues` as keyof typeof own].includes(1);
    own = isOn
      ? { favourite_leagues: [], active_leagues: kind === 'favourite' ? [1] : [] }
      : { favourite_leagues: kind === 'favourite' ? [1] : [], active_leagues: [1] };
  }

  beforeEach(() => {
    own = { favourite_leagues: [], active_leagues: [] };
    test.origin.on('GET /leagues.json', json({ leagues: [sampleLeague()] }));
    test.origin.on('GET /auth/validate_token.json', (request, response) =>
      json({ user: sampleUser(own), plans: [] })(request, response),
    );
    test.origin.on(route, (request, response) => {
      turn();
      return json(own)(request, response);
    });
  });

  const on = { leagueId: 1, isActive: true, isFavourite: kind === 'favourite' };
  const off = { leagueId: 1, isActive: kind === 'favourite', isFavourite: false };

  it('toggles a differing state and returns the state of the reply', async () => {
    expect((await send(true)).data).toEqual({ [field]: { league: on, errors: [] } });
    expect(paths().sort()).toEqual([...reads, toggle]);
    expect((await send(false)).data).toEqual({ [field]: { league: off, errors: [] } });
    expect(toggles()).toEqual([toggle, toggle]);
  });

  it('changes nothing when repeated', async () => {
    await send(true);
    expect((await send(true)).data).toEqual({ [field]: { league: on, errors: [] } });
    expect(toggles()).toEqual([toggle]);
  });

  it('toggles again when a concurrent toggle has undone it', async () => {
    let calls = 0;
    test.origin.on(route, (request, response) => {
      calls += 1;
      if (calls === 1) turn();
      turn();
      return json(own)(request, response);
    });
    expect((await send(true)).data).toEqual({ [field]: { league: on, errors: [] } });
    expect(toggles()).toEqual([toggle, toggle]);
  });

  it('returns the current state when concurrent toggles keep undoing it', async () => {
    const undone = { favourite_leagues: [], active_leagues: [] };
    test.origin.on(route, json(undone));
    expect((await send(true)).data).toEqual({
      [field]: { league: { leagueId: 1, isActive: false, isFavourite: false }, errors: [] },
    });
    expect(toggles()).toEqual([toggle, toggle]);
  });

  it('reads the identity again when the reply has no leagues', async () => {
    test.origin.on(route, (request, response) => {
      turn();
      return raw('', 204)(request, response);
    });
    expect((await send(true)).data).toEqual({ [field]: { league: on, errors: [] } });
    expect(paths().filter((path) => path === 'GET /auth/validate_token.json')).toHaveLength(2);
    expect(toggles()).toEqual([toggle]);
  });

  // The maximum that `times` of these endpoints gives.
  it('makes six calls when toggles are undone and their replies have no leagues', async () => {
    test.origin.on(route, json({}));
    expect((await send(true)).codes).toEqual([]);
    const [identity = '', leagues = ''] = reads;
    expect(paths().sort()).toEqual([identity, identity, identity, leagues, toggle, toggle]);
  });

  it.each([
    [404, ['NOT_FOUND']],
    [403, ['FORBIDDEN']],
    [500, ['UPSTREAM_ERROR']],
  ])('returns an error code after a %i without a retry', async (status, codes) => {
    test.origin.on(route, json({ errors: ['no'] }, status));
    expect((await send(true)).codes).toEqual(codes);
    expect(toggles()).toEqual([toggle]);
  });

  it('is not retried when the connection breaks', async () => {
    test.origin.on(route, (_, response) => response.destroy());
    expect((await send(true)).codes).toEqual(['UPSTREAM_OFFLINE']);
    expect(toggles()).toEqual([toggle]);
  });

  it('returns a refused league as an error of its field', async () => {
    test.origin.on(route, json({ errors: { league_id: ['invalid'] } }, 422));
    expect((await send(true)).data).toEqual({
      [field]: { league: null, errors: [{ field: ['leagueId'], code: 'INVALID' }] },
    });
  });

  it('is NOT_FOUND for an unknown league, and sends nothing', async () => {
    const input = { leagueId: toGlobalId('League', 2), value: true };
    expect((await test.execute(document, { input })).codes).toEqual(['NOT_FOUND']);
    expect(toggles()).toEqual([]);
  });

  it.each(['forged', toGlobalId('Match', 1)])('refuses the id %s without a call', async (forged) => {
    expect((await test.execute(document, { input: { leagueId: forged, value: true } })).codes).toEqual([
      'BAD_USER_INPUT',
    ]);
    expect(paths()).toEqual([]);
  });
});

describe('setLeagueEditable', () => {
  const document = `mutation Set($leagueId: ID!, $value: Boolean!) {
    setLeagueEditable(input: { leagueId: $leagueId, value: $value }) { league { leagueId isEditable } errors { code } }
  }`;
  const route = 'PUT /leagues/4/toggle_editable.json';
  const leagueId = toGlobalId('League', 4);
  const send = (value: boolean) => test.execute(document, { leagueId, value });
  const answer = (isEditable: boolean) => ({
    setLeagueEditable: { league: { leagueId: 4, isEditable }, errors: [] },
  });
  let isEditable: boolean;
  const wire = () => sampleLeague({ id: 4, is_editable: isEditable });

  beforeEach(() => {
    isEditable = false;
    const user = sampleUser({ is_admin: true });
    test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
    test.origin.on('GET /leagues.json', (request, response) =>
      json({ leagues: [wire()] })(request, response),
    );
    test.origin.on(route, (request, response) => {
      isEditable = !isEditable;
      return json({ league: wire() })(request, response);
    });
  });

  it('sets and clears editable, and changes nothing when repeated', async () => {
    for (const value of [true, true, false, false]) expect((await send(value)).data).toEqual(answer(value));
    expect(paths().filter((path) => path === route)).toHaveLength(2);
  });

  it('reads the league again after an empty reply', async () => {
    test.origin.on(route, (request, response) => {
      isEditable = !isEditable;
      return raw('', 204)(request, response);
    });
    for (const value of [true, false]) expect((await send(value)).data).toEqual(answer(value));
    expect(paths().filter((path) => path === route)).toHaveLength(2);
  });

  it('is FORBIDDEN for other callers than admins, also without a change', async () => {
    test.origin.on('GET /auth/validate_token.json', json({ user: sampleUser(), plans: [] }));
    for (const value of [true, false]) expect((await send(value)).codes).toEqual(['FORBIDDEN']);
    expect(paths()).not.toContain(route);
  });

  it('refuses an id of another type without a call', async () => {
    const refused = await test.execute(document, { leagueId: toGlobalId('Match', 4), value: true });
    expect(refused.codes).toEqual(['BAD_USER_INPUT']);
    expect(paths()).toEqual([]);
  });
});

describe('the dashboard’s leagues', () => {
  const document =
    '{ viewer { dashboard { leagues { league { leagueId isActive } matches { matchId } } } } }';

  it('have up to five next matches, none when the upstream sends none', async () => {
    const matches = [1, 2, 3, 4, 5, 6].map((id) => sampleMatch({ id }));
    const leagues = [{ ...sampleLeague(), matches }, sampleLeague({ id: 2 })];
    test.origin.on('GET /users/dashboard.json', json({ dashboard: { leagues } }));
    const shown = [
      { league: { leagueId: 1, isActive: true }, matches: [1, 2, 3, 4, 5].map((matchId) => ({ matchId })) },
      { league: { leagueId: 2, isActive: true }, matches: [] },
    ];
    expect((await test.execute(document)).data).toEqual({ viewer: { dashboard: { leagues: shown } } });
  });

  it('are FORBIDDEN when the upstream omits them', async () => {
    test.origin.on('GET /users/dashboard.json', json({ dashboard: {} }));
    expect(await test.execute(document)).toMatchObject({
      data: { viewer: { dashboard: { leagues: null } } },
      codes: ['FORBIDDEN'],
    });
  });
});

it('the league of a dropinfo comes from the list with one call; null when not listed', async () => {
  test.origin.on('GET /leagues.json', json({ leagues: [sampleLeague({ id: 1, name: 'Liga' })] }));
  const dropinfos = [1, 9].map((id) => sampleDropinfo({ id, league: { id, name: 'L', country: 'PL' } }));
  test.origin.on('GET /dropinfos.json', json({ dropinfos }));
  const answer = await test.execute(
    '{ dropinfos { edges { node { league { name league { leagueId name } } } } } }',
  );
  const shown = [{ leagueId: 1, name: 'Liga' }, null].map((league) => ({
    node: { league: { name: 'L', league } },
  }));
  expect(answer.data).toEqual({ dropinfos: { edges: expect.arrayContaining(shown) } });
  expect(paths().filter((path) => path === 'GET /leagues.json')).toHaveLength(1);
});
