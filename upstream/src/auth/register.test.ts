import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../db/tables.ts';
import { makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { testStart } from '../testing/test-app.ts';
import { credentialsOf, TestClient } from '../testing/test-client.ts';

let browser: TestClient;

const { database, app } = await setUpApp();
beforeEach(async () => {
  browser = new TestClient(app.server);
  await browser.get('/plans.json');
});

const good = {
  email: 'ola@tipgraph.example',
  password: 'sekret',
  password_confirmation: 'sekret',
  terms: true,
};
const register = (user: object) => browser.post('/auth.json', { user });

test('returns the new user and valid credentials', async () => {
  const reply = await register({ ...good, email: ' OLA@Tipgraph.example ' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    status: 'success',
    data: {
      id: 1,
      email: 'ola@tipgraph.example',
      uid: 'ola@tipgraph.example',
      first_name: null,
      permission: [],
      is_admin: false,
      is_typer: false,
      active_sub: null,
      active_sub_rest_price: null,
      active_sub_days_to_end: null,
    },
  });
  expect(credentialsOf(reply)).toEqual({
    'access-token': expect.stringMatching(/^[\w-]{22}$/),
    client: expect.stringMatching(/^[\w-]{22}$/),
    'token-type': 'Bearer',
    uid: 'ola@tipgraph.example',
    expiry: expect.stringMatching(/^\d+$/),
  });
  expect((await browser.get('/auth/validate_token.json')).statusCode).toBe(200);
  expect((await new TestClient(app.server).signIn('ola@tipgraph.example', 'sekret')).statusCode).toBe(200);
});

test('stores when the terms were accepted, and only an Argon2id hash of the password', async () => {
  await register(good);
  const [row] = await database.db.select().from(users);
  expect(row).toMatchObject({ role: 'user', termsAcceptedAt: testStart, createdAt: testStart });
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

describe('rejects with 422', () => {
  test.each([
    ['a blank address', { email: ' ' }, { email: ['blank'] }],
    ['a malformed address', { email: 'ola@' }, { email: ['invalid'] }],
    ['an address that is too long', { email: `${'o'.repeat(250)}@a.pl` }, { email: ['invalid'] }],
    ['an address with an account', { email: ' ALA@tipgraph.example' }, { email: ['taken'] }],
    ['no password', { password: '', password_confirmation: '' }, { password: ['blank'] }],
    ['five characters', { password: '12345', password_confirmation: '12345' }, { password: ['too_short'] }],
    [
      'five characters of two units each',
      { password: '🎲🎲🎲🎲🎲', password_confirmation: '🎲🎲🎲🎲🎲' },
      { password: ['too_short'] },
    ],
    [
      'a password that is too long',
      { password: 'a'.repeat(201), password_confirmation: 'a'.repeat(201) },
      { password: ['too_long'] },
    ],
    [
      'another confirmation',
      { password_confirmation: 'Sekret' },
      { password_confirmation: ['confirmation'] },
    ],
    ['terms that are not accepted', { terms: false }, { terms: ['accepted'] }],
    ['terms with another value', { terms: 'yes' }, { terms: ['accepted'] }],
  ])('%s', async (_, values, errors) => {
    await makeUser(database.db);
    const reply = await register({ ...good, ...values });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
      status: 'error',
      errors: { ...errors, full_messages: [expect.stringMatching(/^[A-Z].+/)] },
    });
    expect(credentialsOf(reply)).toEqual({});
    expect(await database.db.$count(users)).toBe(1);
  });

  test.each([[undefined], [{}], [{ user: 'x' }], [[]], [{ user: { email: 7, password: ['x'], terms: {} } }]])(
    'the body %j, with all errors',
    async (body) => {
      const reply = await browser.post('/auth.json', body);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toEqual({
        email: ['blank'],
        password: ['blank'],
        terms: ['accepted'],
        full_messages: ["Email can't be blank", "Password can't be blank", 'Terms must be accepted'],
      });
    },
  );

  test('one of two concurrent registrations of an address', async () => {
    const other = new TestClient(app.server);
    await other.get('/plans.json');
    const replies = await Promise.all([register(good), other.post('/auth.json', { user: good })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const refused = replies.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().errors).toMatchObject({ email: ['taken'] });
    expect(await database.db.$count(users)).toBe(1);
  });

  test('a request without a token of the session', async () => {
    const reply = await browser.post('/auth.json', { user: good }, { 'x-xsrf-token': '' });
    expect(reply.json()).toEqual({ errors: { xsrf_token: ['invalid'] } });
  });
});
