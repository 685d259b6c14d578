import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makePlan, makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { credentialsOf, TestClient } from '../testing/test-client.ts';
import { matchesTag } from './conditional-get.ts';

let browser: TestClient;

const { database, app } = await setUpApp();
beforeEach(async () => {
  await makeUser(database.db, { role: 'typer' });
  browser = new TestClient(app.server);
});

test('a 200 has a weak tag of its body and must be revalidated', async () => {
  const reply = await browser.get('/plans.json');
  const digest = createHash('sha256').update(reply.body).digest('hex');
  expect(reply.headers.etag).toBe(`W/"${digest.slice(0, 32)}"`);
  expect(reply.headers['cache-control']).toBe('max-age=0, private, must-revalidate');
});

test('a matching tag gives an empty 304 with rotated credentials, cookies and the tag', async () => {
  await browser.signIn('ala@tipgraph.example');
  app.pass(6_000);
  const first = await browser.get('/tips.json');
  app.pass(6_000);
  const token = browser.credentials?.['access-token'];
  const reply = await browser.get('/tips.json', { 'if-none-match': String(first.headers.etag) });

  expect(reply.statusCode).toBe(304);
  expect(reply.body).toBe('');
  expect(reply.headers).not.toHaveProperty('content-type');
  expect(reply.headers).not.toHaveProperty('content-length');
  expect(reply.headers.etag).toBe(first.headers.etag);
  expect(reply.headers['set-cookie']).toHaveLength(2);
  expect(credentialsOf(reply)['access-token']).toMatch(/^[\w-]{22}$/);
  expect(browser.credentials?.['access-token']).not.toBe(token);
  expect((await browser.get('/tips.json')).statusCode).toBe(200);
});

test('a 304 within the batch window has the blank token, which arrives empty', async () => {
  await browser.signIn('ala@tipgraph.example');
  const first = await browser.get('/tips.json');
  const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
  const reply = await fetch(`${url}/api/tips.json`, {
    headers: { ...browser.credentials, 'if-none-match': String(first.headers.etag) },
  });
  expect(reply.status).toBe(304);
  expect(reply.headers.get('access-token')).toBe('');
  expect(reply.headers.get('client')).toBe(browser.credentials?.client);
});

test('a changed body is sent with another tag', async () => {
  const first = await browser.get('/plans.json');
  await makePlan(database.db);
  const reply = await browser.get('/plans.json', { 'if-none-match': String(first.headers.etag) });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers.etag).not.toBe(first.headers.etag);
});

test.each(['/nowhere.json', '/users/dashboard.json'])('the error of %s has no tag', async (path) => {
  const reply = await browser.get(path, { 'if-none-match': '*' });
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.headers).not.toHaveProperty('etag');
});

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['', false],
])('If-None-Match %j against W/"a": %s', (header, expected) => {
  expect(matchesTag(header, 'W/"a"')).toBe(expected);
});
