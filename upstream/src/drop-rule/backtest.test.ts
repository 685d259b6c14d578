import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type matches, odds, priceSteps, seasons } from '../db/tables.ts';
import { makeLeague, makeMatch } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

let browser: TestClient;
let league: Awaited<ReturnType<typeof makeLeague>>;

const { database, app } = await setUpApp();
beforeEach(async () => {
  league = await makeLeague(database.db);
  ({ browser } = await signInWith(database.db, app, ['dropinfo']));
});

const hoursAgo = (hours: number) => new Date(testStart.getTime() - hours * 3_600_000);

type Price = Partial<typeof odds.$inferInsert> & { opening: number; current: number };

/** A finished match with prices, by default of Pinnacle for home, draw, away. */
async function played(
  hours: number,
  [goalHome, goalAway]: readonly [number, number],
  prices: readonly Price[],
  values: Partial<typeof matches.$inferInsert> = {},
): Promise<number> {
  const match = await makeMatch(database.db, league, hoursAgo(hours), { goalHome, goalAway, ...values });
  const rest = { matchId: match.id, bookmaker: 'Pinnacle', updatedAt: testStart };
  const price = { market: 'one_x_two', selection: 'home', ...rest } as const;
  if (prices.length > 0) await database.db.insert(odds).values(prices.map((one) => ({ ...price, ...one })));
  return match.id;
}

const run = async (query: string) => (await browser.get(`/dropinfos/backtest.json?${query}`)).json();
const oneXTwo = 'min_drop=0.1&market=one_x_two';

test('a rule is settled at the opening, signal and closing prices', async () => {
  await played(50, [1, 0], [{ opening: 2, current: 1.7 }]);
  await played(40, [0, 2], [{ opening: 3, current: 2.5 }]);
  await played(30, [0, 2], [{ opening: 3, current: 2.8 }]);
  await played(20, [1, 1], [{ selection: 'draw', opening: 4, current: 3.6 }]);
  const { backtest, bookmakers, seasons: names, leagues } = await run(oneXTwo);
  expect(backtest).toMatchObject({
    matches: 4,
    signals: 3,
    hits: 2,
    voids: 0,
    untimed: 0,
    longest_losing_run: 1,
    at_opening: { profit: 3 },
    at_closing: { profit: expect.closeTo(2.3) },
    seasons: [{ season: '2025/2026', signals: 3 }],
    leagues: [
      { league: { id: league.league.id, name: 'Ekstraliga', country: 'Polska' }, signals: 3, hits: 2 },
    ],
  });
  // 2.00 and 4.00 less a tenth; the second price lost its stake.
  expect(backtest.at_signal.profit).toBeCloseTo(0.8 - 1 + 2.6);
  expect(backtest.selections.map(({ selection, signals }: never) => [selection, signals])).toEqual([
    ['home', 2],
    ['draw', 1],
  ]);
  expect(backtest.curve.map(({ at_closing }: { at_closing: number }) => at_closing)).toEqual([
    0.7, -0.3, 2.3,
  ]);
  expect([bookmakers, names]).toEqual([['Pinnacle'], ['2025/2026']]);
  expect(leagues).toEqual([{ id: league.league.id, name: 'Ekstraliga', country: 'Polska' }]);
});

test('the intervals are the standard ones, with bets on one match as a cluster', async () => {
  await played(50, [1, 0], [{ opening: 2, current: 1.8 }]);
  await played(
    40,
    [0, 2],
    [
      { opening: 3, current: 2.7 },
      { selection: 'draw', opening: 3, current: 2.7 },
    ],
  );
  await played(30, [0, 1], [{ selection: 'away', opening: 2.5, current: 2.25 }]);
  const { backtest } = await run(oneXTwo);
  // By match: +0.8 on 1 bet, -2 on 2, +1.25 on 1; the yield is 0.05 / 4.
  const by = [0.8 - 0.0125, -2 - 2 * 0.0125, 1.25 - 0.0125];
  const deviation = Math.sqrt((by.reduce((sum, one) => sum + one ** 2, 0) * 3) / 2) / 4;
  expect(backtest.at_closing.yield).toEqual({
    value: expect.closeTo(0.0125),
    // The approximation says -1.49, but a bet loses its stake at most.
    low: -1,
    high: expect.closeTo(0.0125 + 1.959964 * deviation),
  });
  // Wilson interval of 2 of 4, from a table.
  expect(backtest.hit_rate).toEqual({
    value: 0.5,
    low: expect.closeTo(0.15004, 4),
    high: expect.closeTo(0.84996, 4),
  });
});

test('there is no interval for a single match or when all bets have the same result', async () => {
  await played(50, [0, 1], [{ opening: 2, current: 1.8 }]);
  const none = { value: -1, low: null, high: null };
  expect((await run(oneXTwo)).backtest.at_closing.yield).toEqual(none);
  await played(40, [0, 1], [{ opening: 3, current: 2.5 }]);
  expect((await run(oneXTwo)).backtest.at_closing.yield).toEqual(none);
});

test('void bets and half results count with their stake', async () => {
  const handicap = { market: 'handicap', opening: 2, current: 1.8 } as const;
  await played(50, [1, 0], [{ ...handicap, line: -1 }]);
  await played(40, [1, 0], [{ ...handicap, line: -0.75 }]);
  await played(30, [1, 0], [{ ...handicap, line: -1.25 }]);
  const { backtest } = await run('min_drop=0.1&market=handicap');
  expect(backtest).toMatchObject({ signals: 3, hits: 1, voids: 1, longest_losing_run: 1 });
  expect(backtest.hit_rate.value).toBe(0.5);
  expect(backtest.at_closing.profit).toBeCloseTo(0 + 0.4 - 0.5);
});

test('unfinished and called-off matches and invalid prices are ignored', async () => {
  await played(-5, [1, 0], [{ opening: 2, current: 1 }]);
  await played(50, [1, 0], [{ opening: 2, current: 1.7 }], { calledOff: true });
  await played(40, [1, 0], [{ opening: 1, current: 0.5 }]);
  await played(30, [1, 0], []);
  const { backtest } = await run(oneXTwo);
  expect(backtest).toMatchObject({
    signals: 0,
    hit_rate: null,
    at_opening: null,
    at_signal: null,
    at_closing: null,
    longest_losing_run: 0,
    curve: [],
    selections: [],
    seasons: [],
    leagues: [],
  });
});

test('a rule selects by its conditions, and prices without times count as untimed', async () => {
  await database.db.insert(seasons).values({ leagueId: league.league.id, year: '2024', name: '2024/2025' });
  await played(50, [1, 0], [{ opening: 2, current: 1.8 }]);
  await played(40, [1, 0], [{ opening: 5, current: 4 }]);
  await played(30, [1, 0], [{ opening: 3, current: 2.7, bookmaker: 'Bet365' }]);
  await played(20, [1, 0], [{ opening: 3, current: 2.7 }], { seasonId: 2 });
  const signals: Record<string, number> = {
    'min_drop=0.1': 4,
    'min_drop=0.1001': 1,
    'min_drop=0.2': 1,
    'min_drop=0.21': 0,
    'min_drop=0.1&bookmaker=Bet365': 1,
    'min_drop=0.1&bookmaker=Nobody': 0,
    'min_drop=0.1&season=2024/2025': 1,
    'min_drop=0.1&min_odds=1.8&max_odds=2.7': 3,
    'min_drop=0.2&max_odds=4': 1,
    'min_drop=0.1&league_ids[]=1': 4,
  };
  for (const [query, expected] of Object.entries(signals)) {
    expect([query, (await run(`market=one_x_two&${query}`)).backtest.signals]).toEqual([query, expected]);
  }
  const { backtest } = await run(`${oneXTwo}&max_minutes=60`);
  expect(backtest).toMatchObject({ signals: 0, untimed: 4, matches: 4 });
});

test('the bounds of the odds include the price that reaches the drop', async () => {
  await played(50, [1, 0], [{ opening: 2.2, current: 1.9 }]);
  await played(40, [1, 0], [{ opening: 3.3, current: 2.9 }]);
  // In floating point 2.2 less a tenth is above 1.98, and 3.3 less a tenth below 2.97.
  expect((await run(`${oneXTwo}&max_odds=1.98`)).backtest.signals).toBe(1);
  expect((await run(`${oneXTwo}&min_odds=2.97`)).backtest.signals).toBe(1);
});

test('the signal is the first step that matches the rule', async () => {
  await played(24, [1, 0], [{ opening: 2, current: 1.95 }]);
  const minutes = (before: number) => new Date(hoursAgo(24).getTime() - before * 60_000);
  const steps = [
    [120, 1.9],
    [90, 1.78],
    [60, 1.7],
    [-5, 1.2],
  ] as const;
  const { id: oddsId = 0 } = (await database.db.select().from(odds))[0] ?? {};
  await database.db
    .insert(priceSteps)
    .values(steps.map(([before, price]) => ({ oddsId, at: minutes(before), price })));
  const profits: Record<string, number | undefined> = {
    [oneXTwo]: 0.78,
    'min_drop=0.05&market=one_x_two': 0.9,
    [`${oneXTwo}&max_minutes=89`]: 0.7,
    [`${oneXTwo}&max_odds=1.75`]: 0.7,
    'min_drop=0.3&market=one_x_two': undefined,
    [`${oneXTwo}&max_minutes=59`]: undefined,
  };
  for (const [query, profit] of Object.entries(profits)) {
    const { at_signal, untimed } = (await run(query)).backtest;
    expect([query, at_signal?.profit, untimed]).toEqual([
      query,
      profit === undefined ? undefined : expect.closeTo(profit),
      0,
    ]);
  }
});

test('an invalid rule is 422 with its fields', async () => {
  const refusals: [string, Record<string, string[]>][] = [
    ['market=one_x_two', { min_drop: ['blank'] }],
    ['min_drop=0.1', { market: ['blank'] }],
    ['min_drop=0&market=corners', { min_drop: ['out_of_range'], market: ['invalid'] }],
    ['min_drop=0.91&market=totals', { min_drop: ['out_of_range'] }],
    ['min_drop=NaN&market=totals', { min_drop: ['invalid'] }],
    [`${oneXTwo}&min_odds=1&max_odds=1001`, { min_odds: ['out_of_range'], max_odds: ['out_of_range'] }],
    [`${oneXTwo}&min_odds=3&max_odds=2`, { max_odds: ['reversed'] }],
    [`${oneXTwo}&max_minutes=0`, { max_minutes: ['out_of_range'] }],
    [`${oneXTwo}&league_ids[]=999`, { league_ids: ['invalid'] }],
    [`${oneXTwo}&league_ids[]=x`, { league_ids: ['invalid'] }],
    [`${oneXTwo}&bookmaker=${'x'.repeat(61)}`, { bookmaker: ['too_long'] }],
    [`${oneXTwo}&season=${'x'.repeat(21)}`, { season: ['invalid'] }],
  ];
  for (const [query, errors] of refusals) {
    const reply = await browser.get(`/dropinfos/backtest.json?${query}`);
    expect([query, reply.statusCode, reply.json()]).toEqual([query, 422, { errors }]);
  }
});

test('a backtest needs the permission, and follows changes of odds of finished matches', async () => {
  const stranger = await signInWith(database.db, app, ['autofilters'], 'ola@tipgraph.example');
  expect((await stranger.browser.get(`/dropinfos/backtest.json?${oneXTwo}`)).statusCode).toBe(403);
  await played(50, [1, 0], [{ opening: 2, current: 1.9 }]);
  expect((await run(oneXTwo)).backtest.signals).toBe(0);
  await database.db.update(odds).set({ current: 1.8 });
  expect((await run(oneXTwo)).backtest.signals).toBe(1);
  await database.db.delete(odds);
  expect((await run(oneXTwo)).backtest).toMatchObject({ signals: 0, matches: 0 });
});

test('the curve of many signals has at most 200 points, the last one included', async () => {
  const template = await played(1, [1, 0], [{ opening: 2, current: 1.8 }]);
  await database.db.execute(sql`
    insert into matches (league_id, season_id, home_team_id, away_team_id, day, date, goal_home, goal_away)
    select league_id, season_id, home_team_id, away_team_id, place::text, date - place * interval '1 hour', 0, 0
    from matches, generate_series(1, 400) place where id = ${template}`);
  await database.db.execute(sql`
    insert into odds (match_id, market, selection, bookmaker, opening, current, updated_at)
    select id, 'one_x_two', 'home', 'Pinnacle', 2, 1.8, now() from matches where id <> ${template}`);
  const { curve, signals, at_closing, longest_losing_run } = (await run(oneXTwo)).backtest;
  expect([signals, longest_losing_run]).toEqual([401, 400]);
  expect(curve.length).toBeLessThanOrEqual(200);
  expect(curve.at(-1)).toMatchObject({ signals: 401, at_closing: -399.2 });
  expect(at_closing.profit).toBeCloseTo(-399.2);
});
