import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leagues, seasons } from '../db/tables.ts';
import { makeLeague, makeMatch } from '../testing/fixtures.ts';
import { makeTeams } from '../testing/make-teams.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { openTestApp, type TestApp, testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let app: TestApp;
let browser: TestClient;
let fixture: Awaited<ReturnType<typeof makeLeague>>;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openTestApp(database.db);
});
beforeEach(async () => {
  await database.clear();
  fixture = await makeLeague(database.db);
  browser = (await signInWith(database.db, app, ['stats'])).browser;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const daysAgo = (count: number) => new Date(testStart.getTime() - count * 86_400_000);
type Team = typeof fixture.home;

/** Plays a match; a score as `2:1`, null for one that has none. */
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
  test('counts points, matches and goals, and has the outcomes of the last five matches, newest first', async () => {
    const { home, away } = fixture;
    const scores = ['0:1', '1:1', '2:0', '0:0', '1:3', '4:2'];
    for (const [place, score] of scores.entries()) await play(home, away, score, 20 - place);
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

  test('orders equal points by goal difference, then goals, then names as the language has it', async () => {
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

  test('has teams that have not played, and leaves out matches that were called off', async () => {
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
  test('is the one that runs, else the newest, else the one that is named', async () => {
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

  test('that the league does not have is 404, one without a league too', async () => {
    await makeLeague(database.db, { code: 'other' });
    await addSeason('2024', '2024/2025');
    for (const path of ['/leagues/2.json?season=2024/2025', '/leagues/1.json?season=1900/1901']) {
      expect((await browser.get(path)).statusCode).toBe(404);
    }
  });

  test('a league without any has an empty table and no coming matches', async () => {
    await database.db.delete(seasons);
    expect((await browser.get('/leagues/1.json')).json().league).toMatchObject({ seasons: [], teams: [] });
    expect((await browser.get('/leagues/1/future_matches.json')).json()).toEqual({ matches: [], teams: [] });
  });

  test('given twice, or with a zero character, is refused by its field', async () => {
    for (const query of ['season=a&season=b', 'season=%00']) {
      const reply = await browser.get(`/leagues/1.json?${query}`);
      expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { season: ['invalid'] } }]);
    }
  });
});

test.each(['2', '0', 'x', '99999999999', '2147483648', '9223372036854775808'])(
  'a league that is not there is 404: %s',
  async (id) => {
    expect((await browser.get(`/leagues/${id}.json`)).statusCode).toBe(404);
    expect((await browser.get(`/leagues/${id}/future_matches.json`)).statusCode).toBe(404);
  },
);
