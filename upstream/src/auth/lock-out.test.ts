import { inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../db/sign-in-tables.ts';
import { makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { credentialsOf, TestClient } from '../testing/test-client.ts';

let browser: TestClient;

const { database, app } = await setUpApp();
beforeEach(async () => {
  browser = new TestClient(app.server);
  await browser.get('/plans.json');
});

const minute = 60_000;
const registered = 'ala@tipgraph.example';
const unregistered = 'nobody@tipgraph.example';

async function failTimes(times: number, email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await browser.signIn(email, `wrong ${count}`)).statusCode);
  }
  return statuses;
}

beforeEach(async () => {
  await makeUser(database.db);
});

describe.each([
  ['an account', registered],
  ['no account', unregistered],
])('an address with %s', (_, email) => {
  test('is blocked for 15 minutes after ten wrong passwords within 15 minutes', async () => {
    expect(await failTimes(9, email)).toEqual(Array(9).fill(401));
    app.pass(15 * minute - 1);
    expect(await failTimes(3, email)).toEqual([401, 429, 429]);
    app.pass(15 * minute - 1);
    expect(await failTimes(1, email)).toEqual([429]);
    app.pass(1);
    expect(await failTimes(1, email)).toEqual([401]);
  });

  test('is not blocked when the ten are spread over more than 15 minutes', async () => {
    expect(await failTimes(5, email)).toEqual(Array(5).fill(401));
    app.pass(1);
    expect(await failTimes(1, email)).toEqual([401]);
    app.pass(15 * minute - 1);
    expect(await failTimes(8, email)).toEqual(Array(8).fill(401));
    expect(await failTimes(2, email)).toEqual([401, 429]);
  });

  test('is one address regardless of case and spaces', async () => {
    await failTimes(10, ` ${email.toUpperCase()} `);
    expect(await failTimes(1, email)).toEqual([429]);
  });

  test('allows ten of 30 concurrent attempts', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => (await browser.signIn(email, 'wrong')).statusCode),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});

test('the replies for both are identical, before and after', async () => {
  const bare = async (email: string) => {
    const { statusCode, headers, body } = await browser.signIn(email, 'wrong');
    return { statusCode, body, headers: { ...headers, date: '', 'set-cookie': '' } };
  };
  for (let count = 0; count < 11; count += 1)
    expect(await bare(unregistered)).toEqual(await bare(registered));
});

test('the right password is rejected too while the client is blocked', async () => {
  await failTimes(10, registered);
  const reply = await browser.signIn(registered);
  expect(reply.statusCode).toBe(429);
  expect(reply.json()).toEqual({ errors: ['Too many requests. Try again later.'] });
  expect(credentialsOf(reply)).toEqual({});
  app.pass(15 * minute);
  expect((await browser.signIn(registered)).statusCode).toBe(200);
});

test('wrong passwords of one client do not block others', async () => {
  const attacker = new TestClient(app.server, '198.51.100.66');
  for (let count = 0; count < 12; count += 1) await attacker.signIn(registered, 'wrong');
  expect((await attacker.signIn(registered)).statusCode).toBe(429);
  expect((await browser.signIn(registered)).statusCode).toBe(200);
});

test('one IPv6 /64 network is one client', async () => {
  for (let count = 0; count < 10; count += 1) {
    await new TestClient(app.server, `2001:db8:1:2::${count}`).signIn(registered, 'wrong');
  }
  expect((await new TestClient(app.server, '2001:db8:1:2:ffff::1').signIn(registered)).statusCode).toBe(429);
  expect((await new TestClient(app.server, '2001:db8:1:3::1').signIn(registered)).statusCode).toBe(200);
});

test('a client behind the gateway cannot spoof its address', async () => {
  const lying = (count: number) => new TestClient(app.server, `203.0.113.${count}, 198.51.100.66`);
  for (let count = 0; count < 10; count += 1) await lying(count).signIn(registered, 'wrong');
  expect((await lying(11).signIn(registered)).statusCode).toBe(429);
});

test.each([registered, unregistered])(
  'wrong passwords for %s of many clients delay sign-in, but block no one',
  async (email) => {
    for (let count = 0; count < 40; count += 1) {
      await new TestClient(app.server, `198.51.100.${count}`).signIn(email, 'wrong');
    }
    expect(app.pauses).toEqual(Array(10).fill(1_000));
    expect((await browser.signIn(email)).statusCode).toBe(email === registered ? 200 : 401);
    expect(app.pauses).toHaveLength(11);
    app.pass(15 * minute);
    await browser.signIn(email);
    expect(app.pauses).toHaveLength(11);
  },
);

test('a wrong password during a delay does not end it early', async () => {
  const failFrom = (client: number) =>
    new TestClient(app.server, `198.51.100.${client}`).signIn(registered, 'wrong');
  for (let client = 0; client < 29; client += 1) await failFrom(client);
  app.pass(14 * minute);
  await failFrom(29);
  app.pass(2 * minute);
  await failFrom(30);
  await browser.signIn(registered);
  expect(app.pauses).toEqual([1_000, 1_000]);
});

test('only the attempts that can still block are stored', async () => {
  for (let count = 0; count < 40; count += 1) {
    await new TestClient(app.server, `198.51.100.${count}`).signIn(registered, 'wrong');
  }
  const rows = await database.db.select().from(attempts);
  expect(Math.max(...rows.map(({ at }) => at.length))).toBe(30);
});

test('an attempt neither changes nor locks the rows of others', async () => {
  await failTimes(1, registered);
  const others = await database.db.select({ key: attempts.key }).from(attempts);
  await failTimes(1, unregistered);
  const { rows } = await database.db.execute(sql`
    select key from ${attempts} where xmax <> 0 and ${inArray(
      attempts.key,
      others.map(({ key }) => key),
    )}
  `);
  expect(rows).toEqual([]);
});

test('signed-in clients and other e-mail addresses are not affected', async () => {
  await browser.signIn(registered);
  const stranger = new TestClient(app.server);
  for (let count = 0; count < 11; count += 1) await stranger.signIn(registered, 'wrong');
  expect((await browser.get('/auth/validate_token.json')).statusCode).toBe(200);
  expect(await failTimes(1, unregistered)).toEqual([401]);
});

test('the right password resets the count', async () => {
  await failTimes(9, registered);
  expect((await browser.signIn(registered)).statusCode).toBe(200);
  // Of the account only, without the right password.
  expect(await database.db.select().from(attempts)).toMatchObject([{ at: Array(9).fill(app.now.getTime()) }]);
  expect(await failTimes(9, registered)).toEqual(Array(9).fill(401));
  expect((await browser.signIn(registered)).statusCode).toBe(200);
});

test('12 concurrent sign-ins with the right password succeed', async () => {
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => new TestClient(app.server).signIn(registered)),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
});

test('addresses are stored only as hashes, and expired rows are deleted', async () => {
  await failTimes(1, registered);
  await failTimes(1, unregistered);
  const rows = await database.db.select().from(attempts);
  expect(rows).toHaveLength(4);
  expect(JSON.stringify(rows)).not.toMatch(/ala|nobody|tipgraph/);
  app.pass(15 * minute);
  await failTimes(1, 'third@tipgraph.example');
  expect(await database.db.$count(attempts)).toBe(2);
});

test('at most 50,000 rows are stored, and blocked addresses stay among them', async () => {
  await failTimes(10, registered);
  const soon = new Date(app.now.getTime() + 14 * minute).toISOString();
  await database.db.execute(sql`
    insert into ${attempts} (key, at, expires_at)
    select 'flood ' || n, '{}', ${soon}::timestamptz from generate_series(1, 50100) n
  `);
  await failTimes(1, unregistered);
  expect(await database.db.$count(attempts)).toBe(50_000);
  expect(await failTimes(1, registered)).toEqual([429]);
});
