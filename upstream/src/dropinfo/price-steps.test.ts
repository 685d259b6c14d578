import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { odds, priceSteps } from '../db/tables.ts';
import { makeDropinfo, makeLeague, makeMatch } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { recordSteps } from './price-steps.ts';

const { database, app } = await setUpApp();
const minutes = (count: number) => new Date(testStart.getTime() + count * 60_000);
const openedAt = minutes(-600);

let browser: TestClient;
let matchId: number;

beforeEach(async () => {
  ({ browser } = await signInWith(database.db, app, ['dropinfo']));
  const match = await makeMatch(database.db, await makeLeague(database.db), minutes(60));
  matchId = match.id;
});

type Price = typeof odds.$inferInsert;
const priceOf = (market: Price['market'], selection: Price['selection'], line: number | null = null) => ({
  ...{ matchId, market, selection, line, bookmaker: 'Pinnacle', openedAt, updatedAt: testStart },
  ...{ opening: 2.5, current: 2 },
});
const makePrices = async (...prices: Price[]) =>
  (await database.db.insert(odds).values(prices).returning()).map(({ id }) => id);
const history = async (query = '') => (await browser.get(`/dropinfos/1/history.json${query}`)).json().history;

test('a history has the steps of both sides of the same line and bookmaker in order', async () => {
  await makeDropinfo(database.db, { matchId, market: 'handicap', line: -1.5, oppositeLine: 1.5 });
  const [home = 0, away = 0, ...others] = await makePrices(
    priceOf('handicap', 'home', -1.5),
    priceOf('handicap', 'away', 1.5),
    priceOf('handicap', 'home', 1.5),
    priceOf('handicap', 'away', -1.5),
    priceOf('one_x_two', 'home'),
    { ...priceOf('handicap', 'home', -1.5), bookmaker: 'Demo' },
  );
  await recordSteps(database.db, [
    { oddsId: home, at: minutes(-30), price: 2.4 },
    ...others.map((oddsId) => ({ oddsId, at: minutes(-20), price: 9 })),
    { oddsId: away, at: minutes(-10), price: 3 },
    { oddsId: home, at: minutes(-10), price: 2 },
  ]);
  const steps = [
    { id: 1, side: 'dropped', at: minutes(-30).toISOString(), odds: 2.4 },
    { id: 6, side: 'opposite', at: minutes(-10).toISOString(), odds: 3 },
    { id: 7, side: 'dropped', at: minutes(-10).toISOString(), odds: 2 },
  ];
  const opened = { opened_at: openedAt.toISOString(), min_drop: 0.05 };
  expect(await history()).toEqual({ ...opened, steps, has_more: false });
  expect(await history('?limit=2')).toEqual({ ...opened, steps: steps.slice(0, 2), has_more: true });
  expect(await history('?after=6&limit=2')).toEqual({ ...opened, steps: steps.slice(2), has_more: false });
  expect(await history('?after=7')).toEqual({ ...opened, steps: [], has_more: false });
});

test('a history of imported prices has the closing ones, and of a draw one side', async () => {
  await makeDropinfo(database.db, { matchId });
  const at = testStart.toISOString();
  const unknown = { opened_at: null, min_drop: 0.05, has_more: false };
  const dropped = { id: 1, side: 'dropped', at, odds: 2 };
  const opposite = { id: 2, side: 'opposite', at, odds: 3.4 };
  expect(await history()).toEqual({ ...unknown, steps: [dropped, opposite] });
  expect(await history('?limit=1')).toEqual({ ...unknown, steps: [dropped], has_more: true });
  expect(await history('?after=1&limit=1')).toEqual({ ...unknown, steps: [opposite] });
  expect(await history('?after=2')).toEqual({ ...unknown, steps: [] });
  await database.db.execute(sql`truncate dropinfos restart identity cascade`);
  await makeDropinfo(database.db, { matchId, selection: 'draw', oppositeFrom: null, oppositeTo: null });
  expect((await history()).steps).toEqual([dropped]);
});

test('the last steps of each price are stored, and deleted with the price', async () => {
  const [one = 0, other = 0] = await makePrices(priceOf('one_x_two', 'home'), priceOf('one_x_two', 'away'));
  const stepsOf = (oddsId: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ oddsId, at: minutes(index), price: 2 + index / 100 }));
  await recordSteps(database.db, [...stepsOf(one, 63), ...stepsOf(other, 2)]);
  await recordSteps(database.db, [{ oddsId: one, at: minutes(999), price: 1.5 }]);
  const stored = await database.db.select().from(priceSteps).orderBy(priceSteps.id);
  expect(stored).toHaveLength(62);
  expect(stored[0]).toMatchObject({ oddsId: one, price: 2.04 });
  expect(stored.at(-1)).toMatchObject({ oddsId: one, price: 1.5 });
  await database.db.delete(odds);
  expect(await database.db.$count(priceSteps)).toBe(0);
});

test('a history is empty for an unknown dropinfo, 422 for invalid parameters and 403 without the permission', async () => {
  expect(await history()).toEqual({ opened_at: null, min_drop: 0.05, steps: [], has_more: false });
  for (const query of ['?after=-1', '?limit=0', '?limit=501', '?after=x']) {
    expect((await browser.get(`/dropinfos/1/history.json${query}`)).statusCode).toBe(422);
  }
  expect((await browser.get('/dropinfos/x/history.json')).statusCode).toBe(404);
  const { browser: other } = await signInWith(database.db, app, ['tips'], 'ola@tipgraph.example');
  expect((await other.get('/dropinfos/1/history.json')).statusCode).toBe(403);
});
