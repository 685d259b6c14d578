import { describe, expect, test } from 'vitest';
import { incidents, lineups, matchPlayers, missingPlayers, players } from '../db/match-tables.ts';
import { makeLeague, makeMatch } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';

const { database, app } = await setUpApp({ playerImageUrl: 'https://images.example/player/{id}.png' });

const subscriber = async (...permissions: string[]) =>
  (await signInWith(database.db, app, permissions)).browser;

/** A match with three home players, one of them missing, and an away player who did not play. */
async function makeKnownMatch() {
  const { db } = database;
  const league = await makeLeague(db);
  const match = await makeMatch(db, league, testStart);
  const [keeper, striker, hurt, guest] = await db
    .insert(players)
    .values([
      { teamId: league.home.id, name: 'Jan Kalinowicz', position: 'G', shirtNumber: 1, providerId: 77 },
      { teamId: league.home.id, name: 'Emil Olszak', position: 'M', shirtNumber: 9 },
      { teamId: league.home.id, name: 'Igor Leszak', position: 'D', shirtNumber: 4 },
      { teamId: league.away.id, name: 'Adam Wierzbiak', position: 'F', shirtNumber: 11 },
    ])
    .returning();
  if (!keeper || !striker || !hurt || !guest) throw new Error('Nothing was written');
  await db.insert(lineups).values({ matchId: match.id, confirmed: true, formationHome: '4-4-2' });
  const listed = { matchId: match.id, isHome: true };
  await db.insert(matchPlayers).values([
    {
      ...listed,
      playerId: striker.id,
      place: 2,
      position: 'F',
      shirtNumber: 10,
      substitute: true,
      statistics: { goals: 2, minutesPlayed: 31 },
    },
    { ...listed, playerId: keeper.id, place: 1, captain: true, statistics: { saves: 3, rating: 7.25 } },
    { ...listed, playerId: guest.id, place: 1, isHome: false },
  ]);
  await db.insert(missingPlayers).values({
    matchId: match.id,
    playerId: hurt.id,
    isHome: true,
    type: 'doubtful',
    reason: 1,
    description: 'Knee injury',
    expectedEndAt: new Date('2026-04-01T00:00:00Z'),
  });
  return { league, match, keeper, striker, hurt, guest };
}

describe('lineups', () => {
  test('list both teams in the order of the sheet, and missing players', async () => {
    const { league, match, keeper, striker, hurt, guest } = await makeKnownMatch();
    const reply = await (await subscriber('stats')).get(`/matches/${match.id}/lineups.json`);
    expect(reply.json()).toEqual({
      lineups: {
        confirmed: true,
        home: {
          team_id: league.home.id,
          formation: '4-4-2',
          players: [
            {
              id: keeper.id,
              name: 'Jan Kalinowicz',
              avatar: 'https://images.example/player/77.png',
              position: 'G',
              shirt_number: 1,
              substitute: false,
              captain: true,
            },
            {
              id: striker.id,
              name: 'Emil Olszak',
              avatar: null,
              position: 'F',
              shirt_number: 10,
              substitute: true,
              captain: false,
            },
          ],
          missing_players: [
            {
              id: hurt.id,
              name: 'Igor Leszak',
              avatar: null,
              position: 'D',
              type: 'doubtful',
              reason: 1,
              description: 'Knee injury',
              expected_end_at: '2026-04-01T00:00:00.000Z',
            },
          ],
        },
        away: {
          team_id: league.away.id,
          formation: null,
          players: [expect.objectContaining({ id: guest.id, position: 'F', shirt_number: 11 })],
          missing_players: [],
        },
      },
    });
  });

  test('list missing players by type, then by name in Polish order', async () => {
    const { league, match } = await makeKnownMatch();
    const names = ['Łukasz', 'Zenon', 'Lech', 'Żaneta', 'Adam'];
    const made = await database.db
      .insert(players)
      .values(names.map((name) => ({ teamId: league.away.id, name })))
      .returning();
    await database.db.insert(missingPlayers).values(
      made.map(({ id, name }) => {
        const type = name === 'Adam' ? ('missing' as const) : ('doubtful' as const);
        return { matchId: match.id, playerId: id, isHome: false, type };
      }),
    );
    const reply = await (await subscriber('stats')).get(`/matches/${match.id}/lineups.json`);
    const listed = reply.json().lineups.away.missing_players.map(({ name }: { name: string }) => name);
    expect(listed).toEqual(['Lech', 'Łukasz', 'Zenon', 'Żaneta', 'Adam']);
  });

  test('are null while unknown', async () => {
    const match = await makeMatch(database.db, await makeLeague(database.db), testStart);
    const reply = await (await subscriber('stats')).get(`/matches/${match.id}/lineups.json`);
    expect(reply.json()).toEqual({ lineups: null });
  });
});

describe('player statistics', () => {
  test('list the players who played, with their team', async () => {
    const { league, match, keeper, striker } = await makeKnownMatch();
    const reply = await (await subscriber('stats')).get(`/matches/${match.id}/player_statistics.json`);
    expect(reply.json()).toEqual({
      player_statistics: [
        {
          id: keeper.id,
          name: 'Jan Kalinowicz',
          avatar: 'https://images.example/player/77.png',
          position: 'G',
          team_id: league.home.id,
          substitute: false,
          statistics: { saves: 3, rating: 7.25 },
        },
        expect.objectContaining({
          id: striker.id,
          substitute: true,
          statistics: { goals: 2, minutesPlayed: 31 },
        }),
      ],
    });
  });

  test('are empty for a match without any', async () => {
    const match = await makeMatch(database.db, await makeLeague(database.db), testStart);
    const reply = await (await subscriber('stats')).get(`/matches/${match.id}/player_statistics.json`);
    expect(reply.json()).toEqual({ player_statistics: [] });
  });
});

describe('incidents', () => {
  test('come in order of time, with the fields of their type', async () => {
    const match = await makeMatch(database.db, await makeLeague(database.db), testStart);
    await database.db.insert(incidents).values([
      {
        matchId: match.id,
        place: 2,
        incidentType: 'period',
        time: 45,
        details: { text: 'HT', home_score: 1, away_score: 0 },
      },
      {
        matchId: match.id,
        place: 1,
        incidentType: 'goal',
        incidentClass: 'penalty',
        time: 45,
        addedTime: 2,
        isHome: true,
        details: { player: 'Emil Olszak', home_score: 1, away_score: 0 },
      },
    ]);
    const reply = await (await subscriber('stats')).get(`/matches/${match.id}/incidents.json`);
    expect(reply.json()).toEqual({
      incidents: [
        {
          incident_type: 'goal',
          incident_class: 'penalty',
          time: 45,
          added_time: 2,
          is_home: true,
          player: 'Emil Olszak',
          home_score: 1,
          away_score: 0,
        },
        {
          incident_type: 'period',
          incident_class: null,
          time: 45,
          added_time: null,
          is_home: null,
          text: 'HT',
          home_score: 1,
          away_score: 0,
        },
      ],
    });
  });
});

describe.each(['lineups', 'player_statistics', 'incidents'])('%s of a match', (name) => {
  test('are 404 for an unknown match', async () => {
    const browser = await subscriber('stats');
    for (const id of ['1', '0', 'x', '99999999999']) {
      expect((await browser.get(`/matches/${id}/${name}.json`)).statusCode).toBe(404);
    }
  });

  test('are 403 without the permission stats, and 401 for a guest', async () => {
    const match = await makeMatch(database.db, await makeLeague(database.db), testStart);
    const path = `/matches/${match.id}/${name}.json`;
    expect((await (await subscriber('tips')).get(path)).statusCode).toBe(403);
    expect((await new TestClient(app.server).get(path)).statusCode).toBe(401);
  });
});
