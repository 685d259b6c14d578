import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { TestClient } from '../testing/test-client.ts';

let browser: TestClient;

const { database, app } = await setUpApp({
  extend: (server) => server.get('/invalid-value', () => database.db.execute(sql`select ${'a\0b'}::text`)),
});
beforeEach(async () => {
  await makeUser(database.db);
  browser = new TestClient(app.server);
  await browser.get('/plans.json');
});

const raw = (payload: string, contentType = 'application/json') =>
  app.server.inject({
    method: 'POST',
    url: '/api/auth/sign_in.json',
    headers: {
      'content-type': contentType,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? ''),
    },
    payload,
  });

test('an unknown path is 404', async () => {
  const reply = await browser.get('/nowhere.json');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ errors: ['Not found'] });
});

test.each([
  ['malformed JSON', '{"email":', 'application/json', 400],
  ['a poisoned prototype', '{"__proto__":{"a":1}}', 'application/json', 400],
  ['another type', 'email=a', 'text/csv', 415],
  ['too large a body', JSON.stringify({ email: 'a'.repeat(70_000) }), 'application/json', 413],
])('%s is rejected in the same shape', async (_, payload, contentType, status) => {
  const reply = await raw(payload, contentType);
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toEqual({ errors: [expect.any(String)] });
});

test('a value that PostgreSQL cannot store is a 422', async () => {
  const reply = await app.server.inject('/invalid-value');
  expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { base: ['invalid'] } }]);
});

test('an internal error returns only its request id; the log has the id, the cause and no secret', async () => {
  await browser.signIn('ala@tipgraph.example');
  await database.db.execute(sql`alter table users rename to users_away`);
  try {
    const reply = await browser.get('/users/dashboard.json?secret=in-the-query', {
      'x-request-id': 'gw:7.a',
    });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({ errors: ['Internal server error'], request_id: 'gw:7.a' });
  } finally {
    await database.db.execute(sql`alter table users_away rename to users`);
  }
  const log = app.log.join('');
  expect(app.log.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ method: 'GET', route: '/api/users/dashboard.json', status: 500 }),
  );
  const logged = app.log.map((line) => JSON.parse(line)).find(({ level }) => level === 'error');
  expect(logged).toMatchObject({ requestId: 'gw:7.a', err: { code: '42P01' } });
  expect(logged.time).toBe(new Date(logged.time).toISOString());
  const secrets = [
    browser.credentials?.['access-token'],
    browser.credentials?.client,
    browser.cookies.get('_upstream_session'),
    browser.cookies.get('XSRF-TOKEN'),
    'ala@tipgraph.example',
    'password of tests',
    'in-the-query',
  ];
  for (const secret of secrets) {
    expect(secret).toBeTruthy();
    expect(log).not.toContain(secret);
  }
});

test('an invalid request id is replaced', async () => {
  await database.db.execute(sql`alter table plans rename to plans_away`);
  try {
    const reply = await browser.get('/plans.json', { 'x-request-id': 'a "quoted" one' });
    expect(reply.json().request_id).toMatch(/^[0-9a-f-]{36}$/);
  } finally {
    await database.db.execute(sql`alter table plans_away rename to plans`);
  }
});
