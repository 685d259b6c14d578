import { beforeEach, expect, test } from 'vitest';
import { userLeagues } from '../db/tables.ts';
import { makeLeague, makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import type { TestClient } from '../testing/test-client.ts';

let browser: TestClient;

const { database, app } = await setUpApp();
beforeEach(async () => {
  for (const code of ['a', 'b']) await makeLeague(database.db, { code });
  browser = (await signInWith(database.db, app, ['stats'])).browser;
});

const toggle = (choice: 'favourite' | 'active', query = 'league_id=1') =>
  browser.put(`/users/toggle_${choice}_league.json?${query}`);
const chosen = (favourite: number[], active: number[]) => ({
  favourite_leagues: favourite,
  active_leagues: active,
});

test('a new favourite becomes active, and stays active when it is removed from the favourites', async () => {
  expect((await toggle('favourite')).json()).toEqual(chosen([1], [1]));
  expect((await toggle('favourite')).json()).toEqual(chosen([], [1]));
  expect((await toggle('favourite')).json()).toEqual(chosen([1], [1]));
});

test('a new active league is not a favourite, and a deactivated favourite is removed', async () => {
  expect((await toggle('active', 'league_id=2')).json()).toEqual(chosen([], [2]));
  expect((await toggle('favourite', 'league_id=2')).json()).toEqual(chosen([2], [2]));
  expect((await toggle('active', 'league_id=2')).json()).toEqual(chosen([], []));
  expect((await toggle('active', 'league_id=2')).json()).toEqual(chosen([], [2]));
});

test("a single league has the caller's choice", async () => {
  const other = await signInWith(database.db, app, ['stats'], 'other@tipgraph.example');
  const choiceOf = async (client = browser) => {
    const { is_active, is_favourite } = (await client.get('/leagues/1.json')).json().league;
    return { is_active, is_favourite };
  };
  expect(await choiceOf()).toEqual({ is_active: false, is_favourite: false });
  await toggle('active');
  expect(await choiceOf()).toEqual({ is_active: true, is_favourite: false });
  await toggle('favourite');
  expect(await choiceOf()).toEqual({ is_active: true, is_favourite: true });
  expect(await choiceOf(other.browser)).toEqual({ is_active: false, is_favourite: false });
});

test("other users' choices stay unchanged, and the own one is in the next validation", async () => {
  const other = await makeUser(database.db, { email: 'other@tipgraph.example' });
  await database.db.insert(userLeagues).values({ userId: other.id, leagueId: 1, favourite: true });
  await toggle('favourite');
  await toggle('active');
  const stored = await database.db.select().from(userLeagues);
  expect(stored).toEqual([{ userId: other.id, leagueId: 1, favourite: true }]);
  await toggle('favourite', 'league_id=2');
  const { user } = (await browser.get('/auth/validate_token.json')).json();
  expect(user).toMatchObject(chosen([2], [2]));
});

test('concurrent toggles are serialized', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => toggle('active')));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  expect(await database.db.select().from(userLeagues)).toEqual([]);
});

test.each([
  ['league_id=3', 404],
  ['league_id=99999999999', 404],
  ['league_id=0', 422],
  ['league_id=one', 422],
  ['league_id=1&league_id=2', 422],
])('%s is rejected with %i', async (query, status) => {
  for (const choice of ['favourite', 'active'] as const) {
    const reply = await toggle(choice, query);
    expect(reply.statusCode).toBe(status);
    if (status === 422) expect(reply.json()).toEqual({ errors: { league_id: ['invalid'] } });
  }
  expect(await database.db.$count(userLeagues)).toBe(0);
});

test('a missing league is blank, and without the permission stats it is 403', async () => {
  expect((await toggle('active', '')).json()).toEqual({ errors: { league_id: ['blank'] } });
  browser = (await signInWith(database.db, app, ['tips'], 'ola@tipgraph.example')).browser;
  expect((await toggle('favourite')).statusCode).toBe(403);
  expect((await toggle('active')).statusCode).toBe(403);
});
