import { beforeEach, describe, expect, test } from 'vitest';
import { makeLeague, makeMatch } from '../testing/fixtures.ts';
import { makeTeams } from '../testing/make-teams.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

let browser: TestClient;
let fixture: Awaited<ReturnType<typeof makeLeague>>;

const { database, app } = await setUpApp();
beforeEach(async () => {
  fixture = await makeLeague(database.db);
  browser = (await signInWith(database.db, app, ['stats'])).browser;
});

const minutes = (count: number) => new Date(testStart.getTime() + count * 60_000);
const played = { goalHome: 1, goalAway: 0 };
const reply = async (query = '') => (await browser.get(`/leagues/1/future_matches.json?${query}`)).json();
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

describe('coming matches of a league', () => {
  test('are in the future, not called off and without a result, by kick-off', async () => {
    const later = await makeMatch(database.db, fixture, minutes(20));
    const sooner = await makeMatch(database.db, fixture, minutes(10));
    await makeMatch(database.db, fixture, minutes(0));
    await makeMatch(database.db, fixture, minutes(-10));
    await makeMatch(database.db, fixture, minutes(30), { calledOff: true });
    await makeMatch(database.db, fixture, minutes(40), played);
    const half = await makeMatch(database.db, fixture, minutes(50), { goalHome: 1 });
    await makeMatch(database.db, await makeLeague(database.db, { code: 'other' }), minutes(5));
    expect(idsOf((await reply()).matches)).toEqual([sooner.id, later.id, half.id]);
  });

  test('come with the last ten played matches of each team in all leagues, newest first', async () => {
    const other = await makeLeague(database.db, { code: 'other' });
    const { home, away } = fixture;
    const ids: number[] = [];
    for (let turn = 1; turn <= 6; turn += 1) {
      ids.push((await makeMatch(database.db, fixture, minutes(-20 * turn), played)).id);
      const elsewhere = {
        ...other,
        home: turn % 2 === 0 ? other.away : home,
        away: turn % 2 === 0 ? home : other.away,
      };
      ids.push((await makeMatch(database.db, elsewhere, minutes(-20 * turn - 10), played)).id);
    }
    await makeMatch(database.db, fixture, minutes(-5), { ...played, calledOff: true });
    await makeMatch(database.db, fixture, minutes(-4));
    await makeMatch(database.db, fixture, minutes(10));
    await makeMatch(database.db, fixture, minutes(20));
    const { teams } = await reply();
    expect(teams.map(({ id }: { id: number }) => id)).toEqual([home.id, away.id]);
    expect(idsOf(teams[0].matches)).toEqual(ids.slice(0, 10));
    expect(idsOf(teams[1].matches)).toEqual(ids.filter((_, index) => index % 2 === 0));
  });

  test('come with at most ten matches per team when the last ones of its opponent include older ones', async () => {
    const [guest] = await makeTeams(database.db, 'Gość');
    if (!guest) throw new Error('Nothing was written');
    const first = await makeMatch(database.db, fixture, minutes(-1_000), played);
    const recent: number[] = [];
    for (let turn = 1; turn <= 10; turn += 1) {
      const { id } = await makeMatch(database.db, { ...fixture, away: guest }, minutes(-10 * turn), played);
      recent.push(id);
    }
    await makeMatch(database.db, fixture, minutes(10));
    const { teams } = await reply();
    expect(teams.map(({ matches }: { matches: { id: number }[] }) => idsOf(matches))).toEqual([
      recent,
      [first.id],
    ]);
  });

  test('come with the requested number of last matches', async () => {
    const ids: number[] = [];
    for (let turn = 1; turn <= 6; turn += 1) {
      ids.push((await makeMatch(database.db, fixture, minutes(-10 * turn), played)).id);
    }
    await makeMatch(database.db, fixture, minutes(10));
    const lists = async (query: string) =>
      (await reply(query)).teams.map(({ matches }: { matches: { id: number }[] }) => idsOf(matches));
    expect(await lists('last=5')).toEqual([ids.slice(0, 5), ids.slice(0, 5)]);
    expect(await lists('last=10')).toEqual([ids, ids]);
    expect(await lists('last=0')).toEqual([]);
    for (const last of ['11', '-1', 'all']) {
      expect(await reply(`last=${last}`)).toEqual({ errors: { last: ['invalid'] } });
    }
  });

  test('are empty with no teams for a season without matches', async () => {
    expect(await reply()).toEqual({ matches: [], teams: [] });
  });
});
