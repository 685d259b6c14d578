import { expect, test } from 'vitest';
import { campaignVisits } from '../db/campaign-tables.ts';
import { makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { credentialsOf, TestClient } from '../testing/test-client.ts';

const { database, app } = await setUpApp();

const visit = () => new TestClient(app.server).get('/boisko_prawdy.json');
const counts = () => database.db.select().from(campaignVisits).orderBy(campaignVisits.day);

test('counts each visit by the day in Poland', async () => {
  app.now = new Date('2026-03-14T22:59:59Z');
  expect((await visit()).json()).toEqual({ success: true });
  await Promise.all([visit(), visit()]);
  app.now = new Date('2026-03-14T23:00:00Z');
  await visit();
  expect(await counts()).toEqual([
    { day: '2026-03-14', visits: 3 },
    { day: '2026-03-15', visits: 1 },
  ]);
});

test('the reply must not be cached', async () => {
  const { headers } = await visit();
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('etag');
});

test('HEAD counts nothing', async () => {
  const reply = await app.server.inject({ method: 'HEAD', url: '/api/boisko_prawdy.json' });
  expect(reply.statusCode).toBe(404);
  expect(await counts()).toEqual([]);
});

test('credentials are ignored, so no token is rotated', async () => {
  await makeUser(database.db);
  const browser = new TestClient(app.server);
  await browser.signIn('ala@tipgraph.example');
  expect(credentialsOf(await browser.get('/boisko_prawdy.json'))).toEqual({});
});

test('admins read the visits by day', async () => {
  app.now = new Date('2026-03-15T23:30:00Z');
  await visit();
  app.now = new Date('2026-03-14T12:00:00Z');
  await visit();
  await visit();
  const { browser } = await signInAs(database.db, app, 'admin');
  expect((await browser.get('/get_boisko_prawdy.json')).json()).toEqual({
    visits: [
      { day: '2026-03-14', visits: 2 },
      { day: '2026-03-16', visits: 1 },
    ],
  });
});
