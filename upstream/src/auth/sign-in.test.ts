import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '../db/tables.ts';
import { lockUser } from '../identity/caller.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { makePlan, makeSubscription, makeTip, makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { openTestApp, testStart } from '../testing/test-app.ts';
import { credentialsOf, TestClient } from '../testing/test-client.ts';
import * as passwords from './password.ts';
import { ensureServiceAccount } from './service-account.ts';
import { hashRandomPassword } from './sign-in.ts';

let browser: TestClient;

const { database, app } = await setUpApp();
beforeEach(() => {
  browser = new TestClient(app.server);
});

const twoWeeks = 14 * 24 * 60 * 60;

describe('signing in', () => {
  test('returns the user as data, and credentials for two weeks', async () => {
    const user = await makeUser(database.db, { firstName: 'Ala', notes: 'not for her' });
    const plan = await makePlan(database.db, { name: 'pro', permissions: ['stats', 'tips', 'goq'] });
    await makeSubscription(database.db, {
      userId: user.id,
      planId: plan.id,
      discord: true,
      valueGrosz: 12_900,
      valuedAt: new Date('2026-03-01T00:00:00Z'),
      expiresAt: new Date('2026-03-31T23:00:00Z'),
    });

    const reply = await browser.signIn(' ALA@tipgraph.example ');

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      data: {
        id: user.id,
        email: 'ala@tipgraph.example',
        uid: 'ala@tipgraph.example',
        first_name: 'Ala',
        last_name: null,
        discord: null,
        permission: ['stats', 'tips'],
        is_admin: false,
        is_typer: false,
        active_sub: {
          sub: 'pro',
          expires_at: '2026-03-31T23:00:00.000Z',
          goq: false,
          goq_until: null,
          discord: true,
          discord_until: null,
        },
        active_sub_rest_price: 74.9,
        active_sub_days_to_end: 18,
        favourite_leagues: [],
        active_leagues: [],
        show_mevip_sub_info: false,
        limited_applied: false,
        can_use_december23_sale: false,
        want_dropinfo_push: false,
        want_chatgpt_tips_push: false,
        want_default_tips_push: false,
        want_special_tips_push: false,
        push_public_key: 'the key of the tests',
        upcoming_subs: [],
        waiting_payments: [],
      },
    });
    expect(credentialsOf(reply)).toEqual({
      'access-token': expect.stringMatching(/^[\w-]{22}$/),
      client: expect.stringMatching(/^[\w-]{22}$/),
      'token-type': 'Bearer',
      uid: 'ala@tipgraph.example',
      expiry: String(testStart.getTime() / 1000 + twoWeeks),
    });
    expect((await browser.get('/auth/validate_token.json')).statusCode).toBe(200);
  });

  test('stores no token, only hashes', async () => {
    await makeUser(database.db);
    await browser.signIn('ala@tipgraph.example');
    const [row] = await database.db.select().from(users);
    const { client = '', 'access-token': token = '' } = browser.credentials ?? {};
    expect(row?.tokens[client]?.token).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test.each([
    ['a wrong password', 'ala@tipgraph.example', 'wrong'],
    ['an unknown address', 'ola@tipgraph.example', 'password of tests'],
    ['a locked account and a wrong password', 'locked@tipgraph.example', 'wrong'],
  ])('rejects %s with 401, the same message and no credentials', async (_, email, password) => {
    await makeUser(database.db);
    await makeUser(database.db, { email: 'locked@tipgraph.example', lockedAt: testStart });
    const reply = await browser.signIn(email, password);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({
      success: false,
      errors: ['Invalid login credentials. Please try again.'],
    });
    expect(credentialsOf(reply)).toEqual({});
  });

  test.each([[undefined], [{}], [{ email: 7, password: ['x'] }], [{ email: 'a\0', password: 'x' }], [[]]])(
    'rejects the body %j with 401',
    async (body) => {
      await browser.get('/plans.json');
      expect((await browser.post('/auth/sign_in.json', body)).statusCode).toBe(401);
    },
  );

  test('verifies a hash for an unknown address as for a wrong password', async () => {
    const real = await openTestApp(database.db, { dummyPasswordHash: await hashRandomPassword() });
    browser = new TestClient(real.server);
    await makeUser(database.db, { passwordHash: await passwords.hashPassword('password of tests') });
    const verify = vi.spyOn(passwords, 'verifyPassword');
    await browser.signIn('ala@tipgraph.example', 'wrong');
    await browser.signIn('ola@tipgraph.example', 'wrong');
    const hashOfSameCost = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(verify.mock.calls).toEqual(Array(2).fill([hashOfSameCost, 'wrong']));
    await real.close();
  });

  test('is 423 for a locked account with the right password', async () => {
    await makeUser(database.db, { lockedAt: testStart });
    const reply = await browser.signIn('ala@tipgraph.example');
    expect(reply.statusCode).toBe(423);
    expect(reply.json()).toEqual({ errors: ['Your account is locked.'] });
    expect(credentialsOf(reply)).toEqual({});
  });

  test('is 401 when the password is changed meanwhile', async (context) => {
    const { db, isServer } = database;
    if (!isServer) context.skip('The embedded database has one session');
    const { id } = await makeUser(db);
    const signingIn = await db.transaction(async (tx) => {
      await lockUser(tx, id);
      const reply = browser.signIn('ala@tipgraph.example');
      await expect.poll(() => countWaiting(db)).toBe(1);
      await tx.update(users).set({ passwordHash: 'another' });
      return { reply };
    });
    expect((await signingIn.reply).statusCode).toBe(401);
  });

  test('is 405 for GET', async () => {
    const reply = await browser.get('/auth/sign_in.json');
    expect(reply.statusCode).toBe(405);
    expect(reply.json()).toEqual({
      success: false,
      errors: ['Use POST /sign_in to sign in. GET is not supported.'],
    });
  });

  test('an eleventh client removes only the one that expires first', async () => {
    await makeUser(database.db);
    const browsers: TestClient[] = [];
    for (let count = 0; count < 11; count += 1) {
      const one = new TestClient(app.server);
      await one.signIn('ala@tipgraph.example');
      browsers.push(one);
      app.pass(10_000);
    }
    const statuses = [];
    for (const one of browsers) statuses.push((await one.get('/auth/validate_token.json')).statusCode);
    expect(statuses).toEqual([401, ...Array(10).fill(200)]);
  });
});

describe('validating', () => {
  test('returns the user and the plans; a 401 has the plans too', async () => {
    await makeUser(database.db);
    await makePlan(database.db, { permissions: ['tips'] });
    await browser.signIn('ala@tipgraph.example');
    const good = (await browser.get('/auth/validate_token.json')).json();
    expect(good).toMatchObject({ success: true, user: { email: 'ala@tipgraph.example', permission: [] } });
    expect(good.plans).toMatchObject([{ name: 'standard', price_pln: 49 }]);

    const refused = await new TestClient(app.server).get('/auth/validate_token.json');
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toEqual({
      success: false,
      errors: ['Invalid login credentials'],
      plans: good.plans,
    });
  });

  test("returns an admin's notes", async () => {
    await makeUser(database.db, { role: 'admin', notes: 'seen' });
    await browser.signIn('ala@tipgraph.example');
    const { user } = (await browser.get('/auth/validate_token.json')).json();
    expect(user).toMatchObject({ notes: 'seen', is_admin: true });
    expect(user.permission).toHaveLength(10);
  });
});

describe('a locked account', () => {
  test.each(['/auth/validate_token.json', '/users/dashboard.json', '/tips.json', '/dropinfos.json'])(
    'is 423 at %s, without credentials',
    async (path) => {
      const user = await makeUser(database.db, { role: 'admin' });
      await browser.signIn('ala@tipgraph.example');
      await database.db.update(users).set({ lockedAt: testStart }).where(eq(users.id, user.id));
      const reply = await browser.get(path);
      expect(reply.statusCode).toBe(423);
      expect(reply.json()).toEqual({ errors: ['Your account is locked.'] });
      expect(credentialsOf(reply)).toEqual({});
    },
  );
});

describe('signing out', () => {
  test('removes only this client, without credentials in the reply', async () => {
    await makeUser(database.db);
    const other = new TestClient(app.server);
    await other.signIn('ala@tipgraph.example');
    await browser.signIn('ala@tipgraph.example');

    const reply = await browser.delete('/auth/sign_out.json');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true });
    expect(credentialsOf(reply)).toEqual({});
    expect((await browser.get('/auth/validate_token.json')).statusCode).toBe(401);
    expect((await other.get('/auth/validate_token.json')).statusCode).toBe(200);
  });

  test('without valid credentials is 404', async () => {
    await browser.get('/plans.json');
    const reply = await browser.delete('/auth/sign_out.json');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ success: false, errors: ['User was not found or was not logged in.'] });
  });
});

describe('the service account', () => {
  const account = { email: 'Watcher@tipgraph.example', password: 'first password' };

  test('is created once as a typer, and a new password signs out its clients', async () => {
    await ensureServiceAccount(database.db, () => testStart, account);
    await ensureServiceAccount(database.db, () => testStart, account);
    await browser.signIn(account.email, account.password);
    expect((await browser.get('/auth/validate_token.json')).statusCode).toBe(200);
    await ensureServiceAccount(database.db, () => testStart, { ...account, password: 'second password' });
    const rows = await database.db.select().from(users);
    expect(rows).toMatchObject([{ email: 'watcher@tipgraph.example', role: 'typer' }]);
    expect(await passwords.verifyPassword(rows[0]?.passwordHash ?? '', 'second password')).toBe(true);
    expect((await browser.get('/auth/validate_token.json')).statusCode).toBe(401);
    expect((await browser.signIn(account.email, 'second password')).statusCode).toBe(200);
  });

  test('is created once by two processes that start together', async () => {
    const start = () => ensureServiceAccount(database.db, () => testStart, account);
    await Promise.all([start(), start()]);
    expect(await database.db.$count(users)).toBe(1);
  });

  test.each(['user', 'admin'] as const)('is never the account of a %s', async (role) => {
    await makeUser(database.db, { email: 'watcher@tipgraph.example', role });
    const before = await database.db.select().from(users);
    await expect(ensureServiceAccount(database.db, () => testStart, account)).rejects.toThrow(
      "is a person's account",
    );
    expect(await database.db.select().from(users)).toEqual(before);
  });

  test('is never the account of a typer with tips', async () => {
    const author = await makeUser(database.db, { email: 'watcher@tipgraph.example', role: 'typer' });
    await makeTip(database.db, { idx: 1, authorId: author.id });
    await expect(ensureServiceAccount(database.db, () => testStart, account)).rejects.toThrow(
      "is a person's account",
    );
  });
});
