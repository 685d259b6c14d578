import { beforeEach, describe, expect, test } from 'vitest';
import { autofilters, userLeagues } from '../db/schema.ts';
import { draftQuery } from '../testing/draft-query.ts';
import { makeLeague, makeMatch } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

let browser: TestClient;
let userId: number;

const { database, app } = await setUpApp();
beforeEach(async () => {
  const fixture = await makeLeague(database.db);
  const hours = (count: number) => new Date(testStart.getTime() + count * 3_600_000);
  for (let nth = 1; nth <= 5; nth += 1) {
    await makeMatch(database.db, fixture, hours(-nth), { goalHome: 2, goalAway: 0 });
  }
  for (let nth = 1; nth <= 4; nth += 1) await makeMatch(database.db, fixture, hours(nth));
  ({ browser, userId } = await signInWith(database.db, app, ['autofilters']));
  await database.db.insert(userLeagues).values({ userId, leagueId: fixture.league.id });
});

const goals = {
  name: 'Gole gospodarzy',
  stat: 'goal',
  comparison: 'over',
  line: 1.5,
  side: 'home',
  window: 5,
  least_hit_rate: 60,
};
const create = (autofilter: object) => browser.post('/autofilters/create_autofilter.json', { autofilter });
const list = async (query = '') =>
  (await browser.get(`/autofilters/autofilter_matches.json?${query}`)).json();
const never = { ...goals, name: 'Nigdy', line: 5.5 };
const guests = { ...goals, name: 'Goście', comparison: 'under', side: 'away' };

describe('a new autofilter', () => {
  test('is saved with its fields and each league once', async () => {
    const reply = await create({ ...goals, name: '  Gole gospodarzy ', league_ids: [1, 1] });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { autofilter: { id: 1, ...goals, league_ids: [1] } },
    ]);
    const btts = { ...goals, name: 'Obie', stat: 'btts', comparison: 'no', line: null };
    expect((await create(btts)).json().autofilter).toEqual({ id: 2, ...btts, league_ids: [] });
  });

  test('with a taken name is rejected, except for another user', async () => {
    await create(goals);
    const again = await create({ ...never, name: ' Gole gospodarzy' });
    expect([again.statusCode, again.json()]).toEqual([422, { errors: { name: ['taken'] } }]);
    ({ browser } = await signInWith(database.db, app, ['autofilters'], 'ola@tipgraph.example'));
    expect((await create(goals)).statusCode).toBe(200);
  });

  test('with the same name sent concurrently is saved once', async () => {
    const replies = await Promise.all([create(goals), create(goals), create(goals)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect(await database.db.$count(autofilters)).toBe(1);
  });

  test('beyond 50 is rejected', async () => {
    const { name, least_hit_rate: minHitRate, ...rest } = goals;
    await database.db.insert(autofilters).values(
      Array.from({ length: 49 }, (_, nth) => ({
        ...rest,
        name: `${name} ${nth}`,
        stat: 'goal' as const,
        comparison: 'over' as const,
        side: 'home' as const,
        minHitRate,
        userId,
        createdAt: testStart,
      })),
    );
    expect((await create(goals)).statusCode).toBe(200);
    const reply = await create(never);
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { base: ['too_many'] } }]);
  });

  const rejections: [object, object][] = [
    [{ name: ' ' }, { name: ['blank'] }],
    [{ name: 'ą'.repeat(61) }, { name: ['too_long'] }],
    [{ name: 'a\0' }, { name: ['invalid'] }],
    [{ stat: 'offsides' }, { stat: ['invalid'] }],
    [{ stat: undefined }, { stat: ['blank'] }],
    [{ comparison: 'yes' }, { comparison: ['invalid'] }],
    [{ comparison: '' }, { comparison: ['blank'] }],
    [{ stat: 'btts', line: null }, { comparison: ['invalid'] }],
    [{ stat: 'btts', comparison: 'yes' }, { line: ['invalid'] }],
    [{ line: null }, { line: ['blank'] }],
    [{ line: 2 }, { line: ['invalid'] }],
    [{ line: -0.5 }, { line: ['invalid'] }],
    [{ line: 7.5 }, { line: ['invalid'] }],
    [{ line: 'much' }, { line: ['invalid'] }],
    [{ stat: 'red', line: 2.5 }, { line: ['invalid'] }],
    [{ stat: 'fouls', line: 4.5 }, { line: ['invalid'] }],
    [{ side: 'left' }, { side: ['invalid'] }],
    [{ window: 6 }, { window: ['invalid'] }],
    [{ window: null }, { window: ['blank'] }],
    [{ least_hit_rate: 0.5 }, { least_hit_rate: ['invalid'] }],
    [{ least_hit_rate: 100.1 }, { least_hit_rate: ['invalid'] }],
    [{ least_hit_rate: '' }, { least_hit_rate: ['blank'] }],
    [{ league_ids: [1, 2] }, { league_ids: ['invalid'] }],
    [{ league_ids: [99_999_999_999] }, { league_ids: ['invalid'] }],
    [{ league_ids: 'all' }, { league_ids: ['invalid'] }],
    [
      { name: '', stat: '', comparison: '', line: '', side: '', window: '', least_hit_rate: '' },
      {
        name: ['blank'],
        stat: ['blank'],
        comparison: ['blank'],
        line: ['blank'],
        side: ['blank'],
        window: ['blank'],
        least_hit_rate: ['blank'],
      },
    ],
  ];
  test.each(rejections)('with %j is rejected', async (change, errors) => {
    const reply = await create({ ...goals, ...change });
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors }]);
    expect(await database.db.$count(autofilters)).toBe(0);
  });

  test('with more leagues than the URL of a draft can hold is rejected', async () => {
    const ids = (length: number) => Array.from({ length }, () => 1);
    expect((await create({ ...goals, league_ids: ids(300) })).statusCode).toBe(200);
    const reply = await create({ ...goals, name: 'Inny', league_ids: ids(301) });
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { league_ids: ['invalid'] } }]);
  });

  test.each([
    ['red', 1.5],
    ['goal', 6.5],
    ['corners', 20.5],
    ['fouls', 35.5],
    ['shots', 5.5],
    ['yellow', 8.5],
    ['shots_on_goal', 35.5],
  ])('accepts the maximum line of %s, %f', async (stat, line) => {
    expect((await create({ ...goals, stat, line })).statusCode).toBe(200);
  });

  test('without fields is rejected with an error for each', async () => {
    for (const body of [{}, { autofilter: null }, { autofilter: 'goals' }, []]) {
      const reply = await browser.post('/autofilters/create_autofilter.json', body);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toMatchObject({ name: ['blank'], stat: ['blank'] });
    }
  });
});

describe('the matches of saved autofilters', () => {
  test('are returned once with all hits, or with those of one autofilter', async () => {
    for (const autofilter of [goals, never, guests]) await create(autofilter);
    const all = await list();
    expect(all).toMatchObject({ page: 1, per_page: 50, total: 4 });
    expect(all).not.toHaveProperty('draft');
    expect(all.matches[0].hits).toEqual([
      { autofilter_id: 1, home_hits: 5, home_sample: 5, away_hits: null, away_sample: null, rate: 100 },
      { autofilter_id: 3, home_hits: null, home_sample: null, away_hits: 5, away_sample: 5, rate: 100 },
    ]);
    const one = await list('autofilter_id=3');
    expect(one.autofilter_id).toBe(3);
    expect(one.matches[0].hits.map(({ autofilter_id }: Record<string, number>) => autofilter_id)).toEqual([
      3,
    ]);
    expect(await list('autofilter_id=2')).toMatchObject({
      matches: [],
      total: 0,
      autofilter_id: 2,
      teams: [],
    });
  });

  test.each(['', 'autofilter_id=3', 'autofilter_id=2'])(
    'have the number of matches of each autofilter: %s',
    async (query) => {
      for (const autofilter of [goals, never, guests]) await create(autofilter);
      const { autofilters_navs: navs } = await list(query);
      expect(navs).toEqual([
        { id: 1, ...goals, league_ids: [], hit_count: 4 },
        { id: 2, ...never, league_ids: [], hit_count: 0 },
        { id: 3, ...guests, league_ids: [], hit_count: 4 },
      ]);
      const { dashboard } = (await browser.get('/users/dashboard.json')).json();
      expect(navs).toEqual(dashboard.autofilters_navs);
    },
  );

  test("have the counts of each autofilter's own window", async () => {
    const btts = { ...goals, name: 'Obie', stat: 'btts', comparison: 'no', line: null };
    for (const autofilter of [goals, never, guests, btts]) await create(autofilter);
    const countsOf = async (query: string) =>
      (await list(`marks=true&${query}`)).matches[0].hits.map((hit: Record<string, [number, number][]>) =>
        [hit.home_marks, hit.away_marks].map((marks) => marks?.map(([, count]) => count) ?? null),
      );
    const [twos, zeros] = [Array(5).fill(2), Array(5).fill(0)];
    expect(await countsOf('')).toEqual([
      [twos, null],
      [null, zeros],
      [zeros, null],
    ]);
    expect(await countsOf('autofilter_id=3')).toEqual([[null, zeros]]);
  });

  test('are empty without an autofilter', async () => {
    expect(await list()).toEqual({
      matches: [],
      page: 1,
      per_page: 50,
      total: 0,
      teams: [],
      autofilters_navs: [],
    });
  });

  test.each(['9', '99999999999'])('of the unknown autofilter %s are 404', async (id) => {
    const reply = await browser.get(`/autofilters/autofilter_matches.json?autofilter_id=${id}`);
    expect(reply.statusCode).toBe(404);
  });

  test("of another user's autofilter are 404 and not listed", async () => {
    await create(goals);
    ({ browser } = await signInWith(database.db, app, ['autofilters'], 'ola@tipgraph.example'));
    expect((await browser.get('/autofilters/autofilter_matches.json?autofilter_id=1')).statusCode).toBe(404);
    expect((await list()).total).toBe(0);
  });

  test.each([
    ['page=0', { page: ['invalid'] }],
    ['autofilter_id=x', { autofilter_id: ['invalid'] }],
    ['rehearse=year', { rehearse: ['invalid'] }],
    [draftQuery({ ...goals, line: 1, window: 7 }), { line: ['invalid'], window: ['invalid'] }],
    ['draft[stat]=goal&draft[stat]=red', { stat: ['invalid'] }],
  ])('?%s is rejected', async (query, errors) => {
    const reply = await browser.get(`/autofilters/autofilter_matches.json?${query}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toMatchObject(errors);
  });

  test('a draft needs no name, replaces the saved ones and is not saved', async () => {
    await create(never);
    const reply = await list(draftQuery({ ...goals, name: '' }));
    expect(reply).toMatchObject({ draft: true, total: 4 });
    expect(await database.db.$count(autofilters)).toBe(1);
  });
});

test('the dashboard has the first three matches and the count of each autofilter', async () => {
  for (const autofilter of [goals, never]) await create(autofilter);
  const { dashboard } = (await browser.get('/users/dashboard.json')).json();
  expect(dashboard.autofilters_matches.map(({ id }: { id: number }) => id)).toEqual([6, 7, 8]);
  const [hit] = dashboard.autofilters_matches[0].hits;
  expect(hit).toMatchObject({ autofilter_id: 1, rate: 100 });
  expect(hit.home_marks).toHaveLength(hit.home_sample);
  expect(dashboard.autofilters_navs).toEqual([
    { id: 1, ...goals, league_ids: [], hit_count: 4 },
    { id: 2, ...never, league_ids: [], hit_count: 0 },
  ]);
  expect(dashboard.leagues).toBeNull();
});

test('all routes are 403 without the permission autofilters', async () => {
  ({ browser } = await signInWith(database.db, app, ['stats'], 'ola@tipgraph.example'));
  expect((await browser.get('/autofilters/autofilter_matches.json')).statusCode).toBe(403);
  expect((await create(goals)).statusCode).toBe(403);
});
