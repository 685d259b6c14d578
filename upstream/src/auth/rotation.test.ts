import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../db/tables.ts';
import { makeUser } from '../testing/fixtures.ts';
import { setUpDatabase } from '../testing/set-up-database.ts';
import { openTestApp, type TestApp, testStart } from '../testing/test-app.ts';
import { type Credentials, credentialsOf, TestClient } from '../testing/test-client.ts';

const path = '/auth/validate_token.json';
const twoWeeks = 14 * 24 * 60 * 60;

let app: TestApp;
let browser: TestClient;

/** Authenticated requests with the header `x-wait` wait here until a test continues them. */
let gate = { entered: () => {}, opened: Promise.resolve() };

/** Sends a request and returns when it waits at the gate; `go` continues it and returns the reply. */
const holdAtGate = async (client: TestClient, query = '') => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const entered = new Promise<void>((resolve) => {
    gate = { entered: resolve, opened };
  });
  const reply = client.get(`/users/dashboard.json${query}`, { 'x-wait': '1' });
  await entered;
  return {
    go: () => {
      open();
      return reply;
    },
  };
};

const open = async (rotateTokens: boolean) => {
  app = await openTestApp(database.db, {
    rotateTokens,
    extend: (server) => {
      server.addHook('preHandler', async (request) => {
        if (!request.headers['x-wait']) return;
        gate.entered();
        await gate.opened;
      });
    },
  });
  browser = new TestClient(app.server);
};

/** Signs in, lets the batch window close, and returns the credentials. */
const signInAndIdle = async (): Promise<Credentials> => {
  await browser.signIn('ala@tipgraph.example');
  app.pass(5_000);
  if (!browser.credentials) throw new Error('Not signed in');
  return browser.credentials;
};

const as = (credentials: Credentials) => {
  const client = new TestClient(app.server);
  client.credentials = { ...credentials };
  return client;
};

const database = await setUpDatabase();
beforeEach(async () => {
  await makeUser(database.db);
});
afterEach(() => app.close());

describe('with rotation', () => {
  beforeEach(() => open(true));

  test('sign-in opens the window: the next reply has a blank token with client, uid and type', async () => {
    await browser.signIn('ala@tipgraph.example');
    const { client } = browser.credentials ?? {};
    app.pass(4_999);
    const reply = await browser.get(path);
    expect(credentialsOf(reply)).toEqual({
      'access-token': ' ',
      expiry: ' ',
      client,
      uid: 'ala@tipgraph.example',
      'token-type': 'Bearer',
    });
  });

  test('a call exactly five seconds after the last one gets a new token and expiry', async () => {
    const first = await signInAndIdle();
    const reply = await browser.get(path);
    expect(credentialsOf(reply)).toEqual({
      'access-token': expect.stringMatching(/^[\w-]{22}$/),
      expiry: String(testStart.getTime() / 1000 + 5 + twoWeeks),
      client: first.client,
      uid: first.uid,
      'token-type': 'Bearer',
    });
    expect(reply.headers['access-token']).not.toBe(first['access-token']);
  });

  test('the window slides: calls less than five seconds apart never rotate', async () => {
    await signInAndIdle();
    await browser.get(path);
    for (let count = 0; count < 5; count += 1) {
      app.pass(4_000);
      expect((await browser.get(path)).headers['access-token']).toBe(' ');
    }
    app.pass(5_000);
    expect((await browser.get(path)).headers['access-token']).not.toBe(' ');
  });

  test('a read within 250 ms of a stored call writes nothing; the next one extends the window', async () => {
    const noted = async () => {
      const [user] = await database.db.select({ tokens: users.tokens }).from(users);
      return Object.values(user?.tokens ?? {}).map(({ updatedAt }) => updatedAt - testStart.getTime());
    };
    await signInAndIdle();
    await browser.get(path);
    expect(await noted()).toEqual([5_000]);
    app.pass(249);
    expect((await browser.get(path)).headers['access-token']).toBe(' ');
    expect(await noted()).toEqual([5_000]);
    await browser.put('/tips/1/set_success.json', {});
    expect(await noted()).toEqual([5_249]);
    app.pass(250);
    expect((await browser.get(path)).headers['access-token']).toBe(' ');
    expect(await noted()).toEqual([5_499]);
  });

  test('a request that started before another one rotated belongs to its batch', async () => {
    const credentials = await signInAndIdle();
    const slow = await holdAtGate(as(credentials));
    app.pass(1_000);
    expect((await as(credentials).get(path)).headers['access-token']).not.toBe(' ');
    app.pass(60_000);
    expect((await slow.go()).headers['access-token']).toBe(' ');
  });

  test('a request that started before a new password gets no token of it', async () => {
    const credentials = await signInAndIdle();
    const slow = await holdAtGate(as(credentials), '?unbatch=1');
    const password = { password: 'nowe hasło', password_confirmation: 'nowe hasło' };
    const reply = await browser.put('/auth.json', { current_password: 'password of tests', ...password });
    expect(reply.headers['access-token']).toMatch(/^[\w-]{22}$/);
    expect(credentialsOf(await slow.go())).toEqual({});
    expect((await browser.get(path)).statusCode).toBe(200);
  });

  test('the previous token stays valid, and rotates again after the window', async () => {
    const first = await signInAndIdle();
    const lost = await as(first).get(path);
    expect(lost.headers['access-token']).not.toBe(' ');
    app.pass(7 * 24 * 60 * 60 * 1000);
    const reply = await as(first).get(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['access-token']).not.toBe(' ');
  });

  test('the token before the previous one is valid only within the window', async () => {
    const first = await signInAndIdle();
    await browser.get(path);
    app.pass(5_000);
    await browser.get(path);
    app.pass(4_999);
    expect((await as(first).get(path)).statusCode).toBe(200);
    app.pass(5_000);
    const reply = await as(first).get(path);
    expect(reply.statusCode).toBe(401);
    expect(credentialsOf(reply)).toEqual({});
    expect((await browser.get(path)).statusCode).toBe(200);
  });

  test('a token and the previous one expire after two weeks', async () => {
    const first = await signInAndIdle();
    await browser.get(path);
    app.pass(twoWeeks * 1000 - 1);
    const current = browser.credentials;
    expect(current).not.toBeNull();
    app.pass(1);
    expect((await browser.get(path)).statusCode).toBe(401);
    expect((await as(first).get(path)).statusCode).toBe(401);
  });

  test.each(['/auth/validate_token.json?unbatch=true', '/auth/validate_token.json?unbatch='])(
    '%s rotates within the window',
    async (unbatched) => {
      await browser.signIn('ala@tipgraph.example');
      expect((await browser.get(unbatched)).headers['access-token']).toMatch(/^[\w-]{22}$/);
    },
  );

  test('unbatch in a body rotates as well', async () => {
    await browser.signIn('ala@tipgraph.example');
    const reply = await browser.put('/tips/1/set_success.json', { unbatch: 1 });
    expect(reply.statusCode).toBe(403);
    expect(reply.headers['access-token']).toMatch(/^[\w-]{22}$/);
  });

  test.each([
    ['403', '/tips.json'],
    ['404', '/tips/1.json'],
  ])('an action with status %s rotates like a success', async (status, refused) => {
    if (status === '404') await database.db.update(users).set({ role: 'typer' });
    await signInAndIdle();
    const reply = await browser.get(refused);
    expect(String(reply.statusCode)).toBe(status);
    expect(reply.headers['access-token']).toMatch(/^[\w-]{22}$/);
  });

  test('an internal error has no credentials and does not rotate', async () => {
    await database.db.update(users).set({ role: 'typer' });
    await signInAndIdle();
    const before = await database.db.select({ tokens: users.tokens }).from(users);
    await database.db.execute(sql`alter table tips rename to tips_away`);
    try {
      const reply = await browser.get('/tips.json');
      expect(reply.statusCode).toBe(500);
      expect(credentialsOf(reply)).toEqual({});
    } finally {
      await database.db.execute(sql`alter table tips_away rename to tips`);
    }
    expect(await database.db.select({ tokens: users.tokens }).from(users)).toEqual(before);
  });

  test('a client that was signed out meanwhile gets no credentials', async () => {
    const credentials = await signInAndIdle();
    const slow = await holdAtGate(as(credentials));
    await database.db.update(users).set({ tokens: sql`'{}'::jsonb` });
    const reply = await slow.go();
    expect(reply.statusCode).toBe(200);
    expect(credentialsOf(reply)).toEqual({});
  });

  test('a new uid is sent also with a blank token', async () => {
    const credentials = await signInAndIdle();
    const slow = await holdAtGate(as(credentials));
    await as(credentials).get(path);
    await database.db.update(users).set({ uid: 'new@tipgraph.example' });
    expect(credentialsOf(await slow.go())).toMatchObject({
      'access-token': ' ',
      uid: 'new@tipgraph.example',
    });
  });

  test('one of 20 parallel calls rotates, 19 are a batch, and the session continues', async () => {
    const credentials = await signInAndIdle();
    const replies = await Promise.all(Array.from({ length: 20 }, () => as(credentials).get(path)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const tokens = replies.map((reply) => reply.headers['access-token']).filter((token) => token !== ' ');
    expect(tokens).toHaveLength(1);

    app.pass(5_000);
    const next = as({ ...credentials, 'access-token': String(tokens[0]) });
    for (let count = 0; count < 20; count += 1) {
      app.pass(6_000);
      expect((await next.get(path)).statusCode).toBe(200);
    }
  });

  test.each([
    ['no token', { 'access-token': '' }],
    ['a blank token', { 'access-token': ' ' }],
    ['a wrong token', { 'access-token': 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['an unknown client', { client: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['a property of Object.prototype as client', { client: 'constructor' }],
    ['an unknown uid', { uid: 'ola@tipgraph.example' }],
    ['no uid', { uid: '' }],
  ])('%s is 401 without credentials', async (_, change) => {
    const credentials = await signInAndIdle();
    const client = as({ ...credentials, ...change });
    const dashboard = await client.get('/users/dashboard.json');
    expect(dashboard.statusCode).toBe(401);
    expect(dashboard.json()).toEqual({ errors: ['You need to sign in or sign up before continuing.'] });
    expect(credentialsOf(dashboard)).toEqual({});
  });
});

describe('without rotation', () => {
  beforeEach(() => open(false));

  test('each reply echoes the token with an unchanged expiry', async () => {
    const credentials = await signInAndIdle();
    const expiry = String(testStart.getTime() / 1000 + twoWeeks);
    for (const idle of [0, 1_000, 6_000, 60_000]) {
      app.pass(idle);
      expect(credentialsOf(await browser.get(path))).toEqual({ ...credentials, expiry });
    }
    app.pass(twoWeeks * 1000);
    expect((await browser.get(path)).statusCode).toBe(401);
  });

  test('20 parallel replies echo the token', async () => {
    const credentials = await signInAndIdle();
    const replies = await Promise.all(Array.from({ length: 20 }, () => as(credentials).get(path)));
    expect(new Set(replies.map((reply) => reply.headers['access-token']))).toEqual(
      new Set([credentials['access-token']]),
    );
  });

  test('a signed-out client is removed', async () => {
    const credentials = await signInAndIdle();
    await browser.delete('/auth/sign_out.json');
    expect((await as(credentials).get(path)).statusCode).toBe(401);
  });
});
