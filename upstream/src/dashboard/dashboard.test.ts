import { describe, expect, test } from 'vitest';
import { userLeagues } from '../db/tables.ts';
import {
  makeDropinfo,
  makeLeague,
  makeMatch,
  makePlan,
  makeSubscriber,
  makeSubscription,
  makeTip,
  makeUser,
} from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';

const { database, app } = await setUpApp();

const email = 'ala@tipgraph.example';
const dashboard = async () => {
  const browser = new TestClient(app.server);
  await browser.signIn(email);
  return (await browser.get('/users/dashboard.json', { lang: 'en' })).json().dashboard;
};
const minutes = (count: number) => new Date(testStart.getTime() + count * 60_000);

test('a guest gets 401', async () => {
  expect((await new TestClient(app.server).get('/users/dashboard.json')).statusCode).toBe(401);
});

test('without an active subscription every section is null', async () => {
  await makeUser(database.db);
  expect(await dashboard()).toEqual({
    special_tips: null,
    default_tips: null,
    chatgpt_tips: null,
    dropinfos: null,
    leagues: null,
    autofilters_matches: null,
    autofilters_navs: null,
    limited_plan_warning: false,
    plans_running_out: [],
  });
});

test('a permitted section has the last ten tips of the kind by creation and number', async () => {
  for (let idx = 1; idx <= 12; idx += 1) await makeTip(database.db, { idx, createdAt: minutes(-idx) });
  await makeTip(database.db, { idx: 20, createdAt: minutes(1) });
  await makeTip(database.db, { idx: 19, createdAt: minutes(1) });
  await makeTip(database.db, { idx: 21, tipType: 'special' });
  await makeTip(database.db, { idx: 22, tipStatus: 'tip_deleted' });
  await makeSubscriber(database.db, email, ['default_tips']);
  const { default_tips: tips, special_tips: special } = await dashboard();
  expect(tips.map(({ idx }: { idx: number }) => idx)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 19, 20]);
  expect(special).toBeNull();
});

test.each([
  ['user', false],
  ['typer', true],
  ['admin', true],
] as const)('tips for %s have their version and author: %s', async (role, hasThem) => {
  const plan = await makePlan(database.db, { permissions: ['default_tips'], seesEveryNthTip: 1 });
  const { browser, userId } = await signInAs(database.db, app, role);
  await makeSubscription(database.db, { planId: plan.id, userId });
  await makeTip(database.db, { idx: 1 });
  const { default_tips: tips } = (await browser.get('/users/dashboard.json')).json().dashboard;
  expect(['version', 'author'].map((field) => field in tips[0])).toEqual([hasThem, hasThem]);
});

test('tips are limited to those that the plan includes', async () => {
  for (let idx = 1; idx <= 14; idx += 1) await makeTip(database.db, { idx, tipType: 'chatgpt' });
  await makeSubscriber(database.db, email, ['chatgpt_tips'], 7);
  const { chatgpt_tips: tips } = await dashboard();
  expect(tips.map(({ idx }: { idx: number }) => idx)).toEqual([7, 14]);
});

test('dropinfos are the next five by kick-off, in the requested language', async () => {
  const fixture = await makeLeague(database.db);
  for (const kickOff of [-1, 60, 50, 40, 30, 20, 10]) {
    const match = await makeMatch(database.db, fixture, minutes(kickOff));
    await makeDropinfo(database.db, { matchId: match.id, market: 'totals', selection: 'over', line: 2.5 });
  }
  await makeSubscriber(database.db, email, ['dropinfo']);
  const { dropinfos } = await dashboard();
  expect(dropinfos.map(({ id, tip }: { id: number; tip: string }) => [id, tip])).toEqual(
    [7, 6, 5, 4, 3].map((id) => [id, 'Over 2.5']),
  );
});

test('leagues are the active ones with their next five matches', async () => {
  const { id: userId } = await makeSubscriber(database.db, email, ['stats']);
  for (const code of ['a', 'b', 'c']) {
    const fixture = await makeLeague(database.db, { code, name: `Liga ${code}` });
    if (code === 'c') continue;
    for (const kickOff of [-1, 0, 60, 50, 40, 30, 20, 10])
      await makeMatch(database.db, fixture, minutes(kickOff));
    await makeMatch(database.db, fixture, minutes(5), { calledOff: true });
  }
  const chosen = [1, 3].map((leagueId) => ({ userId, leagueId }));
  await database.db.insert(userLeagues).values(chosen);
  const { leagues } = await dashboard();
  const seen = leagues.map(({ name, matches }: { name: string; matches: { id: number }[] }) => [
    name,
    matches.map(({ id }) => id),
  ]);
  expect(seen).toEqual([
    ['Liga a', [8, 7, 6, 5, 4]],
    ['Liga c', []],
  ]);
  expect(leagues[0].matches[0]).toMatchObject({ home: 'Odra', league_id: 1, season: '2025/2026' });
});

describe('the warning about a limited plan', () => {
  const takePlaces = async (total: number, taken: number) => {
    const plan = await makePlan(database.db, { isLimited: true, limitedTotal: total });
    for (let count = 0; count < taken; count += 1) {
      const owner = await makeUser(database.db, { email: `owner-${count}@tipgraph.example` });
      await makeSubscription(database.db, { userId: owner.id, planId: plan.id });
    }
  };

  test.each([
    [10, 6, false],
    [10, 7, true],
    [100, 94, false],
    [100, 95, true],
  ])('of %i places with %i taken, for an admin: %s', async (total, taken, expected) => {
    await takePlaces(total, taken);
    await makeUser(database.db, { email, role: 'admin' });
    const { limited_plan_warning: isWarned, plans_running_out: plans } = await dashboard();
    expect(isWarned).toBe(expected);
    expect(plans).toEqual(expected ? [{ name: expect.any(String), left: total - taken }] : []);
  });

  test('is not for typers', async () => {
    await takePlaces(1, 1);
    await makeUser(database.db, { email, role: 'typer' });
    expect(await dashboard()).toMatchObject({ limited_plan_warning: false, plans_running_out: [] });
  });
});

describe('the user of the dashboard', () => {
  const own = async () => (await new TestClient(app.server).signIn(email)).json().data;

  test('has active and favourite leagues', async () => {
    const user = await makeUser(database.db);
    for (const code of ['a', 'b']) {
      const { league } = await makeLeague(database.db, { code });
      await database.db
        .insert(userLeagues)
        .values({ userId: user.id, leagueId: league.id, favourite: code === 'b' });
    }
    expect(await own()).toMatchObject({ active_leagues: [1, 2], favourite_leagues: [2] });
  });

  test('has the subscription that ends last, and goq only if it includes that', async () => {
    const user = await makeUser(database.db);
    const short = await makePlan(database.db, { name: 'standard', permissions: ['tips'] });
    const long = await makePlan(database.db, {
      name: 'premium',
      permissions: ['stats', 'goq', 'future', 'adminpanel'],
    });
    const periods = [
      { planId: short.id, expiresAt: minutes(10) },
      { planId: long.id, expiresAt: minutes(20), goq: true },
      { planId: short.id, startsAt: minutes(5), expiresAt: minutes(30) },
    ];
    for (const period of periods) await makeSubscription(database.db, { userId: user.id, ...period });
    const { active_sub: active, permission } = await own();
    expect(active).toMatchObject({ sub: 'premium', goq: true });
    expect(permission).toEqual(['stats', 'goq']);
  });
});
