import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dropinfoFilters, dropinfos } from '../db/dropinfo-tables.ts';
import { makeDropinfo, makeLeague, makeMatch } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { selectComing } from './dropinfo-queries.ts';

const { database, app } = await setUpApp();

const subscriber = async (...permissions: string[]) =>
  (await signInWith(database.db, app, permissions)).browser;
const minutes = (count: number) => new Date(testStart.getTime() + count * 60_000);
const ids = async (browser: TestClient, path = '/dropinfos.json') => {
  const { dropinfos } = (await browser.get(path)).json();
  return dropinfos.map(({ id }: { id: number }) => id);
};

describe('the list', () => {
  test('is 403 without the permission dropinfo', async () => {
    const browser = await subscriber('tips', 'dropinfo_filters');
    expect((await browser.get('/dropinfos.json')).statusCode).toBe(403);
    expect((await browser.get('/dropinfos/filters.json')).statusCode).toBe(403);
  });

  test('has coming matches by kick-off, then past ones, the latest first', async () => {
    const fixture = await makeLeague(database.db);
    for (const kickOff of [300, -120, -119, -500, 10, -121]) {
      const match = await makeMatch(database.db, fixture, minutes(kickOff));
      await makeDropinfo(database.db, { matchId: match.id });
    }
    expect(await ids(await subscriber('dropinfo'))).toEqual([3, 5, 1, 2, 6, 4]);
  });

  const fill = (matchIds: readonly number[]) =>
    database.db.insert(dropinfos).values(
      matchIds.map((matchId, index) => ({
        uid: `u${index}`,
        matchId,
        market: 'totals' as const,
        selection: 'over' as const,
        bookmaker: 'Pinnacle',
        from: 2.5,
        to: 2,
        line: index,
        drop: 0.2,
        createdAt: testStart,
        timebetween: 60,
      })),
    );
  const repeated = (matchId: number, count: number) => Array<number>(count).fill(matchId);

  test('is filled with past ones up to 300', async () => {
    const fixture = await makeLeague(database.db);
    const past = await makeMatch(database.db, fixture, minutes(-1_000));
    const coming = await makeMatch(database.db, fixture, minutes(1_000));
    await fill([...repeated(past.id, 3), ...repeated(coming.id, 299)]);
    const listed = await ids(await subscriber('dropinfo'));
    expect(listed).toHaveLength(300);
    expect(listed.slice(298)).toEqual([302, 1]);
  });

  test('has the newest 1,000 coming ones', async () => {
    const fixture = await makeLeague(database.db);
    const next = await makeMatch(database.db, fixture, minutes(10));
    const past = await makeMatch(database.db, fixture, minutes(-1_000));
    const later = await makeMatch(database.db, fixture, minutes(50_000));
    await fill([...repeated(next.id, 1_001), past.id, later.id]);
    const listed = await ids(await subscriber('dropinfo'));
    expect(listed).toHaveLength(1_000);
    expect(listed.slice(0, 2)).toEqual([3, 4]);
    expect(listed.slice(998)).toEqual([1_001, 1_003]);
  });

  test('is read without the dropinfos of all past matches', async () => {
    await makeLeague(database.db);
    await database.db.execute(sql`
      with made as (
        insert into matches (league_id, season_id, home_team_id, away_team_id, day, date)
        select 1, 1, 1, 2, n, ${minutes(0)}::timestamptz + n * interval '1 hour' from generate_series(-2000, 199) n
        returning id
      )
      insert into dropinfos (uid, match_id, market, selection, bookmaker, from_odds, to_odds, line, drop, created_at, timebetween)
      select id || ' ' || line, id, 'totals', 'under', 'Pinnacle', 2.5, 2, line, 0.2, now(), 60 from made, generate_series(1, 10) line`);
    await database.db.execute(sql`analyze`);
    const { rows } = await database.db.execute(
      sql`explain ${selectComing(database.db, minutes(-120), null)}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('dropinfos_match_id');
    expect(plan).not.toMatch(/Seq Scan on dropinfos|using dropinfos_pkey/);
  });

  test('has items with the match, the drop and both sides', async () => {
    const fixture = await makeLeague(database.db);
    const match = await makeMatch(database.db, fixture, minutes(60));
    await makeDropinfo(database.db, { matchId: match.id });
    const browser = await subscriber('dropinfo');
    expect((await browser.get('/dropinfos.json')).json()).toEqual({
      dropinfos: [
        {
          id: 1,
          uid: 'drop-1-one_x_two-home',
          title: 'Odra – Granit',
          tip: '1',
          date: '2026-03-14T13:00:00.000Z',
          created_at: '2026-03-14T12:00:00.000Z',
          moved_at: null,
          has_history: true,
          timebetween: 60,
          drop: 0.2,
          over: { label: '1', from: 2.5, from_p: null, to: 2, to_p: null },
          under: { label: '2', from: 2.8, from_p: null, to: 3.4, to_p: null },
          market: 'one_x_two',
          match_id: match.id,
          league: { id: 1, name: 'Ekstraliga', country: 'Polska' },
        },
      ],
    });
  });
});

describe('the outcome', () => {
  const outcomes = async (played: Parameters<typeof makeMatch>[3]) => {
    const match = await makeMatch(database.db, await makeLeague(database.db), minutes(-180), played);
    await makeDropinfo(database.db, { matchId: match.id });
    const browser = await subscriber('dropinfo');
    const { dropinfos } = (await browser.get('/dropinfos.json')).json();
    return dropinfos.map(({ outcome }: { outcome?: object }) => outcome);
  };

  test('is the score and the result of the bet', async () => {
    expect(await outcomes({ goalHome: 2, goalAway: 1 })).toEqual([
      { home_goals: 2, away_goals: 1, result: 'won' },
    ]);
  });

  test.each([
    ['before the result', {}],
    ['for a called-off match', { goalHome: 2, goalAway: 1, calledOff: true }],
  ])('is left out %s', async (_, played) => {
    expect(await outcomes(played)).toEqual([undefined]);
  });
});

describe('sides and labels', () => {
  const one = async (values: Parameters<typeof makeDropinfo>[1], lang?: string) => {
    const browser = await subscriber('dropinfo');
    await makeDropinfo(database.db, values);
    const { dropinfos } = (await browser.get('/dropinfos.json', lang ? { lang } : {})).json();
    const { tip, over, under } = dropinfos[0];
    return { tip, over, under };
  };
  beforeEach(async () => {
    const fixture = await makeLeague(database.db);
    await makeMatch(database.db, fixture, minutes(60));
  });

  test('a draw has no opposite', async () => {
    const draw = { matchId: 1, selection: 'draw' as const, oppositeFrom: null, oppositeTo: null };
    expect(await one(draw)).toMatchObject({ tip: 'X', over: { label: 'X', from: 2.5, to: 2 }, under: null });
  });

  test('away has home as its opposite', async () => {
    expect(await one({ matchId: 1, selection: 'away' })).toMatchObject({
      tip: '2',
      over: { label: '2', from: 2.5 },
      under: { label: '1', from: 2.8 },
    });
  });

  const totals = { matchId: 1, market: 'totals' as const, line: 2.5, oppositeLine: 2.5 };
  test.each([
    ['pl', 'Powyżej 2.5', 'Poniżej 2.5'],
    ['en', 'Over 2.5', 'Under 2.5'],
    ['de', 'Powyżej 2.5', 'Poniżej 2.5'],
  ])('totals in %s have over and under under these names when under fell', async (lang, over, under) => {
    expect(await one({ ...totals, selection: 'under' }, lang)).toEqual({
      tip: under,
      over: { label: over, from: 2.8, from_p: 2.5, to: 3.4, to_p: 2.5 },
      under: { label: under, from: 2.5, from_p: 2.5, to: 2, to_p: 2.5 },
    });
  });

  test('totals where over fell', async () => {
    expect(await one({ ...totals, selection: 'over' })).toMatchObject({
      tip: 'Powyżej 2.5',
      over: { label: 'Powyżej 2.5', from: 2.5 },
      under: { label: 'Poniżej 2.5', from: 2.8 },
    });
  });

  test.each([
    ['home' as const, -0.5, 0.5, '1 (−0.5)', '2 (+0.5)'],
    ['away' as const, 1.25, -1.25, '2 (+1.25)', '1 (−1.25)'],
    ['home' as const, 0, 0, '1 (0)', '2 (0)'],
  ])('a handicap on %s at %d', async (selection, line, oppositeLine, fell, other) => {
    const values = { matchId: 1, market: 'handicap' as const, selection, line, oppositeLine };
    expect(await one(values)).toMatchObject({
      tip: fell,
      over: { label: fell, from: 2.5, from_p: line, to_p: line },
      under: { label: other, from: 2.8, from_p: oppositeLine },
    });
  });
});

describe('filters', () => {
  beforeEach(async () => {
    for (const code of ['A', 'B']) {
      const fixture = await makeLeague(database.db, { code, name: `League ${code}` });
      const match = await makeMatch(database.db, fixture, minutes(60));
      await makeDropinfo(database.db, { matchId: match.id });
    }
    await database.db.insert(dropinfoFilters).values([
      { name: 'Druga', nameEn: 'Second', position: 2, leagueIds: [2] },
      { name: 'Sport', position: 1, sportIds: [1] },
      { name: 'Wszystko', position: 3 },
      { name: 'Nic', position: 4, sportIds: [1], leagueIds: [2] },
    ]);
  });

  test('are listed in order, and empty without the permission', async () => {
    const browser = await subscriber('dropinfo', 'dropinfo_filters');
    expect((await browser.get('/dropinfos/filters.json')).json().filters.slice(0, 2)).toEqual([
      { id: 2, name: 'Sport', name_en: null },
      { id: 1, name: 'Druga', name_en: 'Second' },
    ]);
    await database.clear();
    const other = await subscriber('dropinfo');
    expect((await other.get('/dropinfos/filters.json')).json()).toEqual({ filters: [] });
  });

  test.each([
    [1, [2]],
    [2, [1]],
    [3, [1, 2]],
    [4, []],
  ])('filter %i restricts by sport and league', async (id, expected) => {
    const browser = await subscriber('dropinfo', 'dropinfo_filters');
    expect(await ids(browser, `/dropinfos.json?league_filter=${id}`)).toEqual(expected);
  });

  test('are ignored without the permission, also unknown ones', async () => {
    const browser = await subscriber('dropinfo');
    expect(await ids(browser, '/dropinfos.json?league_filter=1')).toEqual([1, 2]);
    expect(await ids(browser, '/dropinfos.json?league_filter=99')).toEqual([1, 2]);
  });

  test.each(['99', 'abc', '-1', '1&league_filter=2'])('%s is 404', async (given) => {
    const browser = await subscriber('dropinfo', 'dropinfo_filters');
    expect((await browser.get(`/dropinfos.json?league_filter=${given}`)).statusCode).toBe(404);
  });

  test('are not applied for an empty parameter', async () => {
    const browser = await subscriber('dropinfo', 'dropinfo_filters');
    expect(await ids(browser, '/dropinfos.json?league_filter=')).toEqual([1, 2]);
  });
});
