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

/** Where a request with the header `x-wait` waits, authenticated, until a test lets it go on. */
let gate = { entered: () => {}, opened: Promise.resolve() };

/** Sends a request and comes back when it stands at the gate; `go` opens that and gives the reply. */
const holdAtGate = async (client: TestClient) => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const entered = new Promise<void>((resolve) => {
    gate = { entered: resolve, opened };
  });
  const reply = client.get('/users/dashboard.json', { 'x-wait': '1' });
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

/** Signs in and returns the credentials and the time when the window that sign-in opened has closed. */
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

  test('sign-in opens the window: the next call answers a blank token but a real client, uid and type', async () => {
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

  test('exactly five seconds after the last call a new token comes, with a new expiry', async () => {
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

  test('the window slides: calls closer than five seconds never rotate', async () => {
    await signInAndIdle();
    await browser.get(path);
    for (let count = 0; count < 5; count += 1) {
      app.pass(4_000);
      expect((await browser.get(path)).headers['access-token']).toBe(' ');
    }
    app.pass(5_000);
    expect((await browser.get(path)).headers['access-token']).not.toBe(' ');
  });

  test('a read within a quarter of a second of a noted call writes nothing; the next one moves the window again', async () => {
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

  test('a request that began before another one rotated is a batch, however late it ends', async () => {
    const credentials = await signInAndIdle();
    const slow = await holdAtGate(as(credentials));
    app.pass(1_000);
    expect((await as(credentials).get(path)).headers['access-token']).not.toBe(' ');
    app.pass(60_000);
    expect((await slow.go()).headers['access-token']).toBe(' ');
  });

  test('the previous token is good without a limit of time, and rotates again when idle', async () => {
    const first = await signInAndIdle();
    const lost = await as(first).get(path);
    expect(lost.headers['access-token']).not.toBe(' ');
    app.pass(7 * 24 * 60 * 60 * 1000);
    const reply = await as(first).get(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['access-token']).not.toBe(' ');
  });

  test('the token two back is good within the window and dead after it', async () => {
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

  test('a token ends with its two weeks, the previous one with it', async () => {
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
  ])('a refusal of an action, %s, rotates like a success', async (status, refused) => {
    if (status === '404') await database.db.update(users).set({ role: 'typer' });
    await signInAndIdle();
    const reply = await browser.get(refused);
    expect(String(reply.statusCode)).toBe(status);
    expect(reply.headers['access-token']).toMatch(/^[\w-]{22}$/);
  });

  test('a fault carries no credentials and rotates nothing', async () => {
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

  test('a new uid comes even with a blank token', async () => {
    const credentials = await signInAndIdle();
    const slow = await holdAtGate(as(credentials));
    await as(credentials).get(path);
    await database.db.update(users).set({ uid: 'new@tipgraph.example' });
    expect(credentialsOf(await slow.go())).toMatchObject({
      'access-token': ' ',
      uid: 'new@tipgraph.example',
    });
  });

  test('of 20 parallel calls one rotates and 19 are a batch; the session goes on', async () => {
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
    ['a name of every object as client', { client: 'constructor' }],
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

  test('every call echoes the token, and its expiry never moves', async () => {
    const credentials = await signInAndIdle();
    const expiry = String(testStart.getTime() / 1000 + twoWeeks);
    for (const idle of [0, 1_000, 6_000, 60_000]) {
      app.pass(idle);
      expect(credentialsOf(await browser.get(path))).toEqual({ ...credentials, expiry });
    }
    app.pass(twoWeeks * 1000);
    expect((await browser.get(path)).statusCode).toBe(401);
  });

  test('20 parallel calls all echo it', async () => {
    const credentials = await signInAndIdle();
    const replies = await Promise.all(Array.from({ length: 20 }, () => as(credentials).get(path)));
    expect(new Set(replies.map((reply) => reply.headers['access-token']))).toEqual(
      new Set([credentials['access-token']]),
    );
  });

  test('a client that has signed out is forgotten', async () => {
    const credentials = await signInAndIdle();
    await browser.delete('/auth/sign_out.json');
    expect((await as(credentials).get(path)).statusCode).toBe(401);
  });
});
