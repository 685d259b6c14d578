import { and, asc, desc, eq, gt, like, lte, notLike, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../auth/password.ts';
import { autofilterSections } from '../autofilter/autofilter-queries.ts';
import { groupBy } from '../db/group-by.ts';
import * as tables from '../db/schema.ts';
import { autofilters, campaignVisits, missingPlayers, payments, players, promocodes } from '../db/schema.ts';
import { backtest } from '../drop-rule/backtest.ts';
import { readSettledPrices } from '../drop-rule/settled-prices.ts';
import { dropOf, findOddsDrops } from '../dropinfo/drop.ts';
import { readHistory } from '../dropinfo/price-steps.ts';
import { findMatches, lacksCounts, matchPage } from '../match/find-matches.ts';
import { lastMatchesOf } from '../match/last-matches.ts';
import { isComing } from '../match/match-states.ts';
import { remainingValueOf } from '../purchase/price.ts';
import { demoSeed, demoTemplate } from '../testing/demo-template.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { collectCodes } from './demo-tips.ts';
import { seededRandom } from './random.ts';
import { seedDemo } from './seed-demo.ts';

const { dropinfoFilters, dropinfos, leagues, matches, odds, plans, subscriptions } = tables;
const { teams, tipMatches, tips, userLeagues, users } = tables;

const { clock } = demoSeed;
const now = clock();

/** Matches every odds drop with a dropinfo. */
const anyDrop = {
  minDrop: 0.05,
  bookmaker: null,
  leagueIds: [],
  maxMinutesToKickOff: null,
  minOdds: null,
  maxOdds: null,
};

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(demoTemplate);
});
afterAll(() => database.close());

async function snapshot() {
  const { db } = database;
  return {
    teams: await db.select().from(teams).orderBy(asc(teams.id)),
    dropinfos: await db.select().from(dropinfos).orderBy(asc(dropinfos.id)),
    tips: await db.select().from(tips).orderBy(asc(tips.id)),
  };
}

describe('the demo', () => {
  it('has weeks of campaign visits up to today', async () => {
    const days = await database.db.select().from(campaignVisits).orderBy(asc(campaignVisits.day));
    expect(days.length).toBeGreaterThan(30);
    expect(days.at(-1)?.day).toBe('2026-03-14');
  });

  it('has leagues with teams and players', async () => {
    const { db } = database;
    expect(await db.$count(leagues)).toBeGreaterThanOrEqual(8);
    expect(await db.$count(teams)).toBeGreaterThanOrEqual(100);
    expect(await db.$count(players)).toBeGreaterThanOrEqual(1_000);
    for (const { code, season } of await db.select().from(leagues)) {
      expect(code).toMatch(/^demo-/);
      expect(season).toBe('2025/2026');
    }
  });

  it('has played matches with complete statistics', async () => {
    const played = await database.db
      .select()
      .from(matches)
      .where(lte(matches.date, new Date('2026-03-13')));
    expect(played.length).toBeGreaterThan(500);
    for (const match of played) {
      expect(match.goalHome).not.toBeNull();
      expect(match.halfTimeGoalHome ?? 0).toBeLessThanOrEqual(match.goalHome ?? 0);
      expect(match.shotsOnGoalAway ?? 0).toBeGreaterThanOrEqual(match.goalAway ?? 0);
      expect(match.foulsHome).not.toBeNull();
    }
  });

  it('has matches of editable leagues with missing statistics', async () => {
    const page = await matchPage(
      database.db,
      { where: lacksCounts(database.db, now) },
      { page: 1, per_page: 50 },
    );
    const { matches: lacking, total } = page.json;
    const editable = await database.db.$count(leagues, eq(leagues.isEditable, true));
    expect(editable).toBeGreaterThan(1);
    expect(editable).toBeLessThan(await database.db.$count(leagues));
    expect(total).toBe(editable);
    for (const match of lacking) {
      expect(match).toMatchObject({ corners_home: null, corners_away: null, shots_home: expect.any(Number) });
    }
  });

  it('has the code of an injury only for injuries', async () => {
    const absent = await database.db.select().from(missingPlayers);
    const codes = new Map(absent.map(({ description, reason }) => [description, reason]));
    expect([codes.get('Illness'), codes.get('Knee injury')]).toEqual([null, 1]);
  });

  it('has a fixture every half hour of the coming week while Europe plays, with odds in all markets', async () => {
    const coming = await database.db.select().from(matches).where(gt(matches.date, now));
    const kickOffs = coming.map(({ date }) => date.getTime()).sort((one, other) => one - other);
    const gaps = kickOffs.map((time, index) => time - (kickOffs[index - 1] ?? now.getTime()));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(3 * 3_600_000);
    expect(gaps.filter((gap) => gap === 30 * 60_000).length).toBeGreaterThan(100);
    expect(kickOffs.at(-1)).toBeGreaterThan(now.getTime() + 6 * 24 * 3_600_000);
    const prices = await database.db.select().from(odds);
    const marketsOf = new Map<number, Set<string>>();
    for (const { matchId, market } of prices) {
      marketsOf.set(matchId, (marketsOf.get(matchId) ?? new Set()).add(market));
    }
    for (const { id, goalHome } of coming) {
      expect(goalHome).toBeNull();
      expect(marketsOf.get(id)?.size).toBe(3);
    }
  });

  it('has at least three days between matches of a team, four weeks between those of a pair, and kick-offs between 11 and 22 local time', async () => {
    const rows = await database.db
      .select({
        home: matches.homeTeamId,
        away: matches.awayTeamId,
        date: matches.date,
        country: leagues.country,
      })
      .from(matches)
      .innerJoin(leagues, eq(leagues.id, matches.leagueId));
    const played = groupBy(
      rows.flatMap(({ home, away, date }) => [home, away].map((team) => ({ team, date: date.getTime() }))),
      ({ team }) => team,
    );
    const met = groupBy(
      rows.map(({ home, away, date }) => ({ pair: [home, away].sort().join(), date: date.getTime() })),
      ({ pair }) => pair,
    );
    for (const [groups, days] of [
      [played, 3],
      [met, 28],
    ] as const) {
      for (const all of groups.values()) {
        const times = all.map(({ date }) => date).sort((one, other) => one - other);
        const rests = times.slice(1).map((time, index) => time - (times[index] ?? 0));
        expect(Math.min(...rests)).toBeGreaterThanOrEqual(days * 24 * 3_600_000);
      }
    }
    const offsets: Record<string, number> = { Chile: -3, Japan: 9, 'South Korea': 9 };
    for (const { date, country } of rows) {
      const hour = (date.getUTCHours() + (offsets[country] ?? 1) + 24) % 24;
      expect(hour).toBeGreaterThanOrEqual(11);
      expect(hour).toBeLessThanOrEqual(22);
    }
  });

  it('has about 60 dropinfos that agree with the odds', async () => {
    const { db } = database;
    const list = await db.select().from(dropinfos);
    expect(list.length).toBeGreaterThanOrEqual(55);
    expect(list.length).toBeLessThanOrEqual(65);
    const prices = await db.select().from(odds);
    for (const { matchId, selection, market, line, from, to, drop, createdAt, uid } of list) {
      expect(createdAt.getTime()).toBeLessThan(now.getTime());
      expect(uid).toMatch(/^demo-\d+-\d+$/);
      const falls = findOddsDrops(
        prices.filter((price) => price.matchId === matchId),
        0.05,
      );
      expect(falls).toContainEqual(expect.objectContaining({ selection, market, line, from, to, drop }));
    }
  });

  it('has dropinfos with steps from the opening to the current odds', async () => {
    const { db } = database;
    for (const { id, from, to, oppositeTo, createdAt, movedAt } of await db.select().from(dropinfos)) {
      const { openedAt, steps, hasMore } = await readHistory(db, id, { after: 0, limit: 500 });
      const dropped = steps.filter(({ side }) => side === 'dropped');
      const falls = dropped.filter(({ odds: price }) => dropOf(from, price) >= 0.05);
      expect([falls[0]?.at, dropped.at(-1)?.odds, hasMore]).toEqual([createdAt, to, false]);
      expect(movedAt ?? createdAt).toEqual(steps.at(-1)?.at);
      const opposite = steps.findLast(({ side }) => side === 'opposite');
      if (opposite) expect(opposite.odds).toBe(oppositeTo);
      const times = [openedAt, ...steps.map(({ at }) => at), now].map((at) => at?.getTime() ?? 0);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  });

  it('has tips of all types and states, numbered in order of creation', async () => {
    const { db } = database;
    const list = await db.select().from(tips).orderBy(asc(tips.idx));
    expect(list.length).toBeGreaterThanOrEqual(110);
    expect(list.length).toBeLessThanOrEqual(130);
    expect(new Set(list.map(({ tipType }) => tipType)).size).toBe(3);
    expect(new Set(list.map(({ tipStatus }) => tipStatus)).size).toBe(5);
    expect(list.map(({ idx }) => idx)).toEqual(list.map((_, index) => index + 1));
    const created = list.map(({ createdAt }) => createdAt.getTime());
    expect(created).toEqual(created.toSorted((one, other) => one - other));
    for (const { tipStatus, cancelReason, createdAt, date } of list) {
      expect(cancelReason === null).toBe(tipStatus !== 'tip_cancel');
      expect(createdAt.getTime()).toBeLessThan(Math.min(date.getTime(), now.getTime()));
    }
    expect(await db.$count(tipMatches)).toBeGreaterThan(4);
  });

  it('has tips with a realistic yield, at most three on a match without contradictions and repetitions, linked to their matches', async () => {
    const list = await database.db.select().from(tips);
    const decided = list.filter(({ tipStatus }) => ['tip_success', 'tip_fail'].includes(tipStatus));
    const stake = decided.reduce((sum, { rate }) => sum + rate, 0);
    const units = decided.reduce(
      (sum, { tipStatus, rate, exchange }) =>
        sum + (tipStatus === 'tip_success' ? rate * (exchange - 1) : -rate),
      0,
    );
    expect(units / stake).toBeGreaterThanOrEqual(-0.03);
    expect(units / stake).toBeLessThanOrEqual(0.08);
    for (const codes of collectCodes(list.map(({ uid }) => uid)).values()) {
      expect(codes.filter((code) => 'bn'.includes(code)).join('')).toMatch(/^(b*|n*)$/);
      expect(codes.length).toBeLessThanOrEqual(3);
      expect(new Set(codes).size).toBe(codes.length);
    }
    const legs = await database.db.select().from(tipMatches);
    expect(legs.filter(({ matchId }) => matchId === null)).toEqual([]);
    for (const { id, matchId } of list) expect(matchId === null).toBe(legs.some(({ tipId }) => tipId === id));
  });

  it('has an account for each plan with the demo password', async () => {
    const { db } = database;
    const accounts = await db
      .select({ email: users.email, role: users.role, plan: plans.name, expiresAt: subscriptions.expiresAt })
      .from(users)
      .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
      .leftJoin(plans, eq(plans.id, subscriptions.planId))
      .where(notLike(users.email, 'klient%'))
      .orderBy(asc(users.id));
    const runs = (at: Date | null) => (at === null ? null : at > now);
    expect(
      accounts.map(({ email, role, plan, expiresAt }) => [email.split('@')[0], role, plan, runs(expiresAt)]),
    ).toEqual([
      ['standard', 'user', 'standard', true],
      ['standardplus', 'user', 'standard+', true],
      ['pro', 'user', 'pro', true],
      ['premium', 'user', 'premium', true],
      ['vip', 'user', 'vip', true],
      ['mevip', 'user', 'me_vip', true],
      ['nodiscord', 'user', 'vip', true],
      ['expired', 'user', 'pro', false],
      ['typer', 'typer', null, null],
      ['admin', 'admin', null, null],
    ]);
    const [nodiscord] = await db
      .select()
      .from(users)
      .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
      .where(eq(users.email, 'nodiscord@tipgraph.example'));
    expect(nodiscord).toMatchObject({ users: { discord: null }, subscriptions: { discord: true } });
    const [mevip] = await db.select().from(users).where(eq(users.email, 'mevip@tipgraph.example'));
    expect(await verifyPassword(mevip?.passwordHash ?? '', 'tipgraph-demo')).toBe(true);
    expect(await db.$count(userLeagues, eq(userLeagues.favourite, true))).toBeGreaterThan(0);
  });

  it('has autofilters with coming matches for every account with the permission', async () => {
    const { db } = database;
    const owners = await db
      .selectDistinct({ id: users.id, email: users.email })
      .from(users)
      .innerJoin(autofilters, eq(autofilters.userId, users.id))
      .orderBy(asc(users.id));
    expect(owners.map(({ email }) => email.split('@')[0])).toEqual([
      'standardplus',
      'pro',
      'premium',
      'vip',
      'mevip',
      'nodiscord',
      'typer',
      'admin',
    ]);
    for (const { id } of owners) {
      const { autofilters_matches: picked, autofilters_navs: navs } = await autofilterSections(
        db,
        id,
        now,
        'pl',
      );
      expect(picked.length).toBe(3);
      expect(navs.length).toBe(4);
    }
  });

  it('has a year of payments, the last one pending', async () => {
    const stored = await database.db.select().from(payments).orderBy(asc(payments.id));
    expect(stored.map(({ status }) => status).filter((status) => status === 'pending')).toHaveLength(1);
    expect(stored.at(-1)).toMatchObject({ status: 'pending', createdAt: new Date('2026-03-14T12:02:00Z') });
    const months = new Set(stored.map(({ paidAt }) => paidAt?.toISOString().slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(12);
    for (const { amountGrosz, lines } of stored) {
      expect(lines.reduce((sum, { grosz }) => sum + grosz, 0)).toBe(amountGrosz);
    }
  });

  it('has a subscription for the latest paid order of each customer that still runs', async () => {
    const { db } = database;
    const { userId, planId, paidAt, months, status } = payments;
    const orders = await db
      .selectDistinctOn([userId], { userId, planId, startsAt: paidAt })
      .from(payments)
      .where(
        and(
          eq(status, 'done'),
          gt(sql`${paidAt} + make_interval(months => ${months})`, sql`${now.toISOString()}::timestamptz`),
        ),
      )
      .orderBy(userId, desc(paidAt));
    const stored = await db
      .select({
        userId: subscriptions.userId,
        planId: subscriptions.planId,
        startsAt: subscriptions.startsAt,
      })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(like(users.email, 'klient%'))
      .orderBy(asc(subscriptions.userId));
    expect(stored).toEqual(orders);
    expect(stored.length).toBeGreaterThan(3);
  });

  it('has at least ten played matches for every team with a coming match', async () => {
    const { db } = database;
    const coming = await findMatches(db, { where: isComing(now) });
    for (const { matches: last } of await lastMatchesOf(db, coming, now)) expect(last.length).toBe(10);
  });

  it('has odds of played matches with signals in every market', async () => {
    const settled = await readSettledPrices(database.db, now);
    for (const market of ['one_x_two', 'totals', 'handicap'] as const) {
      const rule = { ...anyDrop, market };
      const { matches: tested, signals } = backtest(settled, { rule, season: null });
      expect(tested).toBeGreaterThan(200);
      expect(signals).toBeGreaterThan(20);
    }
  });

  it('has promo codes, and subscriptions with a remaining value', async () => {
    const { db } = database;
    const codes = await db.select().from(promocodes).orderBy(asc(promocodes.id));
    expect(codes.map(({ code, percentage }) => [code, percentage])).toEqual([
      ['DEMO20', 20],
      ['DEMO100', 100],
      ['DEMOOLD', 50],
    ]);
    expect(codes.map(({ expiresAt }) => expiresAt !== null && expiresAt < now)).toEqual([false, false, true]);
    const running = await db.select().from(subscriptions).where(gt(subscriptions.expiresAt, now));
    expect(running.length).toBeGreaterThan(0);
    for (const subscription of running) {
      expect(remainingValueOf(subscription, now)).toBeGreaterThan(0);
    }
  });

  it('has filters in both languages', async () => {
    const filters = await database.db.select().from(dropinfoFilters).orderBy(asc(dropinfoFilters.position));
    expect(filters.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    for (const { name, nameEn, sportIds, leagueIds } of filters) {
      expect(name).not.toBe(nameEn);
      expect(sportIds.length + leagueIds.length).toBeGreaterThan(0);
    }
  });

  it('is not created twice and does not revert edits', async () => {
    const { db } = database;
    const admin = and(eq(users.email, 'admin@tipgraph.example'));
    await db.update(users).set({ firstName: 'Changed' }).where(admin);
    const before = await snapshot();
    await seedDemo(db, { clock, random: seededRandom(12) });
    expect(await snapshot()).toEqual(before);
    expect(await db.select({ firstName: users.firstName }).from(users).where(admin)).toEqual([
      { firstName: 'Changed' },
    ]);
  });

  it('is deterministic for the same random numbers, and created once by two processes that start together', async () => {
    const before = await snapshot();
    await database.clear();
    const seed = () => seedDemo(database.db, { clock, random: demoSeed.random() });
    await Promise.all([seed(), seed()]);
    expect(await snapshot()).toEqual(before);
  });
});
