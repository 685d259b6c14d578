import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { leagues, seasons } from '../db/tables.ts';
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

const daysAgo = (count: number) => new Date(testStart.getTime() - count * 86_400_000);
type Team = typeof fixture.home;

/** Stores a match with a score such as `2:1`; null for none. */
const play = (
  home: Team,
  away: Team,
  score: string | null,
  day: number,
  values: Parameters<typeof makeMatch>[3] = {},
) => {
  const [goalHome = null, goalAway = null] = score?.split(':').map(Number) ?? [];
  return makeMatch(database.db, { ...fixture, home, away }, daysAgo(day), { goalHome, goalAway, ...values });
};
const addSeason = async (year: string, name: string) => {
  const [season] = await database.db
    .insert(seasons)
    .values({ leagueId: fixture.league.id, year, name })
    .returning();
  if (!season) throw new Error('Nothing was written');
  return season;
};

interface Row {
  name: string;
  stats: [Record<string, unknown>];
}
const table = async (query = '', headers = {}): Promise<Row[]> =>
  (await browser.get(`/leagues/1.json${query}`, headers)).json().league.teams;
const names = async (query = '', headers = {}) => (await table(query, headers)).map(({ name }) => name);

describe('a table', () => {
  test('has points, matches, goals and the outcomes of the last five matches, newest first', async () => {
    const { home, away } = fixture;
    const scores = ['0:1', '1:1', '2:0', '0:0', '1:3', '4:2'];
    for (const [index, score] of scores.entries()) await play(home, away, score, 20 - index);
    const [first, second] = await table();
    expect(first).toEqual({
      id: home.id,
      name: 'Odra',
      logo: null,
      stats: [
        {
          season: '2025/2026',
          league_id: fixture.league.id,
          points: 8,
          played: 6,
          won: 2,
          drawn: 2,
          lost: 2,
          goals_for: 8,
          goals_against: 7,
          form: ['won', 'lost', 'drawn', 'won', 'drawn'],
        },
      ],
    });
    expect(second?.stats[0]).toMatchObject({
      points: 8,
      goals_for: 7,
      goals_against: 8,
      form: ['lost', 'won', 'drawn', 'lost', 'drawn'],
    });
  });

  test('orders equal points by goal difference, then goals, then name in the order of the language', async () => {
    const [zorza, leg, luk, alfa, delta, mewa] = await makeTeams(
      database.db,
      ...['Zorza', 'Łęg', 'Łuk', 'Alfa', 'Delta', 'Mewa'],
    );
    if (!zorza || !leg || !luk || !alfa || !delta || !mewa) throw new Error('Nothing was written');
    await play(zorza, alfa, '3:1', 9);
    await play(leg, delta, '2:1', 8);
    await play(luk, mewa, '3:2', 7);
    const beforeTie = await names();
    expect(beforeTie).toEqual(['Zorza', 'Łuk', 'Łęg', 'Mewa', 'Delta', 'Alfa']);
    await play(fixture.home, fixture.away, '3:2', 6);
    expect((await names()).slice(0, 4)).toEqual(['Zorza', 'Łuk', 'Odra', 'Łęg']);
    expect((await names('', { lang: 'en' })).slice(0, 4)).toEqual(['Zorza', 'Łuk', 'Odra', 'Łęg']);
  });

  test('has teams that have not played, and ignores called-off matches', async () => {
    const [third] = await makeTeams(database.db, 'Zorza');
    if (!third) throw new Error('Nothing was written');
    await play(fixture.home, fixture.away, '1:0', 3);
    await play(fixture.home, third, '5:0', 2, { calledOff: true });
    await play(third, fixture.away, null, -2);
    const rows = await table();
    expect(rows.map(({ name, stats }) => [name, stats[0].points, stats[0].played])).toEqual([
      ['Odra', 3, 1],
      ['Zorza', 0, 0],
      ['Granit', 0, 1],
    ]);
    expect(rows[1]?.stats[0]).toMatchObject({ goals_for: 0, form: [] });
  });

  test('is empty for a season without matches', async () => {
    expect(await table()).toEqual([]);
  });
});

describe('the season', () => {
  test('is the requested one, else the current one, else the newest', async () => {
    const { league, home, away } = fixture;
    const older = await addSeason('2024', '2024/2025');
    await play(home, away, '1:0', 2);
    await play(away, home, '2:0', 400, { seasonId: older.id });
    expect(await names()).toEqual(['Odra', 'Granit']);
    expect(await names('?season=2024/2025')).toEqual(['Granit', 'Odra']);
    expect(await names('?season=')).toEqual(['Odra', 'Granit']);
    await database.db.update(leagues).set({ season: '2024/2025' }).where(eq(leagues.id, league.id));
    expect(await names()).toEqual(['Granit', 'Odra']);
    const [row] = await table();
    expect(row?.stats[0].season).toBe('2024/2025');
  });

  test('is 404 when the league does not have it', async () => {
    await makeLeague(database.db, { code: 'other' });
    await addSeason('2024', '2024/2025');
    for (const path of ['/leagues/2.json?season=2024/2025', '/leagues/1.json?season=1900/1901']) {
      expect((await browser.get(path)).statusCode).toBe(404);
    }
  });

  test('is not needed: a league without any has an empty table and no coming matches', async () => {
    await database.db.delete(seasons);
    expect((await browser.get('/leagues/1.json')).json().league).toMatchObject({ seasons: [], teams: [] });
    expect((await browser.get('/leagues/1/future_matches.json')).json()).toEqual({ matches: [], teams: [] });
  });

  test('is 422 when it is sent twice or has a zero character', async () => {
    for (const query of ['season=a&season=b', 'season=%00']) {
      const reply = await browser.get(`/leagues/1.json?${query}`);
      expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { season: ['invalid'] } }]);
    }
  });
});

test.each(['2', '0', 'x', '99999999999', '2147483648', '9223372036854775808'])(
  'the unknown league %s is 404',
  async (id) => {
    expect((await browser.get(`/leagues/${id}.json`)).statusCode).toBe(404);
    expect((await browser.get(`/leagues/${id}/future_matches.json`)).statusCode).toBe(404);
  },
);
