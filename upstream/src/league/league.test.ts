import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seasons } from '../db/tables.ts';
import { makeLeague, makeSubscriber } from '../testing/fixtures.ts';
import type { TestApp } from '../testing/test-app.ts';
import { openTestApp } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openTestApp(database.db);
});
beforeEach(() => database.clear());
afterAll(async () => {
  await app.close();
  await database.close();
});

const subscriber = async (...permissions: string[]) => {
  await makeSubscriber(database.db, 'ala@tipgraph.example', permissions);
  const browser = new TestClient(app.server);
  await browser.signIn('ala@tipgraph.example');
  return browser;
};

test('leagues come by country and name as Polish sorts them, seasons newest first', async () => {
  await makeLeague(database.db, { code: 'c', country: 'Włochy', name: 'Serie A' });
  await makeLeague(database.db, { code: 'b', country: 'Łotwa', name: 'Virslīga' });
  await makeLeague(database.db, { code: 'a', country: 'Litwa', name: 'A lyga', season: '2026/2027' });
  await database.db.insert(seasons).values({ leagueId: 3, year: '2026', name: '2026/2027' });
  const { leagues } = (await (await subscriber('stats')).get('/leagues.json')).json();
  expect(leagues.map(({ country }: { country: string }) => country)).toEqual(['Litwa', 'Łotwa', 'Włochy']);
  expect(leagues[0]).toEqual({
    id: 3,
    name: 'A lyga',
    country: 'Litwa',
    flag: null,
    logo: null,
    season: '2026/2027',
    seasons: [
      { year: '2026', name: '2026/2027' },
      { year: '2025', name: '2025/2026' },
    ],
    is_editable: false,
  });
});

test('they are 403 without the permission stats', async () => {
  expect((await (await subscriber('tips')).get('/leagues.json')).statusCode).toBe(403);
});
