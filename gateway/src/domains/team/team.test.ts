import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json } from '../../testing/fake-origin.ts';
import { sampleLeague, sampleMatch } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;

const league = sampleLeague({ id: 1, seasons: [{ year: '2024', name: '2024/2025' }] });
const inTable = [{ id: 5, name: 'Odra', logo: '/odra.png', stats: [] }];

/** Four matches of team 5, newest first: home, away, home, away; the last in another league. */
const played = [
  { id: 4, home_team_id: 5, home: 'Odra', away_team_id: 6, goal_home: 2, goal_away: 1, corners_home: 5 },
  { id: 3, home_team_id: 7, away_team_id: 5, away: 'Odra', goal_home: 0, goal_away: 0, corners_away: 4 },
  { id: 2, home_team_id: 5, away_team_id: 8, goal_home: 3, goal_away: 0 },
  { id: 1, league_id: 9, home_team_id: 8, away_team_id: 5, goal_home: 4, goal_away: 1, corners_away: 6 },
].map((row) => sampleMatch(row));

beforeEach(async () => {
  test = await startTestEngine();
  test.origin.on('GET /leagues.json', json({ leagues: [league, sampleLeague({ id: 9, name: 'Puchar' })] }));
  test.origin.on('GET /leagues/1.json', json({ league: { ...league, teams: inTable } }));
  test.origin.on('GET /matches/teams_matches.json', json({ matches: played }));
});
afterEach(() => test.close());

const paths = () => test.origin.seen.map(({ path }) => path);
const ofTeam = '/matches/teams_matches.json?home_team_id=5&away_team_id=5&limit=50';
const execute = (fields: string, variables = {}) =>
  test.execute(
    `query Team${fields.includes('$after') ? '($after: String)' : ''} { league(leagueId: 1) { team(teamId: 5) { ${fields} } } }`,
    variables,
  );

const team = async (fields: string, variables = {}) => {
  const { data } = await execute(fields, variables);
  return (data as { league: { team: Record<string, unknown> } }).league.team;
};

describe('a team', () => {
  it('is named from the league’s table without another call', async () => {
    expect(await team('id teamId name logo')).toEqual({
      id: toGlobalId('Team', 5),
      teamId: 5,
      name: 'Odra',
      logo: '/odra.png',
    });
    expect(paths()).toEqual(['/leagues/1.json']);
  });

  it('is named from its newest match when it is not in the table', async () => {
    test.origin.on('GET /leagues/1.json', json({ league: { ...league, teams: [] } }));
    expect(await team('name')).toEqual({ name: 'Odra' });
    expect(paths()).toEqual(['/leagues/1.json', ofTeam]);
  });

  it.each([
    ['there is none', json({}, 404)],
    ['it has played none', json({ matches: [] })],
    ['the matches are of others', json({ matches: [sampleMatch({ home_team_id: 1, away_team_id: 2 })] })],
  ])('is null when %s', async (_, reply) => {
    test.origin.on('GET /leagues/1.json', json({ league: { ...league, teams: [] } }));
    test.origin.on('GET /matches/teams_matches.json', reply);
    expect(await execute('name')).toMatchObject({ data: { league: { team: null } }, codes: [] });
  });

  it.each([0, -1])('is null for the number %i, without a call', async (teamId) => {
    const { data } = await test.execute(`{ league(leagueId: 1) { team(teamId: ${teamId}) { name } } }`);
    expect([data, paths()]).toEqual([{ league: { team: null } }, ['/leagues/1.json']]);
  });

  it('can be fetched by its global id', async () => {
    const document = 'query Node($id: ID!) { node(id: $id) { ... on Team { name leagues { name } } } }';
    const answer = await test.execute(document, { id: toGlobalId('Team', 5) });
    expect(answer.data).toEqual({ node: { name: 'Odra', leagues: [{ name: 'Liga' }, { name: 'Puchar' }] } });
    test.origin.on('GET /matches/teams_matches.json', json({}, 404));
    expect((await test.execute(document, { id: toGlobalId('Team', 6) })).data).toEqual({ node: null });
  });

  it('of a match needs no call for its name', async () => {
    test.origin.on('GET /matches/4.json', json({ match: played[0] }));
    const answer = await test.execute('{ match(matchId: 4) { home { team { id teamId name } } } }');
    expect(answer.data).toEqual({
      match: { home: { team: { id: toGlobalId('Team', 5), teamId: 5, name: 'Odra' } } },
    });
    expect(paths()).toEqual(['/matches/4.json']);
  });
});

describe('Team.pastMatches', () => {
  const list = (args: string) =>
    `pastMatches${args} { totalCount pageInfo { endCursor } edges { node { matchId } } }`;
  const idsIn = (found: unknown) =>
    (found as { edges: { node: { matchId: number } }[] }).edges.map(({ node }) => node.matchId);

  it.each([
    ['ALL', [4, 3, 2, 1]],
    ['HOME', [4, 2]],
    ['AWAY', [3, 1]],
  ])('is filtered by venue: %s', async (venue, ids) => {
    expect(idsIn((await team(list(`(venue: ${venue})`))).pastMatches)).toEqual(ids);
  });

  it('has pages without duplicates from one call', async () => {
    test.origin.on('GET /matches/teams_matches.json', json({ matches: [...played, ...played] }));
    const { pastMatches } = await team(list('(first: 3)'));
    expect(pastMatches).toMatchObject({ totalCount: 4 });
    const after = (pastMatches as { pageInfo: { endCursor: string } }).pageInfo.endCursor;
    expect(idsIn((await team(list('(first: 3, after: $after)'), { after })).pastMatches)).toEqual([1]);
    await team(`${list('')} record { sampleSize } home: record(venue: HOME) { sampleSize } leagues { name }`);
    expect(paths().filter((path) => path === ofTeam)).toHaveLength(3);
  });

  it('is newest first whatever the order of the reply', async () => {
    const dated = played.map((row) => ({ ...row, date: `2026-03-0${row.id}T18:00:00Z` }));
    test.origin.on('GET /matches/teams_matches.json', json({ matches: dated.reverse() }));
    expect(idsIn((await team(list(''))).pastMatches)).toEqual([4, 3, 2, 1]);
  });

  it.each([
    ['(leagueId: 1)', 'league_id=1&season=2025%2F2026'],
    ['(leagueId: 1, season: "2024/2025")', 'league_id=1&season=2024%2F2025'],
  ])('is filtered by season: %s', async (args, query) => {
    await team(list(args));
    expect(paths()).toContain(`${ofTeam}&${query}`);
  });

  it.each(['(leagueId: 2)', '(leagueId: 1, season: "1999/2000")'])(
    'are null for a league or season that there is not: %s',
    async (args) => {
      expect(await team(`${list(args)} record${args} { sampleSize }`)).toEqual({
        pastMatches: null,
        record: null,
      });
      expect(paths()).not.toContain(ofTeam);
    },
  );

  it.each(['(first: 0)', '(first: 51)', '(season: "2024/2025")', '(after: "x")'])(
    'refuse %s',
    async (args) => {
      expect((await execute(list(args))).codes).toEqual(['BAD_USER_INPUT']);
    },
  );
});

describe('Team.futureMatches', () => {
  const coming = (id: number, teams: readonly [number, number]) =>
    sampleMatch({ id, home_team_id: teams[0], away_team_id: teams[1], goal_home: null, goal_away: null });
  const fields =
    'futureMatches(first: 1, after: $after) { totalCount pageInfo { endCursor } edges { node { matchId } } }';

  it('searches by name and omits other teams whose name contains it', async () => {
    const matches = [coming(21, [5, 6]), coming(22, [50, 51]), coming(23, [7, 5])];
    test.origin.on('GET /matches/future_matches.json', json({ matches, total: 3, per_page: 100 }));
    const { futureMatches } = await team(fields);
    expect(futureMatches).toMatchObject({ totalCount: 2, edges: [{ node: { matchId: 21 } }] });
    const after = (futureMatches as { pageInfo: { endCursor: string } }).pageInfo.endCursor;
    expect((await team(fields, { after })).futureMatches).toMatchObject({
      edges: [{ node: { matchId: 23 } }],
    });
    expect(paths()).toContain('/matches/future_matches.json?page=1&per_page=100&search=Odra&last=0');
  });
});

describe('Team.record', () => {
  it('returns form, rates and streaks of the matches at a venue', async () => {
    const fields = `sampleSize form
      rates(lines: [
        { stat: GOALS, comparison: OVER, line: 2.5 }
        { stat: BTTS, comparison: YES }
        { stat: CORNERS, comparison: OVER, line: 4.5, scope: OWN }
      ]) { hits sampleSize }
      streaks { kind current longest }`;
    const { all, home } = await team(`all: record { ${fields} } home: record(venue: HOME) { ${fields} }`);
    expect(all).toMatchObject({
      sampleSize: 4,
      form: ['WON', 'DRAWN', 'WON', 'LOST'],
      rates: [
        { hits: 3, sampleSize: 4 },
        { hits: 2, sampleSize: 4 },
        { hits: 2, sampleSize: 3 },
      ],
    });
    expect(all).toHaveProperty('streaks.1', { kind: 'UNBEATEN', current: 3, longest: 3 });
    expect(home).toMatchObject({
      sampleSize: 2,
      form: ['WON', 'WON'],
      rates: [{ hits: 2 }, { hits: 1 }, {}],
    });
  });

  it.each([
    ['a whole line', '[{ stat: GOALS, comparison: OVER, line: 2 }]'],
    ['more than 20 lines', `[${'{ stat: BTTS, comparison: YES }'.repeat(21)}]`],
  ])('refuses %s', async (_, lines) => {
    expect((await execute(`record { rates(lines: ${lines}) { hits } }`)).codes).toEqual(['BAD_USER_INPUT']);
  });
});
