import { expect, test } from 'vitest';
import { seasons, userLeagues } from '../db/tables.ts';
import { makeLeague, makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';

const { database, app } = await setUpApp();

const subscriber = async (...permissions: string[]) =>
  (await signInWith(database.db, app, permissions)).browser;

test('leagues come by country and name in Polish order, seasons newest first', async () => {
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

test('active leagues are those of the caller, in the same order', async () => {
  for (const [code, country] of [
    ['c', 'Włochy'],
    ['b', 'Łotwa'],
    ['a', 'Litwa'],
  ] as const) {
    await makeLeague(database.db, { code, country });
  }
  const { browser, userId } = await signInWith(database.db, app, ['stats']);
  const other = await makeUser(database.db, { email: 'other@tipgraph.example' });
  await database.db.insert(userLeagues).values([
    { userId, leagueId: 1 },
    { userId, leagueId: 3 },
    { userId: other.id, leagueId: 2 },
  ]);
  const { leagues } = (await browser.get('/leagues/active_leagues.json')).json();
  expect(leagues.map(({ country }: { country: string }) => country)).toEqual(['Litwa', 'Włochy']);
});

test('a league without a flag of its own has the code of its country', async () => {
  await makeLeague(database.db, { code: 'a', country: 'England' });
  await makeLeague(database.db, {
    code: 'b',
    country: 'Poland',
    flag: 'https://img.tipgraph.example/pl.svg',
  });
  const { leagues } = (await (await subscriber('stats')).get('/leagues.json')).json();
  expect(leagues.map(({ country, flag }: Record<string, string>) => [country, flag])).toEqual([
    ['Anglia', 'GB-ENG'],
    ['Polska', 'https://img.tipgraph.example/pl.svg'],
  ]);
});

test.each([
  '/leagues.json',
  '/leagues/active_leagues.json',
  '/leagues/1.json',
  '/leagues/1/future_matches.json',
])('%s is 403 without the permission stats', async (path) => {
  await makeLeague(database.db);
  expect((await (await subscriber('tips', 'autofilters')).get(path)).statusCode).toBe(403);
});
