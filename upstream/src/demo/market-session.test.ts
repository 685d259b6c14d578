import { and, count, eq, gt, inArray, like, lt, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropinfos } from '../db/dropinfo-tables.ts';
import { leagues, matches, odds, priceSteps, subscriptions } from '../db/tables.ts';
import { tips } from '../db/tip-tables.ts';
import { readHistory, recordSteps } from '../dropinfo/price-steps.ts';
import { type Change, isListed } from '../hook/changes.ts';
import { demoSeed, demoTemplate } from '../testing/demo-template.ts';
import { setUpSharedDatabase } from '../testing/set-up-database.ts';
import { seededRandom } from './chance.ts';
import { MarketSession, startDemoMarket } from './market-session.ts';

const database = await setUpSharedDatabase(demoTemplate);
let now: Date;
let changes: (Change & { at: number })[];
let faults: string[];
const start = demoSeed.clock();
const clock = () => now;
const options = (db = database.db) => ({
  db,
  clock,
  random: seededRandom(21),
  changes: { announce: (change: Change) => changes.push({ ...change, at: now.getTime() }) },
  logger: { error: (_: unknown, message: string) => faults.push(message) },
  minDrop: 0.05,
});

beforeEach(() => {
  now = start;
  changes = [];
  faults = [];
});

/** Lets the market take so many steps, with the clock going on by so many seconds after each. */
async function run(session: MarketSession, steps: number, seconds: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await session.step();
    now = new Date(now.getTime() + seconds * 1_000);
  }
}
const announced = (kind: Change['kind']) => changes.filter(isListed).filter((change) => change.kind === kind);

describe('the market', () => {
  it('gives birth to a dropinfo every 10 to 30 seconds and announces each once', async () => {
    const before = new Set((await database.db.select().from(dropinfos)).map(({ id }) => id));
    await run(new MarketSession(options()), 150, 2);
    const list = await database.db.select().from(dropinfos).orderBy(dropinfos.id);
    const born = list.filter(({ id }) => !before.has(id));
    expect(born.length).toBeGreaterThanOrEqual(10);
    const births = announced('dropinfo').filter(({ isNew }) => isNew);
    expect(births.map(({ id }) => id)).toEqual(born.map(({ id }) => id));
    const times = births.map(({ at }) => at);
    const gaps = times.slice(1).map((at, place) => (at - (times[place] ?? 0)) / 1_000);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(30);
    for (const { createdAt, timebetween, matchId, from, to, drop } of born) {
      const [match] = await database.db.select().from(matches).where(eq(matches.id, matchId));
      const minutes = ((match?.date.getTime() ?? 0) - createdAt.getTime()) / 60_000;
      expect(timebetween).toBe(Math.floor(minutes));
      expect(drop).toBeCloseTo((from - to) / from, 4);
    }
    expect(faults).toEqual([]);
  });

  it('does the same with the same numbers and clock', async () => {
    const outcome = async () => {
      now = start;
      let born: unknown[] = [];
      const undone = new Error('Undone');
      const session = database.db.transaction(async (tx) => {
        await run(new MarketSession(options(tx)), 60, 2);
        born = await tx
          .select({ uid: dropinfos.uid, to: dropinfos.to, createdAt: dropinfos.createdAt })
          .from(dropinfos)
          .orderBy(dropinfos.id);
        throw undone;
      });
      await expect(session).rejects.toBe(undone);
      return born;
    };
    expect(await outcome()).toEqual(await outcome());
  });

  it('makes one event at a time where that is asked for, also while the clock stands', async () => {
    const session = new MarketSession(options());
    const kinds: string[] = [];
    for (let event = 0; event < 6; event += 1) {
      const before = changes.length;
      await session.makeEvent();
      const kindsNow = new Set(changes.slice(before).map(({ kind }) => kind));
      kinds.push([...kindsNow].join());
    }
    expect(kinds).toEqual(Array.from({ length: 6 }, (_, place) => (place % 2 === 0 ? 'dropinfo' : 'tip')));
    expect(faults).toEqual([]);
  });

  it('keeps the opening price and the age of a dropinfo that grows', async () => {
    const before = await database.db.select().from(dropinfos);
    const session = new MarketSession(options());
    let grown = 0;
    for (let part = 0; part < 20 && grown === 0; part += 1) {
      await run(session, 50, 2);
      const after = new Map((await database.db.select().from(dropinfos)).map((one) => [one.id, one]));
      for (const { id, from, to, drop, createdAt } of before) {
        const now = after.get(id);
        if (!now) continue;
        expect(now).toMatchObject({ from, createdAt });
        expect(now.drop).toBeGreaterThanOrEqual(drop);
        if (now.to < to) {
          grown += 1;
          const { steps } = await readHistory(database.db, id, { after: 0, limit: 500 });
          const last = steps.findLast(({ side }) => side === 'dropped');
          expect(last).toMatchObject({ at: now.movedAt, odds: now.to });
          expect(announced('dropinfo')).toContainEqual(
            expect.objectContaining({ id, isNew: false, at: now.movedAt?.getTime() }),
          );
        }
      }
    }
    expect(grown).toBeGreaterThan(0);
  });

  it('plays matches, settles their tips, announces that, and publishes new tips', async () => {
    const open = await database.db.select().from(tips).where(eq(tips.tipStatus, 'tip_active'));
    await run(new MarketSession(options()), 30, 240);
    const tipsAnnounced = announced('tip');
    const settled = tipsAnnounced.filter(({ isNew }) => !isNew).map(({ id }) => id);
    expect(settled.length).toBeGreaterThan(15);
    expect(new Set(settled).size).toBe(settled.length);
    for (const id of settled) {
      const [tip] = await database.db.select().from(tips).where(eq(tips.id, id));
      expect(['tip_success', 'tip_fail', 'tip_cancel']).toContain(tip?.tipStatus);
      expect(tip?.cancelReason === null).toBe(tip?.tipStatus !== 'tip_cancel');
    }
    const lastOpen = Math.max(...open.map(({ idx }) => idx));
    const published = await database.db.$count(tips, gt(tips.idx, lastOpen));
    expect(published).toBeGreaterThan(10);
    expect(tipsAnnounced.filter(({ isNew }) => isNew)).toHaveLength(published);
    const twoHoursAgo = new Date(now.getTime() - 2 * 3_600_000);
    const past = await database.db.select().from(matches).where(lt(matches.date, twoHoursAgo));
    expect(past.filter(({ goalHome }) => goalHome === null)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('replaces the fixtures of the past and forgets what is old', async () => {
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
      .where(lt(subscriptions.expiresAt, now));
    expect(expired?.subscriptions).toBe(1);
    expect(faults).toEqual([]);
  });

  it('keeps how the odds of played matches opened and closed for 30 days, and how they moved for hours', async () => {
    const { db } = database;
    const day = 24 * 3_600_000;
    const first = await db.select({ id: odds.id }).from(odds).orderBy(odds.id).limit(13);
    const ids = first.map(({ id }) => id);
    const steps = () => db.$count(priceSteps, inArray(priceSteps.oddsId, ids));
    const kept = () => db.$count(odds, inArray(odds.id, ids));
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
      expect(await kept()).toBe(prices);
      expect(await steps()).toBe(0);
    }
    expect(faults).toEqual([]);
  });

  it('keeps at most 200 dropinfos and 300 settled tips of its own', async () => {
    await database.db.execute(
      `insert into tips (uid, idx, title, tip, tip_type, tip_status, exchange, rate, date, begins_at, created_at)
       select 'demo-tip-' || n || '-1h', n, 'A – B', '1', 'default', 'tip_fail', 2, 1, at, at, at
       from generate_series(1001, 1400) as n, cast('2026-03-01T00:00Z' as timestamptz) as at`,
    );
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

  it('adds fixtures when too few markets can still fall', async () => {
    await database.db.update(odds).set({ current: 1.2 });
    const before = await database.db.$count(matches);
    await run(new MarketSession(options()), 1, 2);
    expect(await database.db.$count(matches)).toBeGreaterThan(before + 10);
  });

  it('leaves real data alone', async () => {
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

  it('logs a fault and goes on', async () => {
    const session = new MarketSession(options());
    await session.step();
    await database.db.execute(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
    );
    await database.db.execute('create trigger refuse before update on odds execute function refuse()');
    try {
      await run(session, 3, 2);
      expect(faults.length).toBeGreaterThan(0);
      expect(faults[0]).toContain('moving the odds');
    } finally {
      await database.db.execute('drop function refuse cascade');
    }
    const before = announced('dropinfo').length;
    await run(session, 30, 2);
    expect(announced('dropinfo').length).toBeGreaterThan(before);
  });

  it('does nothing in a database without the demo', async () => {
    await database.db.execute('truncate sports cascade');
    await run(new MarketSession(options()), 3, 60);
    expect(changes).toEqual([]);
    expect(faults).toEqual([]);
    expect(await database.db.$count(matches)).toBe(0);
  });
});

it('runs by itself until it is closed', async () => {
  const market = startDemoMarket(options());
  await market.close();
  await market.close();
  const before = await database.db.select().from(odds).orderBy(odds.id);
  expect(await database.db.select().from(odds).orderBy(odds.id)).toEqual(before);
});
