import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json, raw } from '../../testing/fake-origin.ts';
import { sampleLeague, sampleMatch, sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  const user = sampleUser({ is_admin: true });
  test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
});
afterEach(() => test.close());

const sentBody = () => JSON.parse(test.origin.seen.at(-1)?.body ?? '');
const match = toGlobalId('Match', 7);

describe('editMatchStats', () => {
  const route = 'PUT /matches/7/edit_match_stats.json';
  const document = `mutation Edit($input: EditMatchStatsInput!) {
    editMatchStats(input: $input) { match { matchId version home { shotsOnGoal } } errors { field code } }
  }`;
  const input = {
    matchId: match,
    version: 'v1',
    home: { goals: 2, yellowCards: 1, redCards: 0, shotsOnGoal: 4, fouls: null },
    away: { goals: 0 },
  };

  it('sends the given counts and returns the match', async () => {
    test.origin.on(route, json({ match: sampleMatch({ id: 7, shots_on_goal_home: 4, version: 'v2' }) }));
    expect((await test.execute(document, { input })).data).toEqual({
      editMatchStats: { match: { matchId: 7, version: 'v2', home: { shotsOnGoal: 4 } }, errors: [] },
    });
    expect(sentBody()).toEqual({
      match: {
        version: 'v1',
        home: { goal: 2, yellow: 1, red: 0, shots_on_goal: 4, fouls: null },
        away: { goal: 0 },
      },
    });
  });

  it('returns errors by side and count when refused', async () => {
    const errors = { 'home.shots_on_goal': ['too_many'], 'away.goal': ['blank'] };
    test.origin.on(route, json({ errors }, 422));
    expect((await test.execute(document, { input })).data).toEqual({
      editMatchStats: {
        match: null,
        errors: [
          { field: ['home', 'shotsOnGoal'], code: 'TOO_MANY' },
          { field: ['away', 'goals'], code: 'BLANK' },
        ],
      },
    });
  });

  it.each(['stale', 'not_editable'])('returns an error without a field for a %s match', async (code) => {
    test.origin.on(route, json({ errors: { base: [code] } }, 422));
    expect((await test.execute(document, { input })).data).toEqual({
      editMatchStats: { match: null, errors: [{ field: null, code: code.toUpperCase() }] },
    });
  });

  it('refuses an id of another type', async () => {
    const other = { ...input, matchId: toGlobalId('League', 7) };
    expect((await test.execute(document, { input: other })).codes).toEqual(['BAD_USER_INPUT']);
    expect(test.origin.seen).toEqual([]);
  });
});

it('setMatchReferee sends name and version', async () => {
  test.origin.on(
    'POST /matches/set_match_referee_name.json',
    json({ match: sampleMatch({ id: 7, referee_display_name: 'Jan Kruk' }) }),
  );
  const document = `mutation Referee($input: SetMatchRefereeInput!) {
    setMatchReferee(input: $input) { match { referee version } errors { field code } }
  }`;
  const answer = await test.execute(document, {
    input: { matchId: match, version: 'v1', referee: 'Jan Kruk' },
  });
  expect(answer.data).toEqual({
    setMatchReferee: { match: { referee: 'Jan Kruk', version: null }, errors: [] },
  });
  expect(sentBody()).toEqual({ match_id: 7, referee_display_name: 'Jan Kruk', version: 'v1' });
});

it('setMatchReferee reads the match again after an empty reply', async () => {
  test.origin.on('POST /matches/set_match_referee_name.json', raw('', 204));
  const changed = sampleMatch({ id: 7, referee_display_name: 'Jan Kruk', version: 'v2' });
  test.origin.on('GET /matches/7.json', json({ match: changed }));
  const document = `mutation Referee($input: SetMatchRefereeInput!) {
    setMatchReferee(input: $input) { match { referee version } errors { code } }
  }`;
  const input = { matchId: match, version: 'v1', referee: 'Jan Kruk' };
  expect((await test.execute(document, { input })).data).toEqual({
    setMatchReferee: { match: { referee: 'Jan Kruk', version: 'v2' }, errors: [] },
  });
});

it('setMatchReferee returns errors by the name of the input field', async () => {
  const errors = { referee_display_name: ['too_long'] };
  test.origin.on('POST /matches/set_match_referee_name.json', json({ errors }, 422));
  const document = `mutation Referee($input: SetMatchRefereeInput!) {
    setMatchReferee(input: $input) { errors { field code } }
  }`;
  const answer = await test.execute(document, { input: { matchId: match, version: 'v1', referee: 'x' } });
  expect(answer.data).toEqual({
    setMatchReferee: { errors: [{ field: ['referee'], code: 'TOO_LONG' }] },
  });
});

describe('matches without statistics', () => {
  const route = 'GET /leagues/no_stats_matches.json';
  const document = `query Missing($leagueId: Int, $first: Int = 2, $page: Int) {
    admin { matchesWithoutStats(leagueId: $leagueId, first: $first, page: $page) {
      totalCount edges { node { matchId version } }
    } }
  }`;
  const requests = () => test.origin.seen.filter(({ path }) => path.startsWith('/leagues/no_stats'));

  it('are paged, and filtered by a league if given', async () => {
    const matches = [sampleMatch({ id: 3, version: 'v' })];
    test.origin.on(route, json({ matches, page: 2, per_page: 2, total: 3 }));
    expect((await test.execute(document, { leagueId: 5, page: 2 })).data).toEqual({
      admin: { matchesWithoutStats: { totalCount: 3, edges: [{ node: { matchId: 3, version: 'v' } }] } },
    });
    expect(requests().map(({ path }) => path)).toEqual([
      '/leagues/no_stats_matches.json?league_id=5&page=2&per_page=2',
    ]);
  });

  it('are complete when the upstream has no pages', async () => {
    const matches = [1, 2, 3].map((id) => sampleMatch({ id }));
    test.origin.on(route, json({ matches }));
    expect((await test.execute(document, { page: 2 })).data).toEqual({
      admin: { matchesWithoutStats: { totalCount: 3, edges: [{ node: { matchId: 3, version: null } }] } },
    });
  });

  it('are refused in pages of more than 100', async () => {
    expect((await test.execute(document, { first: 101 })).codes).toEqual(['BAD_USER_INPUT']);
    expect(requests()).toEqual([]);
  });
});

describe('a league', () => {
  it('can be filtered by editable', async () => {
    const wires = [sampleLeague({ id: 1, is_editable: true }), sampleLeague({ id: 2 })];
    test.origin.on('GET /leagues.json', json({ leagues: wires }));
    const list = async (editable: boolean | null) => {
      const answer = await test.execute(
        'query ($editable: Boolean) { leagues(editable: $editable) { edges { node { leagueId } } } }',
        { editable },
      );
      const { leagues } = answer.data as { leagues: { edges: { node: { leagueId: number } }[] } };
      return leagues.edges.map(({ node }) => node.leagueId);
    };
    expect([await list(true), await list(false), await list(null)]).toEqual([[1], [2], [1, 2]]);
  });
});
