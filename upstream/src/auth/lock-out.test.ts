import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../db/account-tables.ts';
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
const known = 'ala@tipgraph.example';
const unknown = 'nobody@tipgraph.example';

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
  ['an account', known],
  ['no account', unknown],
])('an address with %s', (_, email) => {
  test('is closed after ten wrong passwords within 15 minutes, for 15 minutes', async () => {
    expect(await failTimes(9, email)).toEqual(Array(9).fill(401));
    app.pass(15 * minute - 1);
    expect(await failTimes(3, email)).toEqual([401, 429, 429]);
    app.pass(15 * minute - 1);
    expect(await failTimes(1, email)).toEqual([429]);
    app.pass(1);
    expect(await failTimes(1, email)).toEqual([401]);
  });

  test('stays open when the ten are spread over more than 15 minutes', async () => {
    expect(await failTimes(5, email)).toEqual(Array(5).fill(401));
    app.pass(15 * minute);
    expect(await failTimes(9, email)).toEqual(Array(9).fill(401));
  });

  test('is one address however it is written', async () => {
    await failTimes(10, ` ${email.toUpperCase()} `);
    expect(await failTimes(1, email)).toEqual([429]);
  });

  test('lets no more than ten through when 30 come at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async () => (await browser.signIn(email, 'wrong')).statusCode),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});

test('the replies for both are the same to the byte, before and after', async () => {
  const bare = async (email: string) => {
    const { statusCode, headers, body } = await browser.signIn(email, 'wrong');
    return { statusCode, body, headers: { ...headers, date: '', 'set-cookie': '' } };
  };
  for (let count = 0; count < 11; count += 1) expect(await bare(unknown)).toEqual(await bare(known));
});

test('while it is closed the right password from there is refused too, without credentials', async () => {
  await failTimes(10, known);
  const reply = await browser.signIn(known);
  expect(reply.statusCode).toBe(429);
  expect(reply.json()).toEqual({ errors: ['Too many requests. Try again later.'] });
  expect(credentialsOf(reply)).toEqual({});
  app.pass(15 * minute);
  expect((await browser.signIn(known)).statusCode).toBe(200);
});

test('wrong passwords from elsewhere close it to nobody else', async () => {
  const attacker = new TestClient(app.server, '198.51.100.66');
  for (let count = 0; count < 12; count += 1) await attacker.signIn(known, 'wrong');
  expect((await attacker.signIn(known)).statusCode).toBe(429);
  expect((await browser.signIn(known)).statusCode).toBe(200);
});

test('one IPv6 line is one place', async () => {
  for (let count = 0; count < 10; count += 1) {
    await new TestClient(app.server, `2001:db8:1:2::${count}`).signIn(known, 'wrong');
  }
  expect((await new TestClient(app.server, '2001:db8:1:2:ffff::1').signIn(known)).statusCode).toBe(429);
  expect((await new TestClient(app.server, '2001:db8:1:3::1').signIn(known)).statusCode).toBe(200);
});

test('a client behind the gateway cannot say that it is elsewhere', async () => {
  const lying = (count: number) => new TestClient(app.server, `203.0.113.${count}, 198.51.100.66`);
  for (let count = 0; count < 10; count += 1) await lying(count).signIn(known, 'wrong');
  expect((await lying(11).signIn(known)).statusCode).toBe(429);
});

test.each([known, unknown])(
  'wrong passwords for %s from everywhere slow it down, and close it to nobody',
  async (email) => {
    for (let count = 0; count < 40; count += 1) {
      await new TestClient(app.server, `198.51.100.${count}`).signIn(email, 'wrong');
    }
    expect(app.pauses).toEqual(Array(10).fill(1_000));
    expect((await browser.signIn(email)).statusCode).toBe(email === known ? 200 : 401);
    expect(app.pauses).toHaveLength(11);
    app.pass(15 * minute);
    await browser.signIn(email);
    expect(app.pauses).toHaveLength(11);
  },
);

test('whoever is signed in stays so, and other addresses stay open', async () => {
  await browser.signIn(known);
  const stranger = new TestClient(app.server);
  for (let count = 0; count < 11; count += 1) await stranger.signIn(known, 'wrong');
  expect((await browser.get('/auth/validate_token.json')).statusCode).toBe(200);
  expect(await failTimes(1, unknown)).toEqual([401]);
});

test('the right password wipes the count', async () => {
  await failTimes(9, known);
  expect((await browser.signIn(known)).statusCode).toBe(200);
  expect(await database.db.$count(attempts)).toBe(1);
  expect(await failTimes(9, known)).toEqual(Array(9).fill(401));
  expect((await browser.signIn(known)).statusCode).toBe(200);
});

test('12 right sign-ins at once are all let in', async () => {
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => new TestClient(app.server).signIn(known)),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
});

test('no address is stored, and what has no meaning any more goes', async () => {
  await failTimes(1, known);
  await failTimes(1, unknown);
  const rows = await database.db.select().from(attempts);
  expect(rows).toHaveLength(4);
  expect(JSON.stringify(rows)).not.toMatch(/ala|nobody|tipgraph/);
  app.pass(15 * minute);
  await failTimes(1, 'third@tipgraph.example');
  expect(await database.db.$count(attempts)).toBe(2);
});

test('however many addresses are tried, no more than 50 000 are kept, and those that are closed are among them', async () => {
  await failTimes(10, known);
  const soon = new Date(app.now.getTime() + 14 * minute).toISOString();
  await database.db.execute(sql`
    insert into ${attempts} (key, at, expires_at)
    select 'flood ' || n, '{}', ${soon}::timestamptz from generate_series(1, 50100) n
  `);
  await failTimes(1, unknown);
  expect(await database.db.$count(attempts)).toBe(50_000);
  expect(await failTimes(1, known)).toEqual([429]);
});
