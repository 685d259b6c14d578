import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { incidents, lineups, matchPlayers, missingPlayers, players } from '../db/match-tables.ts';
import { leagues, matches, teams } from '../db/tables.ts';
import { parseDocument } from '../import/json/provider-source.ts';
import { readIncidents, readStatistics } from '../import/json/read-details.ts';
import { findTestData } from '../testing/test-data.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createJsonProvider } from './create-data-provider.ts';

const data = findTestData('sofascore');
const sample = (name: string) => readFile(join(data ?? '', name), 'utf8');
const read = async (name: string) => parseDocument(await sample(name), name);

function providerOf(samples: Record<string, string>) {
  return createJsonProvider({
    eventLists: [{ path: 'events', paged: false }],
    get: async (path) => {
      const name = samples[path];
      return name === undefined ? null : read(name);
    },
  });
}

describe.skipIf(data === null)('real samples', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => database.clear());
  afterAll(() => database.close());
  const options = { now: new Date('2026-06-01T12:00:00Z'), minDrop: 0.05 };

  it('have the seasons of a tournament, bare and wrapped', async () => {
    const provider = providerOf({
      'unique-tournament/8/seasons': 'tournament-seasons-1.json',
      'unique-tournament/7/seasons': 'tournament-seasons-2.json',
    });
    expect((await provider.seasons(8))?.[1]).toEqual({ id: 77_559, name: 'LaLiga 25/26', year: '25/26' });
    expect((await provider.seasons(7))?.[0]?.id).toBe(96_518);
  });

  it('have matches with line-ups and player statistics', async () => {
    const provider = providerOf({
      'unique-tournament/8/season/77559/events': 'events-1.json',
      'event/14083613/lineups': 'lineups-1.json',
    });
    await provider.importSeason(database.db, 8, { id: 77_559, name: 'LaLiga 25/26', year: '25/26' }, options);
    const { db } = database;
    expect(await db.select().from(leagues)).toMatchObject([
      { name: 'LaLiga', country: 'Spain', season: '2025/2026' },
    ]);
    const stored = await db.select().from(matches);
    expect(stored).toHaveLength(2);
    expect(stored.find(({ providerId }) => providerId === 14_083_613)).toMatchObject({
      goalHome: 2,
      goalAway: 3,
      halfTimeGoalHome: 1,
      halfTimeGoalAway: 1,
      roundName: '36',
      day: '2026-05-12',
    });
    const listed = await db.select().from(matchPlayers);
    expect(listed).toHaveLength(46);
    expect(listed.filter(({ statistics }) => statistics !== null)).toHaveLength(32);
    const goals = listed.reduce((sum, { statistics }) => sum + (statistics?.goals ?? 0), 0);
    const ownGoals = listed.reduce((sum, { statistics }) => sum + (statistics?.ownGoals ?? 0), 0);
    expect(goals + ownGoals).toBe(5);
    expect(await db.select().from(lineups)).toMatchObject([{ confirmed: true, formationHome: '3-4-3' }]);
    expect((await db.select().from(missingPlayers)).length).toBeGreaterThan(1);
    expect(await db.$count(players)).toBeGreaterThan(46);
  });

  it('have the matches of a cup in groups as a bare list', async () => {
    const provider = providerOf({ 'unique-tournament/270/season/71636/events': 'events-2.json' });
    await provider.importSeason(
      database.db,
      270,
      { id: 71_636, name: 'Africa Cup of Nations 2025', year: '25/26' },
      options,
    );
    const { db } = database;
    expect(await db.select().from(leagues)).toMatchObject([
      { name: 'Africa Cup of Nations', country: 'Africa' },
    ]);
    expect(await db.$count(matches)).toBe(36);
    expect(await db.$count(teams)).toBe(24);
    expect(await db.$count(incidents)).toBe(0);
  });

  it('have incidents in order of time, and statistics of the whole match', async () => {
    const shootOut = readIncidents(await read('incidents-1.json'), 'incidents');
    expect(shootOut.incidents.map(({ details }) => details.text ?? details.sequence)).toEqual([6, 7, 'PEN']);
    expect(shootOut.cards).toEqual({});
    const match = readIncidents(await read('incidents-2.json'), 'incidents');
    expect(match.incidents.map(({ time }) => time)).toEqual([54, 56, 65, 77, 84, 90]);
    expect(match.incidents.at(-1)).toMatchObject({ details: { text: 'FT', home_score: 0, away_score: 4 } });
    expect(match.cards).toMatchObject({ yellowHome: 1, yellowAway: 0 });
    expect(readStatistics(await read('statistics-1.json'), 'statistics')).toEqual({
      shotsHome: 18,
      shotsAway: 3,
      shotsOnGoalHome: 6,
      shotsOnGoalAway: 0,
    });
  });

  it('have a refusal, which is an error', async () => {
    await expect(read('error-403-1.json')).rejects.toMatchObject({ code: 'provider_refused' });
  });
});
