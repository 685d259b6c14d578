import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { userLogs, users } from '../db/tables.ts';
import { makePlan, makeSubscription, makeUser } from '../testing/fixtures.ts';
import { readLogs } from '../testing/read-logs.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';

const { database, app } = await setUpApp();

const signIn = async (name: string, role: 'user' | 'typer' | 'admin' = 'user') => {
  const email = `${name}@tipgraph.example`;
  const user = await makeUser(database.db, { email, role, notes: 'pays late' });
  const client = new TestClient(app.server);
  await client.signIn(email);
  return {
    user,
    update: (data: object | undefined, id: number | string = user.id) =>
      client.put(`/users/${id}/update_data.json`, data && { user: data }),
  };
};
const stored = async (id: number) => {
  const [user] = await database.db.select().from(users).where(eq(users.id, id));
  return user;
};

test('changes the given fields only, without notes in the reply', async () => {
  const { user, update } = await signIn('ala');
  const reply = await update({ first_name: ' Ala ', last_name: 'Kot', discord: '@Ala.Kot' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().user).toMatchObject({
    id: user.id,
    first_name: 'Ala',
    last_name: 'Kot',
    discord: 'ala.kot',
  });
  expect(reply.json().user).not.toHaveProperty('notes');
  await update({
    want_dropinfo_push: true,
    want_special_tips_push: 'true',
    notes: 'a good one',
    role: 'admin',
  });
  expect(await stored(user.id)).toMatchObject({
    firstName: 'Ala',
    wantDropinfoPush: true,
    wantSpecialTipsPush: true,
    wantDefaultTipsPush: false,
    notes: 'pays late',
    role: 'user',
  });
  expect(await database.db.$count(userLogs)).toBe(0);
});

test.each([
  ['blank names', { first_name: ' ', last_name: '' }, { first_name: ['blank'], last_name: ['blank'] }],
  ['a long name', { first_name: 'a'.repeat(101) }, { first_name: ['too_long'] }],
  ['a name with a NUL character', { last_name: 'a\0b' }, { last_name: ['invalid'] }],
  ['a name that is not text', { last_name: 5 }, { last_name: ['invalid'] }],
  [
    'a preference that is neither true nor false',
    { want_special_tips_push: 'perhaps' },
    { want_special_tips_push: ['invalid'] },
  ],
  ['an invalid Discord name', { discord: 'ala..kot' }, { discord: ['invalid'] }],
  ['a reserved Discord name', { discord: 'everyone' }, { discord: ['invalid'] }],
  ['a Discord name with a NUL character', { discord: 'a\0#1234' }, { discord: ['invalid'] }],
  ['a Discord name of two lines', { discord: 'x\ny#1234' }, { discord: ['invalid'] }],
])('rejects %s without a change', async (_, data, errors) => {
  const { user, update } = await signIn('ala');
  const reply = await update({ ...data, want_dropinfo_push: true });
  expect([reply.statusCode, reply.json()]).toEqual([422, { errors }]);
  expect(await stored(user.id)).toMatchObject({ firstName: null, wantDropinfoPush: false });
});

test.each([
  ['required while Discord is included', true, 422],
  ['optional otherwise', false, 200],
])('the Discord name is %s', async (_, discord, status) => {
  const { user, update } = await signIn('ala');
  const plan = await makePlan(database.db);
  await makeSubscription(database.db, { userId: user.id, planId: plan.id, discord });
  expect((await update({ discord: ' ' })).statusCode).toBe(status);
});

test.each([undefined, {}])('%j changes nothing', async (data) => {
  const { user, update } = await signIn('ala');
  expect((await update(data)).statusCode).toBe(200);
  expect(await stored(user.id)).toMatchObject({ wantDropinfoPush: false });
});

describe('another user', () => {
  test('is changed only by admins, who read and write notes, may leave names blank, and are logged', async () => {
    const { user } = await signIn('ala');
    const typer = await signIn('typer', 'typer');
    expect((await typer.update({ first_name: 'Ola' }, user.id)).statusCode).toBe(403);
    const admin = await signIn('admin', 'admin');
    const reply = await admin.update({ first_name: '', notes: 'pays on time' }, user.id);
    expect(reply.json().user).toMatchObject({ id: user.id, notes: 'pays on time', is_admin: false });
    expect(await readLogs(database.db)).toMatchObject([
      {
        userId: user.id,
        authorId: admin.user.id,
        action: 'user.data',
        details: { before: { notes: 'pays late' }, after: { notes: 'pays on time' } },
        createdAt: testStart,
      },
    ]);
    expect((await admin.update({ notes: ' pays on time' }, user.id)).statusCode).toBe(200);
    expect(await database.db.$count(userLogs)).toBe(1);
  });

  test.each(['0', '999999', '99999999999', 'ala'])('with the unknown id %s is 404', async (id) => {
    const admin = await signIn('admin', 'admin');
    expect((await admin.update({ first_name: 'Ola' }, id)).statusCode).toBe(404);
  });
});
