import { beforeEach, describe, expect, test } from 'vitest';
import { seasons } from '../db/tables.ts';
import { makeLeague, makeMatch } from '../testing/fixtures.ts';
import { makeTeams } from '../testing/make-teams.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

let browser: TestClient;
let fixture: Awaited<ReturnType<typeof makeLeague>>;
let guest: typeof fixture.home;

const { database, app } = await setUpApp();
beforeEach(async () => {
  fixture = await makeLeague(database.db);
  const [third] = await makeTeams(database.db, 'Zorza');
  if (!third) throw new Error('Nothing was written');
  guest = third;
  browser = (await signInWith(database.db, app, ['stats'])).browser;
});

const hoursAgo = (count: number) => new Date(testStart.getTime() - count * 3_600_000);
type Team = typeof fixture.home;
/** Stores a match that was played some hours ago. @returns its id */
const play = async (home: Team, away: Team, hours: number, values: Parameters<typeof makeMatch>[3] = {}) => {
  const result = { goalHome: 1, goalAway: 1 };
  const match = await makeMatch(database.db, { ...fixture, home, away }, hoursAgo(hours), {
    ...result,
    ...values,
  });
  return match.id;
};
const read = async (list: 'history' | 'matches', query = '') => {
  const pair = `home_team_id=${fixture.home.id}&away_team_id=${fixture.away.id}`;
  const { matches } = (await browser.get(`/matches/teams_${list}.json?${pair}&${query}`)).json();
  return matches.map(({ id }: { id: number }) => id);
};

describe('the history of two teams', () => {
  test('has played matches on both grounds before a time, newest first, up to the limit', async () => {
    const { home, away } = fixture;
    const first = await play(home, away, 50);
    const second = await play(away, home, 40);
    await play(home, guest, 35);
    const third = await play(home, away, 30);
    await play(home, away, 20, { calledOff: true });
    await play(home, away, 10, { goalAway: null });
    await play(home, away, -10, { goalHome: null, goalAway: null });
    expect(await read('history')).toEqual([third, second, first]);
    expect(await read('history', 'limit=2')).toEqual([third, second]);
    expect(await read('history', `before=${hoursAgo(30).toISOString()}`)).toEqual([second, first]);
    expect(await read('history', `before=${hoursAgo(29.999).toISOString()}&limit=1`)).toEqual([third]);
  });
});

describe('the last matches of two teams', () => {
  test('are up to the limit per team, newest first, without duplicates', async () => {
    const { home, away } = fixture;
    const ofAway = [await play(away, guest, 60), await play(guest, away, 50)];
    const both = await play(home, away, 40);
    const ofHome = [await play(home, guest, 30), await play(guest, home, 20)];
    expect(await read('matches', 'limit=2')).toEqual([ofHome[1], ofHome[0], both, ofAway[1]]);
    expect(await read('matches', 'limit=50')).toEqual([ofHome[1], ofHome[0], both, ofAway[1], ofAway[0]]);
    expect(await read('matches', `limit=1&before=${hoursAgo(40).toISOString()}`)).toEqual([ofAway[1]]);
  });

  test('are those of one team when both ids are the same', async () => {
    const { home, away } = fixture;
    const ids = [await play(home, away, 30), await play(guest, home, 20), await play(home, guest, 10)];
    await play(away, guest, 5);
    const readTeam = async (query: string) =>
      (await browser.get(`/matches/teams_matches.json?${query}`))
        .json()
        .matches.map(({ id }: { id: number }) => id);
    const twice = `home_team_id=${home.id}&away_team_id=${home.id}`;
    expect(await readTeam(`${twice}&limit=50`)).toEqual(ids.toReversed());
    expect(await readTeam(`${twice}&limit=2`)).toEqual([ids[2], ids[1]]);
  });

  test('are ten per team by default', async () => {
    for (let hours = 1; hours <= 12; hours += 1) await play(fixture.home, guest, hours);
    expect((await read('matches')).length).toBe(10);
  });

  test('are restricted to a league and a season', async () => {
    const other = await makeLeague(database.db, { code: 'other' });
    const [older] = await database.db
      .insert(seasons)
      .values({ leagueId: fixture.league.id, year: '2024', name: '2024/2025' })
      .returning();
    if (!older) throw new Error('Nothing was written');
    const { home, away, league } = fixture;
    const past = await play(home, away, 9_000, { seasonId: older.id });
    const present = await play(home, guest, 30);
    const elsewhere = await play(home, guest, 20, { leagueId: other.league.id, seasonId: other.season.id });
    expect(await read('matches')).toEqual([elsewhere, present, past]);
    expect(await read('matches', `league_id=${league.id}`)).toEqual([present, past]);
    expect(await read('matches', `league_id=${league.id}&season=2025/2026`)).toEqual([present]);
    expect(await read('matches', 'season=2024/2025')).toEqual([past]);
    expect(await read('matches', `league_id=${league.id}&season=1900/1901`)).toEqual([]);
  });
});

describe.each(['history', 'matches'])('teams_%s', (list) => {
  const status = async (query: string) => {
    const reply = await browser.get(`/matches/teams_${list}.json?${query}`);
    return [reply.statusCode, reply.json().errors];
  };

  test.each([
    ['', { home_team_id: ['blank'], away_team_id: ['blank'] }],
    ['home_team_id=1&away_team_id=', { away_team_id: ['blank'] }],
    ['home_team_id=a&away_team_id=-2', { home_team_id: ['invalid'], away_team_id: ['invalid'] }],
    ['home_team_id=1&away_team_id=2&limit=0', { limit: ['invalid'] }],
    ['home_team_id=1&away_team_id=2&limit=51', { limit: ['invalid'] }],
    ['home_team_id=1&away_team_id=2&before=yesterday', { before: ['invalid'] }],
    ['home_team_id=1&away_team_id=2&before=2026-03-14', { before: ['invalid'] }],
    ['home_team_id=1&away_team_id=2&before=2026-02-30T10:00:00Z', { before: ['invalid'] }],
  ])('?%s is refused', async (query, errors) => {
    expect(await status(query)).toEqual([422, errors]);
  });

  test.each([
    'home_team_id=1&away_team_id=4',
    'home_team_id=4&away_team_id=4',
    'home_team_id=99999999999&away_team_id=1',
  ])('?%s is 404', async (query) => {
    expect((await status(query))[0]).toBe(404);
  });
});

test.each(['2', '99999999999'])('the unknown league %s is 404', async (id) => {
  const query = `home_team_id=1&away_team_id=2&league_id=${id}`;
  expect((await browser.get(`/matches/teams_matches.json?${query}`)).statusCode).toBe(404);
});
