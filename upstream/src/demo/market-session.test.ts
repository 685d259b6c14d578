import { and, count, eq, gt, inArray, like, lt, ne, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropinfos, leagues, matches, odds, priceSteps, subscriptions, tips, users } from '../db/schema.ts';
import { readHistory, recordSteps } from '../dropinfo/price-steps.ts';
import { type Change, isListed } from '../hook/changes.ts';
import { demoSeed, demoTemplate } from '../testing/demo-template.ts';
import { setUpSharedDatabase } from '../testing/set-up-database.ts';
import { demoEmails } from './demo-users.ts';
import { MarketSession, startDemoMarket } from './market-session.ts';
import { pruneDemo } from './prune-demo.ts';
import { seededRandom } from './random.ts';

const database = await setUpSharedDatabase(demoTemplate);
let now: Date;
let changes: (Change & { at: number })[];
let errors: string[];
const start = demoSeed.clock();
const clock = () => now;
const options = (db = database.db) => ({
  db,
  clock,
  random: seededRandom(21),
  changes: { announce: (change: Change) => changes.push({ ...change, at: now.getTime() }) },
  logger: { error: (_: unknown, message: string) => errors.push(message) },
  minDrop: 0.05,
});

beforeEach(() => {
  now = start;
  changes = [];
  errors = [];
});

/** Runs steps of the market, and moves the clock after each. */
async function run(session: MarketSession, steps: number, seconds: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await session.step();
    now = new Date(now.getTime() + seconds * 1_000);
  }
}
const announced = (kind: Change['kind']) => changes.filter(isListed).filter((change) => change.kind === kind);

describe('the market', () => {
  it('creates a dropinfo every 10 to 30 seconds, announces each once, and keeps the opening price and time of those that drop further', async () => {
    const all = () => database.db.select().from(dropinfos).orderBy(dropinfos.id);
    const before = new Map((await all()).map((one) => [one.id, one]));
    const session = new MarketSession(options());
    await run(session, 150, 2);
    const created = (await all()).filter(({ id }) => !before.has(id));
    expect(created.length).toBeGreaterThanOrEqual(10);
    const newOnes = announced('dropinfo').filter(({ isNew }) => isNew);
    expect(newOnes.map(({ id }) => id)).toEqual(created.map(({ id }) => id));
    const times = newOnes.map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => (at - (times[index] ?? 0)) / 1_000);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(30);
    for (const { createdAt, timebetween, matchId, from, to, drop } of created) {
      const [match] = await database.db.select().from(matches).where(eq(matches.id, matchId));
      const minutes = ((match?.date.getTime() ?? 0) - createdAt.getTime()) / 60_000;
      expect(timebetween).toBe(Math.floor(minutes));
      expect(drop).toBeCloseTo((from - to) / from, 4);
    }
    let grown = 0;
    for (let part = 0; part < 20 && grown === 0; part += 1) {
      if (part > 0) await run(session, 50, 2);
      for (const { id, from, to, drop, createdAt, movedAt } of await all()) {
        const first = before.get(id);
        if (!first) continue;
        expect(first).toMatchObject({ from, createdAt });
        expect(drop).toBeGreaterThanOrEqual(first.drop);
        if (to >= first.to) continue;
        grown += 1;
        const { steps } = await readHistory(database.db, id, { after: 0, limit: 500 });
        const last = steps.findLast(({ side }) => side === 'dropped');
        expect(last).toMatchObject({ at: movedAt, odds: to });
        expect(announced('dropinfo')).toContainEqual(
          expect.objectContaining({ id, isNew: false, at: movedAt?.getTime() }),
        );
      }
    }
    expect(grown).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  it('is deterministic for the same random numbers and clock', async () => {
    const outcome = async () => {
      now = start;
      let created: unknown[] = [];
      const undone = new Error('Undone');
      const session = database.db.transaction(async (tx) => {
        const before = await tx.$count(dropinfos);
        await run(new MarketSession(options(tx)), 20, 2);
        created = await tx
          .select({ uid: dropinfos.uid, to: dropinfos.to, createdAt: dropinfos.createdAt })
          .from(dropinfos)
          .orderBy(dropinfos.id);
        expect(created.length).toBeGreaterThan(before);
        throw undone;
      });
      await expect(session).rejects.toBe(undone);
      return created;
    };
    expect(await outcome()).toEqual(await outcome());
  });

  it('makes one event per call of makeEvent, also with a stopped clock', async () => {
    const session = new MarketSession(options());
    const kinds: string[] = [];
    for (let event = 0; event < 6; event += 1) {
      const before = changes.length;
      await session.makeEvent();
      const kindsNow = new Set(changes.slice(before).map(({ kind }) => kind));
      kinds.push([...kindsNow].join());
    }
    expect(kinds).toEqual(Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? 'dropinfo' : 'tip')));
    expect(errors).toEqual([]);
  });

  it('finishes matches, settles and announces their tips, and publishes new ones', async () => {
    const open = await database.db.select().from(tips).where(eq(tips.tipStatus, 'tip_active'));
    await run(new MarketSession(options()), 30, 240);
    const tipsAnnounced = announced('tip');
    const settled = tipsAnnounced.filter(({ isNew }) => !isNew).map(({ id }) => id);
    expect(settled.length).toBeGreaterThan(10);
    expect(new Set(settled).size).toBe(settled.length);
    for (const id of settled) {
      const [tip] = await database.db.select().from(tips).where(eq(tips.id, id));
      expect(['tip_success', 'tip_fail', 'tip_cancel']).toContain(tip?.tipStatus);
      expect(tip?.cancelReason === null).toBe(tip?.tipStatus !== 'tip_cancel');
      expect(tip?.version).toBe(2);
    }
    const lastOpen = Math.max(...open.map(({ idx }) => idx));
    const published = await database.db.$count(tips, gt(tips.idx, lastOpen));
    expect(published).toBeGreaterThan(10);
    expect(tipsAnnounced.filter(({ isNew }) => isNew)).toHaveLength(published);
    const twoHoursAgo = new Date(now.getTime() - 2 * 3_600_000);
    const past = await database.db.select().from(matches).where(lt(matches.date, twoHoursAgo));
    expect(past.filter(({ goalHome }) => goalHome === null)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('adds fixtures and deletes old data', async () => {
    now = new Date(start.getTime() + 90 * 24 * 3_600_000);
    await run(new MarketSession(options()), 3, 60);
    const coming = await database.db
      .select({ date: matches.date })
      .from(matches)
      .where(gt(matches.date, now))
      .orderBy(matches.date)
      .limit(2);
    expect(coming[0]?.date.getTime()).toBeLessThanOrEqual(now.getTime() + 30 * 60_000);
    const old = new Date(now.getTime() - 76 * 24 * 3_600_000);
    expect(await database.db.$count(matches, lt(matches.date, old))).toBe(0);
    const [stale] = await database.db
      .select({ prices: count() })
      .from(odds)
      .innerJoin(matches, eq(matches.id, odds.matchId))
      .where(lt(matches.date, new Date(now.getTime() - 24 * 3_600_000)));
    expect(stale?.prices).toBe(0);
    const [expired] = await database.db
      .select({ subscriptions: count() })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(and(inArray(users.email, demoEmails), lt(subscriptions.expiresAt, now)));
    expect(expired?.subscriptions).toBe(1);
    expect(errors).toEqual([]);
  });

  it('does not bring back a plan that a demo account has replaced', async () => {
    const { db } = database;
    const [old] = await db.select().from(subscriptions).where(gt(subscriptions.expiresAt, start)).limit(1);
    if (!old) throw new Error('The demo has no active subscription');
    const ofUser = eq(subscriptions.userId, old.userId);
    await db.update(subscriptions).set({ expiresAt: start }).where(ofUser);
    const { id, ...rest } = old;
    const expiresAt = new Date(start.getTime() + 3_600_000);
    await db.insert(subscriptions).values({ ...rest, startsAt: start, expiresAt });
    await new MarketSession(options()).step();
    const ends = await db.select().from(subscriptions).where(ofUser).orderBy(subscriptions.id);
    const inThirtyDays = new Date(start.getTime() + 30 * 24 * 3_600_000);
    expect(ends.map((one) => one.expiresAt)).toEqual([start, inThirtyDays]);
  });

  it('deletes price steps after hours and odds after 30 days', async () => {
    const { db } = database;
    const day = 24 * 3_600_000;
    const first = await db.select({ id: odds.id }).from(odds).orderBy(odds.id).limit(13);
    const ids = first.map(({ id }) => id);
    const steps = () => db.$count(priceSteps, inArray(priceSteps.oddsId, ids));
    const stored = () => db.$count(odds, inArray(odds.id, ids));
    await recordSteps(
      db,
      ids.map((oddsId) => ({ oddsId, at: start, price: 1.5 })),
    );
    const session = new MarketSession(options());
    for (const [days, prices] of [
      [1, 13],
      [29, 13],
      [31, 0],
    ] as const) {
      now = new Date(start.getTime() + days * day);
      await session.step();
      expect(await stored()).toBe(prices);
      expect(await steps()).toBe(0);
    }
    expect(errors).toEqual([]);
  });

  const addSettledTips = () =>
    database.db.execute(
      `insert into tips (uid, idx, title, tip, tip_type, tip_status, exchange, rate, date, begins_at, created_at)
       select 'demo-tip-' || n || '-1h', n, 'A – B', '1', 'default', 'tip_fail', 2, 1, at, at, at
       from generate_series(1001, 1400) as n, cast('2026-03-01T00:00Z' as timestamptz) as at`,
    );

  it('stores at most about 200 dropinfos and 300 settled tips', async () => {
    await addSettledTips();
    await database.db.execute(
      `insert into dropinfos (uid, match_id, market, selection, bookmaker, from_odds, to_odds, line, drop, created_at, timebetween)
       select 'demo-0-' || n, (select max(id) from matches), 'one_x_two', 'home', 'Pinnacle', 2, 1.8, n, 0.1, '2026-03-14T00:00Z', 60
       from generate_series(1, 160) as n`,
    );
    await run(new MarketSession(options()), 30, 30);
    expect(announced('dropinfo').length).toBeGreaterThan(20);
    expect(await database.db.$count(dropinfos)).toBeLessThanOrEqual(203);
    const settled = and(like(tips.uid, 'demo-tip-%'), ne(tips.tipStatus, 'tip_active'));
    expect(await database.db.$count(tips, settled)).toBeLessThanOrEqual(301);
  });

  it('locks tips before seals, as a new tip does, so that the two do not wait for each other', async () => {
    await addSettledTips();
    await database.db.transaction(async (tx) => {
      const execute = vi.spyOn(tx, 'execute');
      await pruneDemo(tx, now);
      const locked = execute.mock.calls.map(([query]) => new PgDialect().sqlToQuery(sql`${query}`).sql);
      expect(locked.slice(0, 2)).toEqual([
        'lock table "tips" in row exclusive mode',
        'lock table "tip_seals" in share row exclusive mode',
      ]);
    });
  });

  it('adds fixtures when too few markets are without a drop', async () => {
    await database.db.update(odds).set({ current: 1.2 });
    const before = await database.db.$count(matches);
    await run(new MarketSession(options()), 1, 2);
    expect(await database.db.$count(matches)).toBeGreaterThan(before + 10);
  });

  it('does not change real data', async () => {
    const [league] = await database.db
      .insert(leagues)
      .values({ code: 'E0', sportId: 1, name: 'Premier League', country: 'England' })
      .returning();
    const [demoMatch] = await database.db.select().from(matches).limit(1);
    if (!league || !demoMatch) throw new Error('The seed made nothing');
    const { id: _, ...rest } = demoMatch;
    const [real] = await database.db
      .insert(matches)
      .values({
        ...rest,
        leagueId: league.id,
        day: '2020-01-01',
        date: new Date('2020-01-01'),
        goalHome: null,
        providerId: null,
      })
      .returning();
    await run(new MarketSession(options()), 5, 60);
    const [after] = await database.db
      .select()
      .from(matches)
      .where(eq(matches.id, real?.id ?? 0));
    expect(after).toEqual(real);
  });

  it('logs an error and continues', async () => {
    const session = new MarketSession(options());
    await session.step();
    await database.db.execute(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
    );
    await database.db.execute('create trigger refuse before update on odds execute function refuse()');
    try {
      await run(session, 3, 2);
      expect(errors.length).toBeGreaterThan(0);
      expect(errors[0]).toContain('moving the odds');
    } finally {
      await database.db.execute('drop function refuse cascade');
    }
    const before = announced('dropinfo').length;
    await run(session, 15, 2);
    expect(announced('dropinfo').length).toBeGreaterThan(before);
  });

  it('does nothing in a database without the demo', async () => {
    await database.db.execute('truncate sports cascade');
    await run(new MarketSession(options()), 3, 60);
    expect(changes).toEqual([]);
    expect(errors).toEqual([]);
    expect(await database.db.$count(matches)).toBe(0);
  });
});

it('makes events of both kinds at an interval of its own', async () => {
  const market = startDemoMarket(options(), 0.05);
  await expect
    .poll(() => new Set(changes.map(({ kind }) => kind)), { timeout: 20_000 })
    .toEqual(new Set(['dropinfo', 'tip']));
  await market.close();
});
