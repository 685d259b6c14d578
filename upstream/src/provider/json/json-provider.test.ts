import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { incidents, lineups, matchPlayers } from '../../db/match-tables.ts';
import { leagues, matches } from '../../db/tables.ts';
import type { ProviderDocuments, ProviderFolder } from '../../testing/provider-documents.ts';
import {
  firstKickOff,
  makeProviderFolder,
  providerEvent,
  providerTeams,
  unplayedEvent,
} from '../../testing/provider-documents.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createFolderSource } from './folder-source.ts';
import { createJsonProvider } from './json-provider.ts';

let database: TestDatabase;
let folder: ProviderFolder;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await makeProviderFolder();
});
beforeEach(() => database.clear());
afterEach(() => folder.clear());
afterAll(() => database.close());

const now = new Date('2026-03-10T12:00:00Z');
const season = { id: 500, name: 'Coral League 25/26', year: '25/26' };

/** Imports a season whose events stand in one list, as a bare list, with some more documents. */
async function importEvents(events: readonly unknown[], more: ProviderDocuments = {}, of = season) {
  await folder.write({ 'unique-tournament/8/season/500/events': events, ...more });
  const provider = createJsonProvider(createFolderSource(folder.path));
  return provider.importSeason(database.db, 8, of, { now, leastDrop: 0.05 });
}
const allMatches = () => database.db.select().from(matches).orderBy(asc(matches.providerId));
const onDay = (day: number) => ({ startTimestamp: firstKickOff + day * 86_400 });

describe('events', () => {
  it('are played, coming or called off by their status', async () => {
    await importEvents([
      providerEvent(1, onDay(0)),
      unplayedEvent(2, 60, 'postponed', onDay(1)),
      unplayedEvent(3, 70, 'canceled', onDay(2)),
      providerEvent(4, { ...onDay(3), status: { code: 90, type: 'canceled' } }),
      providerEvent(5, { ...onDay(4), status: { code: 7, type: 'inprogress' } }),
      unplayedEvent(6, 0, 'notstarted', onDay(5)),
      providerEvent(7, { ...onDay(6), status: { code: 93, type: 'finished' } }),
    ]);
    const states = (await allMatches()).map(({ providerId, calledOff, goalHome }) => [
      providerId,
      calledOff,
      goalHome,
    ]);
    expect(states).toEqual([
      [1, false, 2],
      [2, true, null],
      [3, true, null],
      [4, true, null],
      [5, false, null],
      [6, false, null],
      [7, true, null],
    ]);
  });

  it('have the score after ninety minutes, and the name of their round or its number', async () => {
    await importEvents([
      providerEvent(1, {
        status: { code: 120, type: 'finished' },
        homeScore: { current: 5, normaltime: 1, period1: 1, penalties: 4 },
        awayScore: { current: 4, normaltime: 1, period1: 0, penalties: 3 },
        roundInfo: { round: 29, name: 'Final' },
        referee: { name: 'O. Nautilus', yellowCards: 12 },
      }),
    ]);
    expect(await allMatches()).toMatchObject([
      {
        goalHome: 1,
        goalAway: 1,
        halfTimeGoalHome: 1,
        roundName: 'Final',
        refereeDisplayName: 'O. Nautilus',
      },
    ]);
  });

  it('that are shortened, of another season or without teams are left out', async () => {
    await importEvents([
      { __trimmed__: 7 },
      null,
      providerEvent(1),
      providerEvent(2, { ...onDay(1), season: { id: 499 } }),
      providerEvent(3, { ...onDay(2), homeTeam: { name: 'No id' } }),
      providerEvent(4, { ...onDay(3), homeTeam: providerTeams.kelp, awayTeam: providerTeams.kelp }),
      providerEvent(5, { ...onDay(4), startTimestamp: 'soon' }),
    ]);
    expect((await allMatches()).map(({ providerId }) => providerId)).toEqual([1]);
  });

  it('of the same teams and day are one match, that which was played', async () => {
    await importEvents([providerEvent(1), unplayedEvent(2, 70, 'canceled')]);
    expect((await allMatches()).map(({ providerId }) => providerId)).toEqual([1]);
    await importEvents([unplayedEvent(1, 70, 'canceled'), providerEvent(2)]);
    expect((await allMatches()).map(({ providerId, goalHome }) => [providerId, goalHome])).toEqual([[2, 2]]);
  });

  it('name the league by the tournament, not its group, and the country or region', async () => {
    const category = { name: 'Deep Sea', country: {} };
    const tournament = {
      id: 44_545,
      name: 'Coral Cup, Group A',
      category,
      uniqueTournament: { name: 'Coral Cup', category },
    };
    await importEvents([providerEvent(1, { tournament })]);
    expect(await database.db.select().from(leagues)).toMatchObject([
      { name: 'Coral Cup', country: 'Deep Sea', code: 'provider-8', season: '2025/2026' },
    ]);
  });

  it.each([
    ['99/00', '1999/2000'],
    ['2026', '2026'],
    ['2025/2026', '2025/2026'],
  ])('of the year %s are the season %s', async (year, name) => {
    await importEvents([providerEvent(1)], {}, { ...season, year });
    expect(await database.db.select().from(leagues)).toMatchObject([{ season: name }]);
  });

  it('come from all pages before and after now', async () => {
    const at = (path: string) => `unique-tournament/8/season/500/events/${path}`;
    await folder.write({
      [at('last/0')]: { events: [providerEvent(1)] },
      [at('last/1')]: { events: [providerEvent(2, onDay(1))] },
      [at('next/0')]: { events: [unplayedEvent(3, 0, 'notstarted', onDay(2))] },
      [at('next/1')]: { events: [] },
      [at('next/2')]: { events: [unplayedEvent(4, 0, 'notstarted', onDay(3))] },
    });
    const provider = createJsonProvider(createFolderSource(folder.path));
    await provider.importSeason(database.db, 8, season, { now, leastDrop: 0.05 });
    expect((await allMatches()).map(({ providerId }) => providerId)).toEqual([1, 2, 3]);
  });
});

describe('line-ups', () => {
  it('without sides are none, and those of far matches are not read', async () => {
    await importEvents([providerEvent(1), unplayedEvent(2, 0, 'notstarted', onDay(30))], {
      'event/1/lineups': { confirmed: false },
      'event/2/lineups': 'not even JSON',
    });
    expect(await database.db.$count(lineups)).toBe(0);
  });

  it('may have one side only, name a player once, and have shortened lists', async () => {
    const player = { player: { id: 7, name: 'Nereus Wave', position: 'X' }, jerseyNumber: 'seven' };
    await importEvents([providerEvent(1)], {
      'event/1/lineups': { home: { players: [player, { __trimmed__: 9 }, player, { player: { id: 8 } }] } },
    });
    expect(await database.db.select().from(matchPlayers)).toMatchObject([
      { place: 1, position: null, shirtNumber: null, substitute: false, statistics: null },
    ]);
    expect(await database.db.select().from(lineups)).toMatchObject([{ confirmed: false }]);
  });
});

describe('incidents', () => {
  const happened = async (list: readonly object[]) => {
    await importEvents([providerEvent(1)], {
      'event/1/incidents': { url: 'https://provider.example', status: 200, body: { incidents: list } },
    });
    return database.db.select().from(incidents).orderBy(asc(incidents.place));
  };
  const goal = (time: number, values: object = {}) => ({
    incidentType: 'goal',
    incidentClass: 'regular',
    time,
    isHome: true,
    ...values,
  });
  const whistle = (text: string, time: number, values: object = {}) => ({
    incidentType: 'period',
    text,
    time,
    ...values,
  });

  it('come in the order of time, with the whistles after the time added', async () => {
    const stored = await happened([
      goal(47),
      whistle('HT', 45, { addedTime: 999 }),
      { incidentType: 'injuryTime', time: 45, length: 3, addedTime: 0 },
      goal(45, { addedTime: 2 }),
      whistle('FT', 90),
      goal(90, { addedTime: 5 }),
      goal(45),
    ]);
    expect(
      stored.map(({ incidentType, time, addedTime, details }) => [
        details.text ?? incidentType,
        time,
        addedTime,
      ]),
    ).toEqual([
      ['goal', 45, null],
      ['injuryTime', 45, 0],
      ['goal', 45, 2],
      ['HT', 45, null],
      ['goal', 47, null],
      ['goal', 90, 5],
      ['FT', 90, null],
    ]);
  });

  it('have a shoot-out in its sequence after all, and times that are none left out', async () => {
    const kick = (sequence: number) => ({
      incidentType: 'penaltyShootout',
      incidentClass: 'scored',
      sequence,
    });
    const stored = await happened([
      whistle('PEN', 999, { addedTime: 999 }),
      kick(2),
      { __trimmed__: 22 },
      kick(1),
      whistle('ET', 120),
      { incidentType: 'card', incidentClass: 'yellow', time: -5, playerName: 'The coach' },
    ]);
    expect(
      stored.map(({ time, details }) => [details.text ?? details.sequence ?? details.player, time]),
    ).toEqual([
      ['The coach', null],
      ['ET', 120],
      [1, null],
      [2, null],
      ['PEN', null],
    ]);
  });

  it('keep the fields of their type; types that are not known are left out', async () => {
    const stored = await happened([
      {
        incidentType: 'varDecision',
        incidentClass: 'goalNotAwarded',
        confirmed: true,
        time: 1,
        player: { name: 'Ceto Brine' },
      },
      {
        incidentType: 'inGamePenalty',
        incidentClass: 'missed',
        reason: 'offTarget',
        time: 2,
        player: { name: 'Ceto Brine' },
      },
      {
        incidentType: 'substitution',
        incidentClass: 'regular',
        time: 3,
        playerIn: { name: 'A' },
        playerOut: { name: 'B' },
        injury: true,
      },
      {
        incidentType: 'goal',
        incidentClass: 'penalty',
        time: 4,
        homeScore: 1,
        awayScore: 0,
        assist1: { name: 'Ceto Brine' },
      },
      { incidentType: 'weather', time: 5 },
    ]);
    expect(
      stored.map(({ incidentType, incidentClass, details }) => ({ incidentType, incidentClass, ...details })),
    ).toEqual([
      { incidentType: 'varDecision', incidentClass: 'goalNotAwarded', player: 'Ceto Brine', confirmed: true },
      { incidentType: 'inGamePenalty', incidentClass: 'missed', player: 'Ceto Brine', reason: 'offTarget' },
      {
        incidentType: 'substitution',
        incidentClass: 'regular',
        player_in: 'A',
        player_out: 'B',
        injury: true,
      },
      {
        incidentType: 'goal',
        incidentClass: 'penalty',
        player: null,
        assist: 'Ceto Brine',
        home_score: 1,
        away_score: 0,
      },
    ]);
  });

  it('count the cards that stand, unless the list was shortened', async () => {
    const card = (incidentClass: string, isHome: boolean, values: object = {}) => ({
      incidentType: 'card',
      incidentClass,
      isHome,
      time: 9,
      ...values,
    });
    const list = [
      card('yellow', true),
      card('yellow', true, { rescinded: true }),
      card('yellowRed', true),
      card('red', false),
    ];
    await happened(list);
    expect(await allMatches()).toMatchObject([{ yellowHome: 1, redHome: 1, yellowAway: 0, redAway: 1 }]);
    await database.clear();
    await happened([...list, { __trimmed__: 3 }]);
    expect(await allMatches()).toMatchObject([{ yellowHome: null, redAway: null }]);
  });
});

it('statistics of a shortened list leave what is missing unknown', async () => {
  await importEvents([providerEvent(1)], {
    'event/1/statistics': {
      statistics: [
        {
          period: 'ALL',
          groups: [
            { statisticsItems: [{ key: 'fouls', homeValue: 3, awayValue: '4' }, { __trimmed__: 8 }] },
            { __trimmed__: 2 },
          ],
        },
      ],
    },
  });
  expect(await allMatches()).toMatchObject([
    { foulsHome: 3, foulsAway: 4, cornersHome: null, yellowHome: null },
  ]);
});
