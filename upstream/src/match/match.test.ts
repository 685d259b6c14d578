import { beforeEach, describe, expect, test } from 'vitest';
import { makeLeague, makeMatch } from '../testing/fixtures.ts';
import { makeTeams } from '../testing/make-teams.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

let browser: TestClient;
let fixture: Awaited<ReturnType<typeof makeLeague>>;

const { database, app } = await setUpApp();
beforeEach(async () => {
  fixture = await makeLeague(database.db);
  browser = (await signInWith(database.db, app, ['stats'])).browser;
});

const minutes = (count: number) => new Date(testStart.getTime() + count * 60_000);
const ids = ({ matches }: { matches: { id: number }[] }) => matches.map(({ id }) => id);
const future = async (query = '') => (await browser.get(`/matches/future_matches.json?${query}`)).json();

describe('a match', () => {
  const counts = {
    goalHome: 2,
    goalAway: 0,
    shotsHome: 11,
    shotsAway: 12,
    shotsOnGoalHome: 5,
    shotsOnGoalAway: 6,
    yellowHome: 1,
    yellowAway: 3,
    redHome: 0,
    redAway: 1,
    cornersHome: 7,
    cornersAway: 8,
    foulsHome: 9,
    foulsAway: null,
  };

  test('has its teams, season, referee and counts, unknown ones null', async () => {
    await makeMatch(database.db, fixture, minutes(-90), {
      ...counts,
      roundName: 'Round 12',
      refereeDisplayName: 'A. Bagiński',
    });
    expect((await browser.get('/matches/1.json')).json()).toEqual({
      match: {
        id: 1,
        league_id: fixture.league.id,
        season: '2025/2026',
        round_name: 'Round 12',
        home: 'Odra',
        away: 'Granit',
        home_team_id: fixture.home.id,
        away_team_id: fixture.away.id,
        date: '2026-03-14T10:30:00.000Z',
        logo_home: null,
        logo_away: null,
        referee_display_name: 'A. Bagiński',
        btts: false,
        goal_home: 2,
        goal_away: 0,
        shots_home: 11,
        shots_away: 12,
        shots_on_goal_home: 5,
        shots_on_goal_away: 6,
        yellow_home: 1,
        yellow_away: 3,
        red_home: 0,
        red_away: 1,
        corners_home: 7,
        corners_away: 8,
        fouls_home: 9,
        fouls_away: null,
      },
    });
  });

  test('has btts when it was played, and no counts when it was not or was called off', async () => {
    await makeMatch(database.db, fixture, minutes(-300), { ...counts, goalAway: 1 });
    await makeMatch(database.db, fixture, minutes(-200), { ...counts, goalAway: 1, calledOff: true });
    await makeMatch(database.db, fixture, minutes(90));
    const of = async (id: number) => (await browser.get(`/matches/${id}.json`)).json().match;
    expect(await of(1)).toMatchObject({ btts: true, goal_away: 1 });
    for (const id of [2, 3]) {
      expect(await of(id)).toMatchObject({ btts: null, goal_home: null, shots_home: null, fouls_home: null });
    }
  });

  test.each(['1', '0', 'x', '2147483648', '99999999999999999999'])(
    'is 404 for the unknown id %s',
    async (id) => {
      expect((await browser.get(`/matches/${id}.json`)).statusCode).toBe(404);
    },
  );
});

describe('coming matches of all leagues', () => {
  test('come by kick-off in pages, with the total and the last matches of the teams on the page', async () => {
    const other = await makeLeague(database.db, { code: 'other', name: 'Liga Bursztynowa' });
    for (const offset of [30, 10, 20]) await makeMatch(database.db, fixture, minutes(offset));
    await makeMatch(database.db, other, minutes(15));
    const last = await makeMatch(database.db, other, minutes(-15), { goalHome: 0, goalAway: 0 });
    await makeMatch(database.db, fixture, minutes(0));
    const first = await future('per_page=3');
    expect(first).toMatchObject({ page: 1, per_page: 3, total: 4 });
    expect(ids(first)).toEqual([2, 4, 3]);
    expect(first.teams.map(({ id }: { id: number }) => id)).toEqual([
      fixture.home.id,
      fixture.away.id,
      other.home.id,
      other.away.id,
    ]);
    expect(first.teams.map(ids)).toEqual([[], [], [last.id], [last.id]]);
    const second = await future('per_page=3&page=2');
    expect(ids(second)).toEqual([1]);
    expect(second.teams.length).toBe(2);
    expect(await future('per_page=3&page=3')).toEqual({
      matches: [],
      page: 3,
      per_page: 3,
      total: 4,
      teams: [],
    });
  });

  test('are 20 per page by default, at most 100', async () => {
    for (let nth = 1; nth <= 21; nth += 1) await makeMatch(database.db, fixture, minutes(nth));
    expect(await future()).toMatchObject({ per_page: 20, total: 21, matches: { length: 20 } });
    expect(await future('per_page=100')).toMatchObject({ matches: { length: 21 } });
    expect(await future('page=2')).toMatchObject({ matches: { length: 1 } });
  });

  test('are found by a part of a team or league name, ignoring case and accents', async () => {
    const [lodz, munster] = await makeTeams(database.db, 'ŁKS Łódź', 'Preußen Münster 100%');
    if (!lodz || !munster) throw new Error('Nothing was written');
    await makeMatch(database.db, fixture, minutes(1));
    await makeMatch(database.db, { ...fixture, away: lodz }, minutes(2));
    await makeMatch(database.db, { ...fixture, home: munster }, minutes(3));
    const found = async (search: string) => {
      const reply = await future(`search=${encodeURIComponent(search)}`);
      expect(reply.total).toBe(reply.matches.length);
      return ids(reply);
    };
    expect(await found('lodz')).toEqual([2]);
    expect(await found(' ŁÓDŹ ')).toEqual([2]);
    expect(await found('MUNSTER')).toEqual([3]);
    expect(await found('mün')).toEqual([3]);
    expect(await found('PREUSSEN')).toEqual([3]);
    expect(await found('granit')).toEqual([1, 3]);
    expect(await found('ekstra')).toEqual([1, 2, 3]);
    expect(await found('%')).toEqual([3]);
    expect(await found('_')).toEqual([]);
    expect(await found(' ')).toEqual([1, 2, 3]);
    expect(await found("' or true --")).toEqual([]);
  });

  test.each([
    ['page=0', 'page', 'invalid'],
    ['page=-1', 'page', 'invalid'],
    ['page=1.5', 'page', 'invalid'],
    ['page=', 'page', 'blank'],
    ['page=9999999999', 'page', 'invalid'],
    ['per_page=0', 'per_page', 'invalid'],
    ['per_page=101', 'per_page', 'invalid'],
    ['per_page=ten', 'per_page', 'invalid'],
    ['search=a%00', 'search', 'invalid'],
    ['search=a&search=b', 'search', 'invalid'],
    [`search=${'a'.repeat(201)}`, 'search', 'invalid'],
  ])('%s is refused', async (query, field, code) => {
    const reply = await browser.get(`/matches/future_matches.json?${query}`);
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { [field]: [code] } }]);
  });

  test('are empty on the last possible page', async () => {
    expect(await future('page=999999999&per_page=100')).toMatchObject({ matches: [], total: 0 });
  });
});

test.each([
  '/matches/1.json',
  '/matches/future_matches.json',
  '/matches/teams_history.json',
  '/matches/teams_matches.json',
])('%s is 403 without the permission stats', async (path) => {
  browser = (await signInWith(database.db, app, ['autofilters'], 'ola@tipgraph.example')).browser;
  expect((await browser.get(path)).statusCode).toBe(403);
});
