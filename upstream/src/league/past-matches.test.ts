import { beforeEach, expect, test } from 'vitest';
import { makeLeague, makeMatch } from '../testing/fixtures.ts';
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
const played = { goalHome: 1, goalAway: 0 };
const read = async (query = '') => (await browser.get(`/leagues/1/past_matches.json?${query}`)).json();
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

test('past matches are finished and not called off, newest first', async () => {
  const older = await makeMatch(database.db, fixture, minutes(-300), played);
  const newer = await makeMatch(database.db, fixture, minutes(-120), played);
  const unknown = await makeMatch(database.db, fixture, minutes(-200));
  await makeMatch(database.db, fixture, minutes(-30));
  await makeMatch(database.db, fixture, minutes(-240), { ...played, calledOff: true });
  await makeMatch(database.db, fixture, minutes(30));
  await makeMatch(database.db, await makeLeague(database.db, { code: 'other' }), minutes(-300), played);
  const { matches, total } = await read();
  expect(idsOf(matches)).toEqual([newer.id, unknown.id, older.id]);
  expect(total).toBe(3);
});

test('past matches come in pages, and are 404 for an unknown season', async () => {
  const ids: number[] = [];
  for (const age of [100, 200, 300]) {
    ids.push((await makeMatch(database.db, fixture, minutes(-age), played)).id);
  }
  expect(await read('page=2&per_page=2')).toMatchObject({
    matches: [{ id: ids[2], goal_home: 1 }],
    page: 2,
    per_page: 2,
    total: 3,
  });
  expect((await browser.get('/leagues/1/past_matches.json?season=1899/1900')).statusCode).toBe(404);
  expect((await browser.get('/leagues/1/past_matches.json?per_page=101')).statusCode).toBe(422);
});
