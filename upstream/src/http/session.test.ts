import { beforeEach, expect, test } from 'vitest';
import { users } from '../db/tables.ts';
import { makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { credentialsOf, TestClient } from '../testing/test-client.ts';

let browser: TestClient;

const { database, app } = await setUpApp();
beforeEach(async () => {
  await makeUser(database.db);
  browser = new TestClient(app.server);
});

const setCookies = (reply: { headers: Record<string, unknown> }) =>
  [reply.headers['set-cookie'] ?? []].flat().map(String);
const tokenOf = (client: TestClient) => decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? '');
const signIn = (headers: Record<string, string>) =>
  browser.post(
    '/auth/sign_in.json',
    { email: 'ala@tipgraph.example', password: 'password of tests' },
    headers,
  );

test('each reply sets an HttpOnly session cookie and a readable token cookie', async () => {
  const cookies = setCookies(await browser.get('/plans.json'));
  expect(cookies).toEqual([
    expect.stringMatching(/^_upstream_session=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^XSRF-TOKEN=[\w%]+; Path=\/; SameSite=Lax$/),
  ]);
});

test('the session stays, each reply has a new token, and all tokens stay valid', async () => {
  await browser.get('/plans.json');
  const session = browser.cookies.get('_upstream_session');
  const tokens = [tokenOf(browser)];
  for (let count = 0; count < 4; count += 1) {
    await browser.get('/plans.json');
    tokens.push(tokenOf(browser));
  }
  expect(browser.cookies.get('_upstream_session')).toBe(session);
  expect(new Set(tokens).size).toBe(5);
  for (const token of tokens) expect((await signIn({ 'x-xsrf-token': token })).statusCode).toBe(200);
});

test.each(['', 'abc', 'a'.repeat(23), `${'a'.repeat(21)}.`])(
  'the malformed session %j is replaced by a new one',
  async (session) => {
    browser.cookies.set('_upstream_session', session);
    await browser.get('/plans.json');
    expect(browser.cookies.get('_upstream_session')).toMatch(/^[\w-]{22}$/);
    expect((await signIn({})).statusCode).toBe(200);
  },
);

test('error replies have the cookies with a valid token too', async () => {
  expect((await browser.get('/nowhere.json')).statusCode).toBe(404);
  expect((await browser.signIn('ala@tipgraph.example', 'wrong')).statusCode).toBe(401);
  expect((await browser.signIn('ala@tipgraph.example')).statusCode).toBe(200);
});

test.each([
  ['missing', () => ''],
  ['malformed', () => 'abc'],
  ['encoded twice', () => encodeURIComponent(tokenOf(browser))],
  [
    'altered',
    () => {
      const bytes = Buffer.from(tokenOf(browser), 'base64');
      bytes.writeUInt8(bytes.readUInt8(63) ^ 1, 63);
      return bytes.toString('base64');
    },
  ],
])('a token that is %s is rejected without effect', async (_, make) => {
  await browser.get('/plans.json');
  // A token whose base64 has neither + nor / nor = would read the same when encoded.
  while (encodeURIComponent(tokenOf(browser)) === tokenOf(browser)) await browser.get('/plans.json');
  const reply = await signIn({ 'x-xsrf-token': make() });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toEqual({ errors: { xsrf_token: ['invalid'] } });
  expect(credentialsOf(reply)).toEqual({});
  expect(await database.db.select({ tokens: users.tokens }).from(users)).toEqual([{ tokens: {} }]);
});

test("another session's token and a token without a session are rejected", async () => {
  const other = new TestClient(app.server);
  await other.get('/plans.json');
  await browser.get('/plans.json');
  expect((await signIn({ 'x-xsrf-token': tokenOf(other) })).statusCode).toBe(422);
  browser.cookies.delete('_upstream_session');
  expect((await signIn({})).statusCode).toBe(422);
});

test.each(['PUT', 'DELETE'] as const)(
  '%s is rejected without a token, even for a signed-in caller',
  async (method) => {
    await browser.signIn('ala@tipgraph.example');
    app.pass(6_000);
    const bare = { 'x-xsrf-token': '' };
    const reply =
      method === 'PUT'
        ? await browser.put('/tips/1/set_success.json', undefined, bare)
        : await browser.delete('/auth/sign_out.json', bare);
    expect(reply.statusCode).toBe(422);
    expect(credentialsOf(reply)).toEqual({});
    expect((await browser.get('/auth/validate_token.json')).statusCode).toBe(200);
  },
);

test('signing out replaces the session and invalidates its tokens', async () => {
  await browser.signIn('ala@tipgraph.example');
  const session = browser.cookies.get('_upstream_session');
  const token = tokenOf(browser);
  await browser.delete('/auth/sign_out.json');
  expect(browser.cookies.get('_upstream_session')).not.toBe(session);
  expect((await signIn({ 'x-xsrf-token': token })).statusCode).toBe(422);
  expect((await signIn({})).statusCode).toBe(200);
});
