import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { writeLog } from '../audit/user-log.ts';
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

const setRole = (id: number | string, role: unknown, by = admin) =>
  by.browser.put(`/users/${id}/set_role.json`, { user: { role } });
const roleOf = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]?.role;

test('a role is set once and logged with its author', async () => {
  const { id } = await makeUser(db);
  for (let count = 0; count < 2; count += 1) expect((await setRole(id, 'typer')).statusCode).toBe(200);
  expect(await roleOf(id)).toBe('typer');
  expect(await readLogs(db)).toMatchObject([
    {
      userId: id,
      authorId: admin.userId,
      action: 'user.role',
      details: { before: { role: 'user' }, after: { role: 'typer' } },
      createdAt: testStart,
    },
  ]);
});

test('permissions change with the next request', async () => {
  const other = await signInAs(db, app, 'admin', 'other@tipgraph.example');
  expect((await other.browser.get('/users.json')).statusCode).toBe(200);
  await setRole(other.userId, 'user');
  expect((await other.browser.get('/users.json')).statusCode).toBe(403);
});

test.each([
  ['owner', 'invalid'],
  ['ADMIN', 'invalid'],
  [['admin'], 'invalid'],
  ['', 'blank'],
  [null, 'blank'],
])('the role %j is rejected as %s', async (role, code) => {
  const { id } = await makeUser(db);
  const reply = await setRole(id, role);
  expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { role: [code] } }]);
  expect(await roleOf(id)).toBe('user');
});

test.each(['0', '999999', 'ala'])('the unknown id %s is 404', async (id) => {
  expect((await setRole(id, 'typer')).statusCode).toBe(404);
});

test('the last unlocked admin keeps the role', async () => {
  await makeUser(db, { email: 'locked@tipgraph.example', role: 'admin', lockedAt: testStart });
  const reply = await setRole(admin.userId, 'user');
  expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { role: ['last_admin'] } }]);
  expect(await roleOf(admin.userId)).toBe('admin');
  expect(await db.$count(userLogs)).toBe(0);
});

test('the service account keeps its role, without which the service does not start', async () => {
  const { id } = await makeUser(db, { email: 'live@tipgraph.example', role: 'typer' });
  const reply = await setRole(id, 'admin');
  expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { role: ['service_account'] } }]);
  expect(await roleOf(id)).toBe('typer');
});

test('one of two admins keeps the role when both remove it concurrently', async () => {
  const other = await signInAs(db, app, 'admin', 'other@tipgraph.example');
  const replies = await Promise.all([setRole(other.userId, 'user'), setRole(admin.userId, 'user', other)]);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await db.$count(users, eq(users.role, 'admin'))).toBe(1);
});

test('a role is set while another log entry of the admin is being written', async (context) => {
  if (!database.isServer) context.skip('The embedded database has one session');
  const { id } = await makeUser(db);
  await db.transaction(async (tx) => {
    await writeLog(tx, {
      userId: id,
      authorId: admin.userId,
      action: 'user.lock',
      details: {},
      at: testStart,
    });
    expect((await setRole(id, 'typer')).statusCode).toBe(200);
  });
});
