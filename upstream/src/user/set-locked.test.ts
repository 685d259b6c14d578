import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { devices } from '../db/push-tables.ts';
import { userLogs, users } from '../db/tables.ts';
import { makeUser } from '../testing/fixtures.ts';
import { readLogs } from '../testing/read-logs.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const { database, app } = await setUpApp({ rotateTokens: false });
const { db } = database;

let admin: { browser: TestClient; userId: number };
beforeEach(async () => {
  admin = await signInAs(db, app, 'admin');
});

const setLocked = (id: number | string, locked: unknown, by = admin) =>
  by.browser.put(`/users/${id}/set_locked.json`, { user: { locked } });
const lockedAtOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]?.lockedAt;
const statusOf = async (browser: TestClient) => (await browser.get('/auth/validate_token.json')).statusCode;

describe('a lock', () => {
  test('is set once, removed once, and logged with its author', async () => {
    const { id } = await makeUser(db);
    const first = await setLocked(id, true);
    expect([first.statusCode, first.json().user]).toMatchObject([
      200,
      { id, locked_at: testStart.toISOString(), subscriptions: [] },
    ]);
    app.pass(60_000);
    expect((await setLocked(id, true)).json().user.locked_at).toBe(testStart.toISOString());
    for (let count = 0; count < 2; count += 1)
      expect((await setLocked(id, false)).json().user.locked_at).toBeNull();
    const by = { userId: id, authorId: admin.userId };
    const since = testStart.toISOString();
    expect(await readLogs(db)).toMatchObject([
      {
        ...by,
        action: 'user.lock',
        details: { before: { lockedAt: null }, after: { lockedAt: since } },
        createdAt: testStart,
      },
      { ...by, action: 'user.unlock', details: { before: { lockedAt: since }, after: { lockedAt: null } } },
    ]);
  });

  test('deletes the devices', async () => {
    const { browser, userId } = await signInAs(db, app, 'user');
    await browser.post('/device_infos', { token: 'phone', device_type: 'android' });
    expect(await db.$count(devices)).toBe(1);
    await setLocked(userId, true);
    expect(await db.$count(devices)).toBe(0);
  });

  test('applies to the next request; after unlocking the user must sign in again', async () => {
    const { browser, userId } = await signInAs(db, app, 'user');
    expect(await statusOf(browser)).toBe(200);
    await setLocked(userId, true);
    expect(await statusOf(browser)).toBe(423);
    expect((await browser.signIn('user@tipgraph.example')).statusCode).toBe(423);
    await setLocked(userId, false);
    expect(await statusOf(browser)).toBe(401);
    expect((await browser.signIn('user@tipgraph.example')).statusCode).toBe(200);
    expect(await statusOf(browser)).toBe(200);
  });

  test.each([
    [undefined, 'blank'],
    [null, 'blank'],
    ['', 'blank'],
    ['true', 'invalid'],
    [1, 'invalid'],
  ])('of %j is rejected as %s', async (locked, code) => {
    const { id } = await makeUser(db);
    const reply = await setLocked(id, locked);
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { locked: [code] } }]);
    expect(await lockedAtOf(id)).toBeNull();
  });

  test.each(['0', '999999', 'ala'])('of the unknown id %s is 404', async (id) => {
    expect((await setLocked(id, true)).statusCode).toBe(404);
  });

  test('is rejected for the service account', async () => {
    const { id } = await makeUser(db, { email: 'live@tipgraph.example', role: 'typer' });
    const reply = await setLocked(id, true);
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { locked: ['service_account'] } }]);
    expect(await lockedAtOf(id)).toBeNull();
    expect(await db.$count(userLogs)).toBe(0);
  });
});

describe('among admins', () => {
  test('the last unlocked one cannot be locked', async () => {
    const other = await signInAs(db, app, 'admin', 'other@tipgraph.example');
    expect((await setLocked(other.userId, true)).statusCode).toBe(200);
    const reply = await setLocked(admin.userId, true);
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { locked: ['last_admin'] } }]);
    expect(await lockedAtOf(admin.userId)).toBeNull();
  });

  test('one stays unlocked when two lock each other concurrently', async () => {
    const other = await signInAs(db, app, 'admin', 'other@tipgraph.example');
    const replies = await Promise.all([setLocked(other.userId, true), setLocked(admin.userId, true, other)]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await db.$count(users, and(eq(users.role, 'admin'), isNull(users.lockedAt)))).toBe(1);
  });

  test('one stays unlocked when one is locked while the other loses the role', async () => {
    const other = await signInAs(db, app, 'admin', 'other@tipgraph.example');
    const [locking, taking] = await Promise.all([
      setLocked(other.userId, true),
      other.browser.put(`/users/${admin.userId}/set_role.json`, { user: { role: 'user' } }),
    ]);
    expect([locking, taking].filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await db.$count(users, and(eq(users.role, 'admin'), isNull(users.lockedAt)))).toBe(1);
  });
});
