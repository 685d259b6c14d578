import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePlan, makeSubscription, makeUser } from '../testing/fixtures.ts';
import type { TestApp } from '../testing/test-app.ts';
import { openTestApp, testStart } from '../testing/test-app.ts';
import { credentialsOf, TestClient } from '../testing/test-client.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let app: TestApp;
const later = new Date(testStart.getTime() + 1);

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openTestApp(database.db);
});
beforeEach(() => database.clear());
afterAll(async () => {
  await app.close();
  await database.close();
});

const list = async () => (await new TestClient(app.server).get('/plans.json')).json().plans;

test('a guest sees the plans in their order, with prices in PLN', async () => {
  await makePlan(database.db, { name: 'pro', position: 2, priceGrosz: 12_999, permissions: ['tips', 'goq'] });
  await makePlan(database.db, { name: 'standard', position: 1 });
  expect(await list()).toEqual([
    {
      id: 2,
      name: 'standard',
      price_pln: 49,
      active_sale: null,
      is_limited: false,
      limited_left: null,
      permissions: [],
    },
    expect.objectContaining({ id: 1, name: 'pro', price_pln: 129.99, permissions: ['tips', 'goq'] }),
  ]);
});

test.each([
  ['without an end', { salePercent: 20 }, { percent: 20 }],
  ['before its end', { salePercent: 12.5, saleEndsAt: later }, { percent: 12.5 }],
  ['at its end', { salePercent: 20, saleEndsAt: testStart }, null],
])('a sale %s', async (_, values, expected) => {
  await makePlan(database.db, values);
  expect(await list()).toMatchObject([{ active_sale: expected }]);
});

test('a plan is sold until its date and not after', async () => {
  await makePlan(database.db, { name: 'me_vip', soldUntil: later });
  await makePlan(database.db, { name: 'gone', soldUntil: testStart });
  expect(await list()).toMatchObject([{ name: 'me_vip' }]);
});

test('places of a limited plan are taken by subscriptions that have not expired, never below none', async () => {
  const plan = await makePlan(database.db, { isLimited: true, limitedTotal: 1 });
  const user = await makeUser(database.db);
  await makeSubscription(database.db, { userId: user.id, planId: plan.id, expiresAt: testStart });
  expect(await list()).toMatchObject([{ is_limited: true, limited_left: 1 }]);
  await makeSubscription(database.db, { userId: user.id, planId: plan.id });
  await makeSubscription(database.db, { userId: user.id, planId: plan.id });
  expect(await list()).toMatchObject([{ limited_left: 0 }]);
});

test('credentials are not looked at: no token is spent on what everyone may see', async () => {
  await makeUser(database.db);
  const browser = new TestClient(app.server);
  await browser.signIn('ala@tipgraph.example');
  expect(credentialsOf(await browser.get('/plans.json'))).toEqual({});
});
