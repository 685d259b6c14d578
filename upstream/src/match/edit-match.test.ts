import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { leagues, matches, userLogs } from '../db/tables.ts';
import { makeLeague, makeMatch, makeUser } from '../testing/fixtures.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { testStart } from '../testing/test-app.ts';
import { TestClient } from '../testing/test-client.ts';

let admin: TestClient;
let adminId: number;
let fixture: Awaited<ReturnType<typeof makeLeague>>;
let matchId: number;

const hours = (count: number) => new Date(testStart.getTime() + count * 3_600_000);
const playedCounts = { goalHome: 1, goalAway: 1 };

const { database, app } = await setUpApp();
beforeEach(async () => {
  fixture = await makeLeague(database.db, { isEditable: true });
  ({ id: adminId } = await makeUser(database.db, { email: 'admin@tipgraph.example', role: 'admin' }));
  admin = await adminBrowser();
  ({ id: matchId } = await makeMatch(database.db, fixture, hours(-24), playedCounts));
});

async function adminBrowser() {
  const browser = new TestClient(app.server);
  await browser.signIn('admin@tipgraph.example');
  return browser;
}
const counts = (over: object = {}) => ({
  goal: 2,
  shots: 11,
  shots_on_goal: 4,
  yellow: 1,
  red: 0,
  corners: 5,
  fouls: 9,
  ...over,
});
const whole = (home: object = {}, away: object = {}) => ({
  match: { home: counts(home), away: counts(away) },
});
const edit = (body: object, id: number | string = matchId, browser = admin) =>
  browser.put(`/matches/${id}/edit_match_stats.json`, body);
const nameReferee = (body: object, browser = admin) =>
  browser.post('/matches/set_match_referee_name.json', body);
const stored = async () => (await database.db.select().from(matches).where(eq(matches.id, matchId)))[0];
const logs = () =>
  database.db
    .select({ author: userLogs.authorId, action: userLogs.action, details: userLogs.details })
    .from(userLogs)
    .orderBy(asc(userLogs.id));
const version = async (browser = admin) =>
  (await browser.get(`/matches/${matchId}.json`)).json().match.version as string;

describe('the statistics of a match', () => {
  test('are set together, and the log has the changed ones', async () => {
    const reply = await edit(whole({}, { goal: 1, fouls: null }));
    expect(reply.statusCode).toBe(200);
    expect(reply.json().match).toMatchObject({
      id: matchId,
      goal_home: 2,
      goal_away: 1,
      shots_on_goal_home: 4,
      corners_away: 5,
      fouls_away: null,
      btts: true,
      version: expect.any(String),
    });
    expect(await stored()).toMatchObject({ goalHome: 2, foulsHome: 9, foulsAway: null });
    const [log] = await logs();
    expect(log).toMatchObject({ author: adminId, action: 'match.stats' });
    expect(log?.details).toMatchObject({
      match_id: matchId,
      before: { goalHome: 1, shotsHome: null },
      after: { goalHome: 2, shotsHome: 11 },
    });
    expect(Object.keys(log?.details.after ?? {})).not.toContain('goalAway');
  });

  test('stay when the body omits them, and are removed by null', async () => {
    await edit(whole());
    await edit({ match: { home: { corners: null } } });
    expect(await stored()).toMatchObject({ goalHome: 2, cornersHome: null, cornersAway: 5 });
  });

  test('are neither written nor logged when they are unchanged', async () => {
    await edit(whole());
    const before = await version();
    await edit(whole());
    expect(await version()).toBe(before);
    expect(await logs()).toHaveLength(1);
  });

  test('change the table and the list of missing statistics immediately', async () => {
    const points = async () =>
      (await admin.get(`/leagues/${fixture.league.id}.json`))
        .json()
        .league.teams.map((team: { stats: { points: number }[] }) => team.stats[0]?.points);
    const missing = async () => (await admin.get('/leagues/no_stats_matches.json')).json().total;
    expect([await points(), await missing()]).toEqual([[1, 1], 1]);
    await edit(whole({ goal: 3 }, { goal: 0 }));
    expect([await points(), await missing()]).toEqual([[3, 0], 0]);
  });

  test('are refused as stale for the second of two admins who edit the same version', async () => {
    const second = await adminBrowser();
    const [seen, alsoSeen] = [await version(), await version(second)];
    const send = (home: object, from: string, browser = admin) =>
      edit({ match: { ...whole(home).match, version: from } }, matchId, browser);
    expect((await send({}, seen)).statusCode).toBe(200);
    const late = await send({ goal: 7 }, alsoSeen, second);
    expect([late.statusCode, late.json()]).toEqual([422, { errors: { base: ['stale'] } }]);
    expect(await stored()).toMatchObject({ goalHome: 2 });
    expect(await logs()).toHaveLength(1);
    expect((await send({ goal: 7 }, await version(second), second)).statusCode).toBe(200);
  });

  test.each([
    [whole({ goal: -1 }), { 'home.goal': ['invalid'] }],
    [whole({ goal: 31 }), { 'home.goal': ['invalid'] }],
    [whole({ shots: 1.5 }), { 'home.shots': ['invalid'] }],
    [whole({ fouls: '3' }), { 'home.fouls': ['invalid'] }],
    [whole({}, { red: 16, yellow: -2 }), { 'away.yellow': ['invalid'], 'away.red': ['invalid'] }],
    [whole({ goal: null }), { 'home.goal': ['blank'] }],
    [whole({}, { shots: 3 }), { 'away.shots_on_goal': ['too_many'] }],
    [{ match: { home: [] } }, { home: ['invalid'] }],
    [{ match: 3 }, { match: ['invalid'] }],
    [{}, { match: ['invalid'] }],
  ])('%j is refused with %j and changes nothing', async (body, errors) => {
    const before = await stored();
    const reply = await edit(body);
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors }]);
    expect(await stored()).toEqual(before);
    expect(await logs()).toEqual([]);
  });

  test('are checked together with the stored ones', async () => {
    await edit(whole());
    const reply = await edit({ match: { home: { shots: 3 } } });
    expect(reply.json()).toEqual({ errors: { 'home.shots_on_goal': ['too_many'] } });
  });

  test('are editable only for finished matches of editable leagues', async () => {
    const { db } = database;
    const closed = { errors: { base: ['not_editable'] } };
    const coming = await makeMatch(db, fixture, hours(1));
    const running = await makeMatch(db, fixture, hours(-2));
    const calledOff = await makeMatch(db, fixture, hours(-48), { calledOff: true });
    const unresolved = await makeMatch(db, fixture, hours(-4));
    for (const { id } of [coming, running, calledOff])
      expect((await edit(whole(), id)).json()).toEqual(closed);
    expect((await edit(whole(), unresolved.id)).statusCode).toBe(200);
    await db.update(leagues).set({ isEditable: false });
    expect((await edit(whole())).json()).toEqual(closed);
  });

  test('are 404 for an unknown match', async () => {
    for (const id of ['2000000000', '0', 'x', '99999999999'])
      expect((await edit(whole(), id)).statusCode).toBe(404);
  });
});

describe('the referee', () => {
  test('is set and removed, each with a log entry', async () => {
    const name = (referee_display_name: string) => nameReferee({ match_id: matchId, referee_display_name });
    expect((await name(' Jan   Kruk ')).json().match.referee_display_name).toBe('Jan Kruk');
    await name('Jan Kruk');
    await name('');
    expect((await stored())?.refereeDisplayName).toBeNull();
    expect(await logs()).toEqual([
      {
        author: adminId,
        action: 'match.referee',
        details: {
          match_id: matchId,
          match: expect.stringMatching(/ – /),
          before: { refereeDisplayName: null },
          after: { refereeDisplayName: 'Jan Kruk' },
        },
      },
      {
        author: adminId,
        action: 'match.referee',
        details: {
          match_id: matchId,
          match: expect.stringMatching(/ – /),
          before: { refereeDisplayName: 'Jan Kruk' },
          after: { refereeDisplayName: null },
        },
      },
    ]);
  });

  test('is refused as stale when the match has changed', async () => {
    const seen = await version();
    await edit(whole());
    const body = { match_id: matchId, referee_display_name: 'Jan Kruk', version: seen };
    expect((await nameReferee(body)).json()).toEqual({ errors: { base: ['stale'] } });
    expect((await stored())?.refereeDisplayName).toBeNull();
  });

  test.each([
    [{ referee_display_name: 'x'.repeat(101) }, 422, { errors: { referee_display_name: ['too_long'] } }],
    [{ referee_display_name: 'a\0b' }, 422, { errors: { referee_display_name: ['invalid'] } }],
    [{ match_id: 2_000_000_000, referee_display_name: 'Jan' }, 404, { errors: ['Not found'] }],
    [{ match_id: 'x', referee_display_name: 'Jan' }, 404, { errors: ['Not found'] }],
  ])('%j is refused', async (body, status, answer) => {
    const reply = await nameReferee({ match_id: matchId, ...body });
    expect([reply.statusCode, reply.json()]).toEqual([status, answer]);
    expect(await logs()).toEqual([]);
  });
});

describe('a league', () => {
  const toggle = (id: number | string = fixture.league.id, browser = admin) =>
    browser.put(`/leagues/${id}/toggle_editable.json`);

  test('is made editable and closed again, and both are logged', async () => {
    expect((await toggle()).json().league).toMatchObject({ name: 'Ekstraliga', is_editable: false });
    expect((await toggle()).json().league.is_editable).toBe(true);
    const named = { league_id: fixture.league.id, league: 'Ekstraliga' };
    expect((await logs()).map(({ details }) => details)).toEqual([
      { ...named, before: { isEditable: true }, after: { isEditable: false } },
      { ...named, before: { isEditable: false }, after: { isEditable: true } },
    ]);
  });

  test('is 404 when it is unknown', async () => {
    for (const id of ['2000000000', 'x']) expect((await toggle(id)).statusCode).toBe(404);
  });
});

describe('matches with missing statistics', () => {
  const missing = async (query = '') => (await admin.get(`/leagues/no_stats_matches.json${query}`)).json();
  const ids = async (query?: string) => (await missing(query)).matches.map(({ id }: { id: number }) => id);

  test('are the finished ones of editable leagues, newest first', async () => {
    const { db } = database;
    const other = await makeLeague(db, { code: 'T2', isEditable: true });
    const closed = await makeLeague(db, { code: 'T3' });
    await makeMatch(db, closed, hours(-30), playedCounts);
    await makeMatch(db, fixture, hours(-48), { calledOff: true });
    await makeMatch(db, fixture, hours(-2));
    await makeMatch(db, fixture, hours(2));
    const { id: unresolved } = await makeMatch(db, fixture, hours(-4));
    const { id: elsewhere } = await makeMatch(db, other, hours(-12), playedCounts);
    expect(await ids()).toEqual([unresolved, elsewhere, matchId]);
    expect(await ids(`?league_id=${other.league.id}`)).toEqual([elsewhere]);
    expect(await missing('?league_id=2000000000')).toEqual({ matches: [], page: 1, per_page: 50, total: 0 });
    expect((await missing()).matches[0].version).toEqual(expect.any(String));
  });

  test('come in pages with the total', async () => {
    const rows = Array.from({ length: 55 }, (_, index) => hours(-30 - index));
    await database.db.insert(matches).values(
      rows.map((date) => ({
        leagueId: fixture.league.id,
        seasonId: fixture.season.id,
        homeTeamId: fixture.home.id,
        awayTeamId: fixture.away.id,
        day: date.toISOString(),
        date,
      })),
    );
    const [first, second] = [await missing(), await missing('?page=2')];
    expect([first.matches.length, first.total]).toEqual([50, 56]);
    expect([second.matches.length, second.page]).toEqual([6, 2]);
    const shown = [...first.matches, ...second.matches].map(({ id }: { id: number }) => id);
    expect(new Set(shown).size).toBe(56);
    expect((await missing('?page=2&per_page=20')).matches[0].id).toBe(shown[20]);
  });

  test('are 422 for an invalid league id', async () => {
    const reply = await admin.get('/leagues/no_stats_matches.json?league_id=x');
    expect([reply.statusCode, reply.json()]).toEqual([422, { errors: { league_id: ['invalid'] } }]);
  });
});

test('the version is for admins only', async () => {
  const { browser } = await signInWith(database.db, app, ['stats']);
  expect(await version(browser)).toBeUndefined();
});
