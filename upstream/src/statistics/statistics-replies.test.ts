import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { autofilters, leagues, matches, seasons, teams, userLeagues } from '../db/schema.ts';
import { weakTag } from '../http/conditional-get.ts';
import { makeLeague, makeMatch } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { openTestApp, testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';

const { database, app } = await setUpApp();
const { db } = database;

/** Connections of another upstream process. */
const elsewhere = await openDatabase(database.url, (error) => {
  throw error;
});
const otherApp = await openTestApp(elsewhere.db);
afterAll(async () => {
  await otherApp.close();
  await elsewhere.close();
});

let browser: TestClient;
let userId: number;
let fixture: Awaited<ReturnType<typeof makeLeague>>;

const hours = (count: number) => new Date(testStart.getTime() + count * 3_600_000);
const table = '/leagues/1.json';
const coming = '/leagues/1/future_matches.json?last=5';
const chosen = '/leagues/active_leagues.json';
const picked = '/autofilters/autofilter_matches.json?last=0&marks=true';

beforeEach(async () => {
  fixture = await makeLeague(db);
  await makeMatch(db, fixture, hours(-1), { goalHome: 1, goalAway: 0 });
  await makeMatch(db, fixture, hours(1));
  await makeMatch(db, fixture, hours(2));
  ({ browser, userId } = await signInWith(db, app, ['stats', 'autofilters']));
});

const bodyOf = async (path: string, client = browser) => {
  const reply = await client.get(path);
  expect(reply.statusCode).toBe(200);
  return reply.body;
};

/** A client of the other process with the same credentials. */
const otherClient = () => {
  const client = new TestClient(otherApp.server);
  client.credentials = browser.credentials;
  return client;
};

/** Makes every statement on matches fail without a write. */
const withoutMatches = async (work: () => Promise<void>) => {
  await db.execute(sql`alter table matches rename to matches_away`);
  try {
    await work();
  } finally {
    await db.execute(sql`alter table matches_away rename to matches`);
  }
};

describe('a reply of statistics', () => {
  test.each([table, coming, picked])('%s is sent from the cache byte for byte', async (path) => {
    const first = await browser.get(path);
    await withoutMatches(async () => {
      const again = await browser.get(path);
      expect(again.statusCode).toBe(200);
      expect(again.body).toBe(first.body);
      expect(again.headers).toMatchObject({
        etag: weakTag(first.body),
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(first.body)),
        'cache-control': 'max-age=0, private, must-revalidate',
      });
      const known = await browser.get(path, { 'if-none-match': weakTag(first.body) });
      expect([known.statusCode, known.body]).toEqual([304, '']);
    });
  });

  test('is cached by language and URL', async () => {
    await bodyOf(coming);
    await db.execute(sql`update leagues set country = 'Poland'`);
    const polish = await browser.get(table, { lang: 'pl' });
    const english = await browser.get(table, { lang: 'en' });
    expect([polish, english].map((reply) => reply.json().league.country)).toEqual(['Polska', 'Poland']);
    expect(JSON.parse(await bodyOf('/leagues/1/future_matches.json?last=0')).teams).toEqual([]);
  });

  test('is refused without permission, and refusals are not cached', async () => {
    expect((await browser.get('/leagues/2.json')).statusCode).toBe(404);
    await makeLeague(db, { code: 'T2' });
    expect((await browser.get('/leagues/2.json')).statusCode).toBe(200);
    await bodyOf(table);
    const stranger = await signInWith(db, app, ['dropinfo'], 'ola@tipgraph.example');
    expect((await stranger.browser.get(table)).statusCode).toBe(403);
    expect((await new TestClient(app.server).get(table)).statusCode).toBe(401);
  });

  test('changes at a kick-off without a write, and back when the clock is set back', async () => {
    const before = await bodyOf(coming);
    const idsOf = (body: string) => JSON.parse(body).matches.map(({ id }: { id: number }) => id);
    expect(idsOf(before)).toEqual([2, 3]);
    app.now = hours(1);
    expect(idsOf(await bodyOf(coming))).toEqual([3]);
    app.now = hours(1.5);
    expect(idsOf(await bodyOf(coming))).toEqual([3]);
    app.now = testStart;
    expect(await bodyOf(coming)).toBe(before);
  });
});

test('a match without a result is past three hours after its kick-off, without a write', async () => {
  const past = '/leagues/1/past_matches.json';
  const idsAt = async (now: Date) => {
    app.now = now;
    return JSON.parse(await bodyOf(past)).matches.map(({ id }: { id: number }) => id);
  };
  expect(await idsAt(hours(2.5))).toEqual([1]);
  expect(await idsAt(new Date(hours(4).getTime() + 1))).toEqual([2, 1]);
  expect(await idsAt(new Date(hours(5).getTime() + 1))).toEqual([3, 2, 1]);
});

describe('a reply has every write that was committed before the request', () => {
  const writes: [string, string, () => Promise<unknown>][] = [
    ['a result', table, () => db.update(matches).set({ goalAway: 3 }).where(eq(matches.id, 1))],
    ['a match that is called off', coming, () => db.update(matches).set({ calledOff: true })],
    ['a new match', coming, () => makeMatch(db, fixture, hours(3))],
    ['a deleted match', coming, () => db.delete(matches).where(eq(matches.id, 2))],
    ['the name of a team', table, () => db.update(teams).set({ name: 'Warta' }).where(eq(teams.id, 1))],
    ['a season', table, () => db.insert(seasons).values({ leagueId: 1, year: '2024', name: '2024/2025' })],
    ['a league', '/leagues.json', () => makeLeague(db, { code: 'T2' })],
    ['the name of a league', chosen, () => db.update(leagues).set({ name: 'Liga' })],
  ];
  test.each(writes)('%s', async (_, path, write) => {
    await db.insert(userLeagues).values({ userId, leagueId: 1 });
    const before = [await bodyOf(path), await bodyOf(path, otherClient())];
    expect(before[1]).toBe(before[0]);
    await write();
    const after = [await bodyOf(path), await bodyOf(path, otherClient())];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(after[0]);
  });

  test('of two processes during concurrent reads', async () => {
    const clients = [browser, otherClient()];
    let isOver = false;
    const readAlways = async (client: TestClient) => {
      while (!isOver) await bodyOf(table, client);
    };
    const readers = clients.map(readAlways);
    const seen: number[] = [];
    for (let goals = 2; goals < 22; goals += 1) {
      const writer = goals % 2 === 0 ? db : elsewhere.db;
      await writer.update(matches).set({ goalHome: goals }).where(eq(matches.id, 1));
      const [client = browser] = goals % 3 === 0 ? clients : clients.toReversed();
      seen.push(JSON.parse(await bodyOf(table, client)).league.teams[0].stats[0].goals_for);
    }
    isOver = true;
    await Promise.all(readers);
    expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  });

  test.skipIf(!database.isServer)('also after reads during the transaction', async () => {
    const writer = new pg.Client({ connectionString: database.url });
    await writer.connect();
    const before = await bodyOf(table);
    await writer.query('begin');
    await writer.query('update matches set goal_home = 7 where id = 1');
    expect(await bodyOf(table)).toBe(before);
    expect(await bodyOf('/leagues/1.json?season=2025/2026')).toContain('"goals_for":1');
    await writer.query('commit');
    expect(await bodyOf(table)).toContain('"goals_for":7');
    expect(await bodyOf('/leagues/1.json?season=2025/2026')).toContain('"goals_for":7');
    await writer.end();
  });
});

describe('the choices of a user', () => {
  const goals = {
    name: 'Gole',
    stat: 'goal',
    comparison: 'over',
    line: 0.5,
    side: 'home',
    window: 5,
    minHitRate: 1,
    leagueIds: [],
    createdAt: testStart,
  } as const;

  test('are in the next reply to that user only', async () => {
    const other = await signInWith(db, app, ['stats', 'autofilters'], 'ola@tipgraph.example');
    expect(await bodyOf(chosen)).toBe('{"leagues":[]}');
    expect(await bodyOf(chosen, other.browser)).toBe('{"leagues":[]}');
    await browser.put('/users/toggle_active_league.json?league_id=1');
    expect(JSON.parse(await bodyOf(chosen)).leagues).toHaveLength(1);
    expect(await bodyOf(chosen, other.browser)).toBe('{"leagues":[]}');
    await browser.put('/users/toggle_active_league.json?league_id=1');
    expect(await bodyOf(chosen)).toBe('{"leagues":[]}');
  });

  test('include created, changed and deleted autofilters', async () => {
    const other = await signInWith(db, app, ['stats', 'autofilters'], 'ola@tipgraph.example');
    const navsOf = async (client = browser) =>
      JSON.parse(await bodyOf(picked, client)).autofilters_navs.map(({ name }: { name: string }) => name);
    expect([await navsOf(), await navsOf(other.browser)]).toEqual([[], []]);
    await db.insert(autofilters).values({ ...goals, userId, leagueIds: [] });
    expect([await navsOf(), await navsOf(other.browser)]).toEqual([['Gole'], []]);
    await db.update(autofilters).set({ name: 'Bramki' });
    expect(await navsOf()).toEqual(['Bramki']);
    await db.delete(autofilters);
    expect(await navsOf()).toEqual([]);
  });
});

describe('the version of the statistics', () => {
  const version = async () => {
    const { rows } = await db.execute<{ version: string; writers: string }>(
      sql`select version, (select count(*) from statistics_writers) as writers from statistics_version`,
    );
    return rows[0] && { version: Number(rows[0].version), writers: Number(rows[0].writers) };
  };

  test('changes once per transaction, and not after a rollback', async () => {
    const start = await version();
    await db.transaction(async (tx) => {
      await tx.update(matches).set({ cornersHome: 1 });
      await tx.update(teams).set({ logo: 'logo.png' });
      await tx.transaction(async (inner) => {
        await inner.update(matches).set({ cornersHome: 2 });
      });
    });
    expect(await version()).toEqual({ version: (start?.version ?? 0) + 1, writers: 0 });
    const rolledBack = db.transaction(async (tx) => {
      await tx.update(matches).set({ cornersHome: 3 });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await version()).toEqual({ version: (start?.version ?? 0) + 1, writers: 0 });
  });

  test.skipIf(!database.isServer)('does not make writers wait for each other', async () => {
    const [one, other] = [new pg.Client(database.url), new pg.Client(database.url)];
    for (const client of [one, other]) {
      await client.connect();
      await client.query('begin');
    }
    await one.query('update matches set corners_home = 1 where id = 1');
    await other.query('update matches set corners_home = 2 where id = 2');
    const waiting = one.query('update matches set corners_home = 1 where id = 2');
    await other.query('commit');
    await waiting;
    await one.query('commit');
    for (const client of [one, other]) await client.end();
    const found = await db.select({ corners: matches.cornersHome }).from(matches).orderBy(matches.id);
    expect(found.map(({ corners }) => corners)).toEqual([1, 1, null]);
  });
});
