import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { incidents, lineups, matchPlayers, missingPlayers, players } from '../db/match-tables.ts';
import { leagues, matches, seasons, teams, userLogs } from '../db/tables.ts';
import { makeUser } from '../testing/fixtures.ts';
import {
  firstKickOff,
  makeProviderFolder,
  seasonDocuments,
  unplayedEvent,
} from '../testing/provider-documents.ts';
import { readLogs } from '../testing/read-logs.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { openTestApp, testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import { createDataProvider } from './create-data-provider.ts';

const folder = await makeProviderFolder();
const { database, app } = await setUpApp({
  dataProvider: createDataProvider(
    { provider: { kind: 'files', folder: folder.path } },
    () => testStart,
    () => {},
  ),
  playerImageUrl: 'https://images.example/{id}',
});
let admin: TestClient;

beforeEach(async () => {
  await folder.write(seasonDocuments());
  await makeUser(database.db, { email: 'admin@tipgraph.example', role: 'admin' });
  admin = await signIn();
});
afterEach(() => folder.clear());

async function signIn() {
  const client = new TestClient(app.server);
  await client.signIn('admin@tipgraph.example');
  return client;
}
const activate = (body: object = { tournament_id: 8, season_id: 500 }, client = admin) =>
  client.post('/sofascore/activate_tournament.json', body);
const allMatches = () => database.db.select().from(matches).orderBy(asc(matches.providerId));
const stored = async () => {
  const { db } = database;
  const counts = [
    leagues,
    seasons,
    teams,
    matches,
    players,
    lineups,
    matchPlayers,
    missingPlayers,
    incidents,
    userLogs,
  ];
  return Promise.all(counts.map((table) => db.$count(table)));
};
const nothing = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

describe('what the provider offers', () => {
  test('has categories, tournaments of all groups, and seasons newest first', async () => {
    const read = async (path: string) => (await admin.get(path)).json();
    expect(await read('/sofascore/get_categories.json')).toEqual({
      categories: [{ id: 32, name: 'Atlantis', slug: 'atlantis', flag: 'atlantis' }],
    });
    expect(await read('/sofascore/32/get_tournaments.json')).toEqual({
      tournaments: [{ id: 8, name: 'Coral League', slug: 'coral-league', logo: null, league_id: null }],
    });
    expect(await read('/sofascore/8/get_seasons.json')).toEqual({
      seasons: [
        { id: 501, name: 'Coral League 26/27', year: '26/27', league_id: null },
        { id: 500, name: 'Coral League 25/26', year: '25/26', league_id: null },
      ],
    });
  });

  test('has country names in the language of the caller', async () => {
    const spain = { id: 33, name: 'Spain', slug: 'spain', flag: 'spain' };
    await folder.write({ 'sport/football/categories': { categories: [spain] } });
    const named = async (lang: string) =>
      (await admin.get('/sofascore/get_categories.json', { lang })).json();
    expect((await named('pl')).categories).toMatchObject([{ name: 'Hiszpania', flag: 'ES' }]);
    expect((await named('en')).categories).toMatchObject([{ name: 'Spain' }]);
  });

  test('has the ids of stored leagues', async () => {
    const { id } = (await activate()).json().league;
    const read = async (path: string) => (await admin.get(path)).json();
    expect((await read('/sofascore/32/get_tournaments.json')).tournaments).toMatchObject([{ league_id: id }]);
    expect((await read('/sofascore/8/get_seasons.json')).seasons).toMatchObject([
      { id: 501, league_id: null },
      { id: 500, league_id: id },
    ]);
  });

  test('is 404 for unknown ids', async () => {
    for (const path of [
      '/sofascore/33/get_tournaments.json',
      '/sofascore/9/get_seasons.json',
      '/sofascore/x/get_seasons.json',
    ]) {
      expect((await admin.get(path)).statusCode).toBe(404);
    }
  });

  test('is empty without a provider', async () => {
    const bare = await openTestApp(database.db);
    const client = new TestClient(bare.server);
    await client.signIn('admin@tipgraph.example');
    expect((await client.get('/sofascore/get_categories.json')).json()).toEqual({ categories: [] });
    expect((await activate(undefined, client)).json()).toEqual({ errors: { tournament_id: ['invalid'] } });
    await bare.close();
  });
});

describe('a season that is activated', () => {
  test('is stored with its league, teams and matches', async () => {
    const reply = await activate();
    expect(reply.json()).toEqual({
      league: expect.objectContaining({
        name: 'Coral League',
        country: 'Atlantis',
        season: '2025/2026',
        seasons: [{ year: '2025', name: '2025/2026' }],
      }),
      imported: { season: '2025/2026', matches: 3, played: 2, added: 3 },
    });
    const [first, second, third] = await allMatches();
    expect(first).toMatchObject({
      providerId: 1001,
      date: new Date(firstKickOff * 1_000),
      day: '2026-03-01',
      roundName: '1',
      calledOff: false,
      goalHome: 2,
      goalAway: 1,
      halfTimeGoalHome: 1,
      halfTimeGoalAway: 0,
      shotsHome: 12,
      shotsAway: 8,
      shotsOnGoalHome: 5,
      shotsOnGoalAway: 3,
      cornersHome: 6,
      cornersAway: 4,
      foulsHome: 10,
      foulsAway: 14,
      yellowHome: 0,
      yellowAway: 1,
      redHome: 0,
      redAway: 1,
    });
    expect(second).toMatchObject({ providerId: 1002, goalHome: 2, shotsHome: null, yellowHome: null });
    expect(third).toMatchObject({ providerId: 1003, goalHome: null, goalAway: null, calledOff: false });
    expect(await database.db.$count(teams)).toBe(3);
  });

  test('is stored with line-ups, player statistics, incidents and the URLs of pictures', async () => {
    await activate();
    const [{ id } = { id: 0 }] = await allMatches();
    const read = async (name: string) => (await admin.get(`/matches/${id}/${name}.json`)).json();
    const { lineups: sheet } = await read('lineups');
    expect(sheet).toMatchObject({
      confirmed: true,
      home: {
        formation: '4-4-2',
        players: [
          { name: 'Nereus Wave', avatar: 'https://images.example/7001', captain: true, shirt_number: 1 },
          { name: 'Pelagia Foam', position: 'F', substitute: true, shirt_number: 9 },
        ],
        missing_players: [
          { name: 'Triton Shell', type: 'missing', reason: 1, expected_end_at: '2026-04-01T00:00:00.000Z' },
        ],
      },
      away: { formation: null, players: [{ name: 'Ceto Brine', position: null }] },
    });
    expect((await read('player_statistics')).player_statistics).toMatchObject([
      { name: 'Nereus Wave', statistics: { saves: 3, rating: 7.1, minutesPlayed: 90 } },
    ]);
    expect((await read('incidents')).incidents).toMatchObject([
      { incident_type: 'card', incident_class: 'yellow', time: 50, reason: 'Foul' },
      { incident_type: 'goal', incident_class: 'ownGoal', time: 60, is_home: true, player: 'Ceto Brine' },
      { incident_type: 'card', incident_class: 'yellowRed', time: 80 },
      { incident_type: 'period', text: 'FT', time: 90, added_time: null, home_score: 2, away_score: 1 },
    ]);
  });

  test('is stored once by concurrent and later requests', async () => {
    const other = await signIn();
    const replies = await Promise.all([activate(), activate(undefined, other)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [first, second] = replies.map((reply) => reply.json());
    // The counts differ when the second request starts after the first has ended.
    expect(first.league).toEqual(second.league);
    expect(await stored()).toEqual([1, 1, 3, 3, 4, 1, 3, 1, 4, 1]);
    await activate();
    expect(await stored()).toEqual([1, 1, 3, 3, 4, 1, 3, 1, 4, 1]);
  });

  test('is logged once, with the state before and after', async () => {
    await activate();
    const again = await activate();
    expect(again.json().imported).toEqual({ season: '2025/2026', matches: 3, played: 2, added: 0 });
    const logged = await readLogs(database.db);
    expect(logged).toMatchObject([
      {
        authorId: expect.any(Number),
        action: 'provider.activate',
        details: {
          season: '2025/2026',
          before: { matches: null, played: null, lineUps: null },
          after: { matches: 3, played: 2, lineUps: 1 },
        },
      },
    ]);
  });

  test('is updated, and an older file removes nothing', async () => {
    await activate();
    const page = 'unique-tournament/8/season/500/events/next/0';
    const older = seasonDocuments();
    const played = {
      ...unplayedEvent(1003, 100, 'finished', { startTimestamp: firstKickOff + 15 * 86_400 }),
      homeScore: { current: 0, period1: 0 },
      awayScore: { current: 4, period1: 1 },
    };
    await folder.write({
      [page]: {
        events: [played, unplayedEvent(1004, 60, 'postponed', { startTimestamp: firstKickOff + 86_400 })],
      },
    });
    await activate();
    const updated = await allMatches();
    expect(updated).toMatchObject([
      {},
      {},
      { providerId: 1003, goalHome: 0, goalAway: 4, day: '2026-03-16', roundName: '1' },
      { providerId: 1004, calledOff: true, goalHome: null },
    ]);
    await folder.write({
      [page]: older[page],
      'event/1001/lineups': {
        confirmed: false,
        home: { players: [{ player: { id: 7001, name: 'Nereus Wave' } }] },
      },
    });
    await activate();
    expect((await allMatches())[2]).toMatchObject({ goalHome: 0, goalAway: 4 });
    expect(await database.db.select().from(lineups)).toMatchObject([{ confirmed: true }]);
    expect(await database.db.$count(matchPlayers)).toBe(3);
  });

  test('uses stored teams with the same country and name', async () => {
    const [known] = await database.db
      .insert(teams)
      .values([
        { country: 'Atlantis', name: 'Reef City' },
        { country: 'Mu', name: 'Kelp United' },
        { country: 'Atlantis', name: 'Tide Town', providerId: 99 },
      ])
      .returning();
    await activate();
    const all = await database.db.select().from(teams).orderBy(asc(teams.id));
    expect(all.map(({ country, name, providerId }) => [country, name, providerId])).toEqual([
      ['Atlantis', 'Reef City', 12],
      ['Mu', 'Kelp United', null],
      ['Atlantis', 'Tide Town', 99],
      ['Atlantis', 'Kelp United', 11],
      ['Atlantis', 'Tide Town (13)', 13],
    ]);
    const [match] = await database.db.select().from(matches).where(eq(matches.providerId, 1001));
    expect(match?.awayTeamId).toBe(known?.id);
  });
});

describe('a season that cannot be activated', () => {
  test.each([
    [{ tournament_id: 9, season_id: 500 }, { tournament_id: ['invalid'] }],
    [{ tournament_id: 8, season_id: 5 }, { season_id: ['invalid'] }],
    [{ tournament_id: 'x', season_id: 500 }, { tournament_id: ['invalid'] }],
    [{ tournament_id: 8 }, { season_id: ['invalid'] }],
    [{}, { tournament_id: ['invalid'] }],
    [[], { tournament_id: ['invalid'] }],
    [{ tournament_id: 8, season_id: 501 }, { season_id: ['empty'] }],
  ])('%j is refused with %j', async (body, errors) => {
    const reply = await activate(body);
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors }]);
    expect(await stored()).toEqual(nothing);
  });

  test.each([
    'unique-tournament/8/season/500/events/last/0',
    'event/1001/lineups',
    'event/1001/statistics',
    'event/1001/incidents',
  ])('stores nothing when %s is cut off', async (path) => {
    const whole = JSON.stringify(seasonDocuments()[path]);
    await folder.write({ [path]: whole.slice(0, whole.length / 2) });
    const reply = await activate();
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({
      errors: [`The provider's ${path} is cut off or no JSON`],
      code: 'provider_unreadable',
      request_id: expect.any(String),
    });
    expect(await stored()).toEqual(nothing);
  });

  test.each([
    [
      { url: 'https://provider.example', status: 403, body: { error: { code: 403, reason: 'challenge' } } },
      'provider_refused',
    ],
    [{ error: { code: 403, reason: 'Forbidden' } }, 'provider_refused'],
    [{ matches: [] }, 'provider_unreadable'],
    ['7', 'provider_unreadable'],
  ])('%j in place of the events is a provider error', async (document, code) => {
    await folder.write({ 'unique-tournament/8/season/500/events/last/0': document });
    const reply = await activate();
    expect([reply.statusCode, reply.json().code]).toEqual([503, code]);
    expect(await stored()).toEqual(nothing);
  });
});
