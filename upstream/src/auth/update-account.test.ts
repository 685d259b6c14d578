import { beforeEach, describe, expect, test } from 'vitest';
import { devices, passwordResets, users } from '../db/schema.ts';
import { findCaller } from '../identity/caller.ts';
import { makePlan, makeSubscription, makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { credentialsOf, TestClient } from '../testing/test-client.ts';
import { AttemptLimit, currentPasswordLimit } from './attempt-limit.ts';
import { updateAccount } from './update-account.ts';

let browser: TestClient;

const { database, app } = await setUpApp();
beforeEach(async () => {
  browser = new TestClient(app.server);
  await browser.get('/plans.json');
});

const current = 'password of tests';
const change = (body: object) => browser.put('/auth.json', body);
const newPassword = {
  current_password: current,
  password: 'nowe hasło',
  password_confirmation: 'nowe hasło',
};
const statusOf = async (client: TestClient) => (await client.get('/auth/validate_token.json')).statusCode;

beforeEach(async () => {
  await makeUser(database.db, { firstName: 'Ala', discord: 'ala' });
  await browser.signIn('ala@tipgraph.example');
});

test('without valid credentials is 404', async () => {
  const guest = new TestClient(app.server);
  await guest.get('/plans.json');
  const reply = await guest.put('/auth.json', { first_name: 'Ola' });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ success: false, errors: ['User not found.'], status: 'error' });
});

test.each([[undefined], [{}], [{ role: 'admin', is_admin: true }], [{ current_password: current }]])(
  'with nothing to change in %j is 422',
  async (body) => {
    const reply = await browser.put('/auth.json', body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
      success: false,
      errors: ['Please submit proper account update data in request body.'],
      status: 'error',
    });
    expect(await database.db.select().from(users)).toMatchObject([{ role: 'user' }]);
  },
);

describe('names', () => {
  test('are changed without a password and trimmed; absent ones stay, blank ones become null', async () => {
    const reply = await change({ last_name: ' Kot ', discord: '' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      status: 'success',
      data: { first_name: 'Ala', last_name: 'Kot', discord: null },
    });
    expect(credentialsOf(reply)).toMatchObject({ uid: 'ala@tipgraph.example' });
    const again = await change({ user: { discord: ' @ala_kot ' } });
    expect(again.json().data).toMatchObject({ last_name: 'Kot', discord: 'ala_kot' });
  });

  test('stay when only the address is sent, as the account has it', async () => {
    const reply = await change({ email: 'ala@tipgraph.example' });
    expect([reply.statusCode, reply.json().data.first_name]).toEqual([200, 'Ala']);
  });

  test('that are not text are rejected', async () => {
    expect((await change({ first_name: 5 })).json().errors).toMatchObject({ first_name: ['invalid'] });
  });

  test('that are invalid are rejected with all errors', async () => {
    const reply = await change({ first_name: 'a'.repeat(101), last_name: 'b\0', discord: 'everyone' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      status: 'error',
      errors: { first_name: ['too_long'], last_name: ['invalid'], discord: ['invalid'] },
    });
    expect(await database.db.select().from(users)).toMatchObject([{ firstName: 'Ala', discord: 'ala' }]);
  });
});

describe('the Discord name', () => {
  test('is stored in the form of an order', async () => {
    expect((await change({ discord: ' @Ala.Kot' })).json().data).toMatchObject({ discord: 'ala.kot' });
  });

  test('is required while the subscription includes Discord', async () => {
    const plan = await makePlan(database.db);
    await makeSubscription(database.db, { userId: 1, planId: plan.id, discord: true });
    const reply = await change({ discord: ' ' });
    expect([reply.statusCode, reply.json().errors]).toMatchObject([422, { discord: ['blank'] }]);
    expect((await change({ first_name: 'Ola' })).statusCode).toBe(200);
  });
});

describe('a new password', () => {
  test('is saved, and all other clients are signed out', async () => {
    const other = new TestClient(app.server);
    await other.signIn('ala@tipgraph.example');
    app.pass(6_000);
    const reply = await change(newPassword);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ status: 'success', data: { email: 'ala@tipgraph.example' } });
    expect(await statusOf(browser)).toBe(200);
    expect(await statusOf(other)).toBe(401);
    expect((await other.signIn('ala@tipgraph.example')).statusCode).toBe(401);
    expect((await other.signIn('ala@tipgraph.example', 'nowe hasło')).statusCode).toBe(200);
  });

  test('ends every copy of the credentials of this client, also within the batch window', async () => {
    const early = await browser.get('/auth/validate_token.json?unbatch=true');
    const before = browser.credentials;
    const reply = await change(newPassword);
    expect(reply.headers['access-token']).toMatch(/^[\w-]{22}$/);
    expect(reply.headers.client).toBe(before?.client);
    expect(Number(reply.headers.expiry)).toBeGreaterThan(Number(early.headers.expiry));
    const next = await change({ ...newPassword, current_password: newPassword.password });
    expect(Number(next.headers.expiry)).toBeGreaterThan(Number(reply.headers.expiry));
    const copy = new TestClient(app.server);
    copy.credentials = before;
    expect(await statusOf(copy)).toBe(401);
    expect(await statusOf(browser)).toBe(200);
  });

  test('deletes the devices, as no other change does', async () => {
    await browser.post('/device_infos', { token: 'phone', device_type: 'android' });
    await change({ first_name: 'Ola' });
    expect(await database.db.$count(devices)).toBe(1);
    await change(newPassword);
    expect(await database.db.$count(devices)).toBe(0);
  });

  test('invalidates a reset code', async () => {
    await browser.post('/auth/password.json', { email: 'ala@tipgraph.example' });
    await app.settled();
    expect(await database.db.$count(passwordResets)).toBe(1);
    await change(newPassword);
    expect(await database.db.$count(passwordResets)).toBe(0);
  });

  test.each([
    ['a wrong current one', { current_password: 'wrong' }, { current_password: ['invalid'] }],
    ['no current one', { current_password: undefined }, { current_password: ['blank'] }],
    ['a short one', { password: '12345', password_confirmation: '12345' }, { password: ['too_short'] }],
    ['another confirmation', { password_confirmation: 'x' }, { password_confirmation: ['confirmation'] }],
    ['no confirmation', { password_confirmation: undefined }, { password_confirmation: ['confirmation'] }],
    [
      'several errors',
      { current_password: 'wrong', password: '1', password_confirmation: '2' },
      { current_password: ['invalid'], password: ['too_short'], password_confirmation: ['confirmation'] },
    ],
  ])('is rejected with %s', async (_, values, errors) => {
    const reply = await change({ ...newPassword, ...values });
    expect(reply.statusCode).toBe(422);
    const { full_messages: sentences, ...codes } = reply.json().errors;
    expect(codes).toEqual(errors);
    expect(sentences).toHaveLength(Object.keys(errors).length);
    expect((await new TestClient(app.server).signIn('ala@tipgraph.example')).statusCode).toBe(200);
  });

  test('is rejected after ten wrong current ones, which do not block sign-in', async () => {
    const guess = () => change({ ...newPassword, current_password: 'wrong' });
    for (let count = 0; count < 10; count += 1) expect((await guess()).statusCode).toBe(422);
    expect((await change(newPassword)).statusCode).toBe(429);
    expect((await new TestClient(app.server).signIn('ala@tipgraph.example')).statusCode).toBe(200);
    app.pass(15 * 60_000 + 1);
    expect((await change(newPassword)).statusCode).toBe(200);
  });
});

describe('a new address', () => {
  const address = { email: ' Ala.Kot@tipgraph.example', current_password: current };

  test('is the new uid, sent with a blank token within the batch window', async () => {
    const before = browser.credentials;
    const reply = await change(address);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data).toMatchObject({
      email: 'ala.kot@tipgraph.example',
      uid: 'ala.kot@tipgraph.example',
    });
    expect(credentialsOf(reply)).toMatchObject({ uid: 'ala.kot@tipgraph.example', 'access-token': ' ' });
    expect(await statusOf(browser)).toBe(401);
    browser.credentials = before && { ...before, uid: 'ala.kot@tipgraph.example' };
    expect(await statusOf(browser)).toBe(200);
  });

  test('is sent with a token outside the window', async () => {
    app.pass(6_000);
    expect(credentialsOf(await change(address))).toMatchObject({
      uid: 'ala.kot@tipgraph.example',
      'access-token': expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(await statusOf(browser)).toBe(200);
  });

  test.each([
    ['malformed', { email: 'ala' }, { email: ['invalid'] }],
    ['blank', { email: '' }, { email: ['blank'] }],
    ['of another user', { email: 'OLA@tipgraph.example' }, { email: ['taken'] }],
    ['without the password', { current_password: undefined }, { current_password: ['blank'] }],
    ['with a wrong password', { current_password: 'wrong' }, { current_password: ['invalid'] }],
  ])('that is %s is rejected', async (_, values, errors) => {
    await makeUser(database.db, { email: 'ola@tipgraph.example' });
    const reply = await change({ ...address, ...values });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toMatchObject(errors);
    expect(credentialsOf(reply)).toMatchObject({ uid: 'ala@tipgraph.example' });
  });

  test('that differs only in case needs no password', async () => {
    expect((await change({ email: 'ALA@tipgraph.example ' })).statusCode).toBe(200);
  });

  test('invalidates a reset code that was sent to the old one', async () => {
    await browser.post('/auth/password.json', { email: 'ala@tipgraph.example' });
    await app.settled();
    await change(address);
    expect(await database.db.$count(passwordResets)).toBe(0);
  });

  test('during another change is in its reply', async () => {
    const update = await startUpdate();
    await change(address);
    expect((await update({ first_name: 'Ola' })).uid).toBe('ala.kot@tipgraph.example');
  });
});

test.each([[newPassword], [{ current_password: current, email: 'ola@tipgraph.example' }]])(
  'the password or address in %j is rejected when the current password is changed meanwhile',
  async (body) => {
    const update = await startUpdate();
    await database.db.update(users).set({ passwordHash: 'another' });
    await expect(update(body)).rejects.toMatchObject({ statusCode: 422 });
    expect(await database.db.select().from(users)).toMatchObject([
      { email: 'ala@tipgraph.example', passwordHash: 'another' },
    ]);
  },
);

/** Reads the caller as a request does that has not changed the account yet. @returns changes the account */
async function startUpdate() {
  const caller = await findCaller(database.db, 'ala@tipgraph.example', app.now);
  if (!caller) throw new Error('The user is not there');
  const deps = { db: database.db, clock: () => app.now, secret: 'a secret of the test' };
  const limit = new AttemptLimit(deps, currentPasswordLimit);
  return (body: Parameters<typeof updateAccount>[3]) =>
    updateAccount(deps, limit, { ...caller, client: '' }, body);
}
