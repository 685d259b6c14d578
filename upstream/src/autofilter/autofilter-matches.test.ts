import { beforeEach, describe, expect, test } from 'vitest';
import { userLeagues } from '../db/tables.ts';
import { draftQuery } from '../testing/draft-query.ts';
import { makeLeague, makeMatch, makeUser } from '../testing/fixtures.ts';
import { makeTeams } from '../testing/make-teams.ts';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

let browser: TestClient;
let fixture: Awaited<ReturnType<typeof makeLeague>>;
let rival: typeof fixture.home;

const { database, app } = await setUpApp();
beforeEach(async () => {
  fixture = await makeLeague(database.db);
  const [third] = await makeTeams(database.db, 'Zorza');
  if (!third) throw new Error('Nothing was written');
  rival = third;
  const signedIn = await signInWith(database.db, app, ['autofilters']);
  browser = signedIn.browser;
  await database.db.insert(userLeagues).values({ userId: signedIn.userId, leagueId: fixture.league.id });
});

const hours = (count: number) => new Date(testStart.getTime() + count * 3_600_000);
type Values = Parameters<typeof makeMatch>[3];

/** Stores played matches of a team, newest first, alternately at home and away. Scores are `own:opponent`. */
async function playScores(team: typeof fixture.home, scores: readonly string[], values: Values = {}) {
  for (const [index, score] of scores.entries()) {
    const [own = 0, opponent = 0] = score.split(':').map(Number);
    const isHome = index % 2 === 0;
    await makeMatch(
      database.db,
      { ...fixture, home: isHome ? team : rival, away: isHome ? rival : team },
      hours(-10 * (index + 1) - team.id),
      { goalHome: isHome ? own : opponent, goalAway: isHome ? opponent : own, ...values },
    );
  }
}
const coming = async (after = 1, values: Values = {}) =>
  (await makeMatch(database.db, fixture, hours(after), values)).id;

const goals = {
  name: 'Gole',
  stat: 'goal',
  comparison: 'over',
  line: 1.5,
  side: 'home',
  window: 5,
  least_hit_rate: 60,
};
type Draft = Parameters<typeof draftQuery>[0];
const preview = async (draft: Draft) =>
  (await browser.get(`/autofilters/autofilter_matches.json?${draftQuery({ ...goals, ...draft })}`)).json();
const hitsOf = async (draft: Draft) => {
  const { matches } = await preview(draft);
  return matches.map(({ id, hits }: { id: number; hits: unknown[] }) => [id, ...hits]);
};
const hit = (home: [number, number] | null, away: [number, number] | null, rate: number) => ({
  autofilter_id: null,
  home_hits: home?.[0] ?? null,
  home_sample: home?.[1] ?? null,
  away_hits: away?.[0] ?? null,
  away_sample: away?.[1] ?? null,
  rate,
});

describe('the window', () => {
  test('is the last five or ten played matches, at home and away', async () => {
    await playScores(fixture.home, [
      '2:0',
      '2:0',
      '2:0',
      '1:0',
      '0:0',
      '9:0',
      '9:0',
      '9:0',
      '9:0',
      '9:0',
      '0:0',
    ]);
    const id = await coming();
    expect(await hitsOf({})).toEqual([[id, hit([3, 5], null, 60)]]);
    expect(await hitsOf({ window: 10, least_hit_rate: 80 })).toEqual([[id, hit([8, 10], null, 80)]]);
  });

  test('must be complete', async () => {
    await playScores(fixture.home, ['2:0', '2:0', '2:0', '2:0']);
    const id = await coming();
    expect(await hitsOf({})).toEqual([]);
    await makeMatch(database.db, fixture, hours(-3), { goalHome: 2, goalAway: 0 });
    expect(await hitsOf({})).toEqual([[id, hit([5, 5], null, 100)]]);
    expect(await hitsOf({ window: 10 })).toEqual([]);
  });

  test('with an unknown count is incomplete, regardless of older matches', async () => {
    await playScores(fixture.home, ['2:0', '2:0', '2:0', '2:0'], { cornersHome: 9, cornersAway: 9 });
    await makeMatch(database.db, fixture, hours(-2), { goalHome: 3, goalAway: 0, cornersAway: 9 });
    await makeMatch(database.db, fixture, hours(-200), {
      goalHome: 3,
      goalAway: 0,
      cornersHome: 9,
      cornersAway: 9,
    });
    const id = await coming();
    expect(await hitsOf({ stat: 'corners', line: 5.5 })).toEqual([]);
    expect(await hitsOf({})).toEqual([[id, hit([5, 5], null, 100)]]);
  });

  test('excludes matches that were called off or are not finished', async () => {
    await playScores(fixture.home, ['2:0', '2:0', '2:0', '2:0']);
    await makeMatch(database.db, fixture, hours(-1), { goalHome: 2, goalAway: 0, calledOff: true });
    await makeMatch(database.db, fixture, hours(-2), { goalHome: 2 });
    await coming();
    expect(await hitsOf({})).toEqual([]);
  });

  test('includes matches of all leagues', async () => {
    const cup = await makeLeague(database.db, { code: 'cup' });
    const elsewhere = { leagueId: cup.league.id, seasonId: cup.season.id };
    await playScores(fixture.home, ['2:0', '2:0', '2:0', '2:0', '2:0'], elsewhere);
    expect(await hitsOf({})).toEqual([]);
    const id = await coming();
    expect(await hitsOf({})).toEqual([[id, hit([5, 5], null, 100)]]);
  });
});

describe('the line', () => {
  test('over is above it, under is below it', async () => {
    await playScores(fixture.home, ['0:0', '1:0', '2:0', '3:0', '4:0']);
    await coming();
    const rate = async (comparison: string, line: number) =>
      (await hitsOf({ comparison, line, least_hit_rate: 1 })).map(
        ([, { rate }]: [number, { rate: number }]) => rate,
      );
    expect(await rate('over', 0.5)).toEqual([80]);
    expect(await rate('over', 1.5)).toEqual([60]);
    expect(await rate('over', 3.5)).toEqual([20]);
    expect(await rate('over', 4.5)).toEqual([]);
    expect(await rate('under', 0.5)).toEqual([20]);
    expect(await rate('under', 3.5)).toEqual([80]);
    expect(await rate('under', 6.5)).toEqual([100]);
  });

  test('an equal hit rate is enough, a higher minimum is not', async () => {
    await playScores(fixture.home, ['2:0', '2:0', '2:0', '0:0', '0:0']);
    const id = await coming();
    expect(await hitsOf({ least_hit_rate: 60 })).toEqual([[id, hit([3, 5], null, 60)]]);
    expect(await hitsOf({ least_hit_rate: 60.01 })).toEqual([]);
  });

  test.each([
    ['shots', 5.5, { shotsHome: 6, shotsAway: 2 }],
    ['shots_on_goal', 3.5, { shotsOnGoalHome: 4, shotsOnGoalAway: 2 }],
    ['yellow', 1.5, { yellowHome: 2, yellowAway: 0 }],
    ['red', 0.5, { redHome: 1, redAway: 0 }],
    ['corners', 8.5, { cornersHome: 9, cornersAway: 1 }],
    ['fouls', 14.5, { foulsHome: 15, foulsAway: 3 }],
  ])('of %s is compared with that count', async (stat, line, values) => {
    for (let nth = 1; nth <= 5; nth += 1) {
      const match = { goalHome: 0, goalAway: 0, ...values };
      await makeMatch(database.db, fixture, hours(-nth), match);
    }
    const id = await coming();
    const all = { stat, line, least_hit_rate: 100 };
    expect(await hitsOf(all)).toEqual([[id, hit([5, 5], null, 100)]]);
    expect(await hitsOf({ ...all, side: 'away' })).toEqual([]);
    expect(await hitsOf({ ...all, line: line + 1 })).toEqual([]);
  });
});

describe('the side', () => {
  beforeEach(async () => {
    await playScores(fixture.home, ['2:0', '2:1', '0:3', '2:0', '0:0']);
    await playScores(fixture.away, ['3:3', '3:0', '2:2', '0:2', '2:5']);
  });

  test('away uses only the away team', async () => {
    const id = await coming();
    expect(await hitsOf({ side: 'away' })).toEqual([[id, hit(null, [4, 5], 80)]]);
  });

  test('both uses the lower rate', async () => {
    const id = await coming();
    expect(await hitsOf({ side: 'both' })).toEqual([[id, hit([3, 5], [4, 5], 60)]]);
    expect(await hitsOf({ side: 'both', least_hit_rate: 61 })).toEqual([]);
  });

  test('sum compares the sum of both counts, over both windows', async () => {
    const id = await coming();
    expect(await hitsOf({ side: 'sum', line: 2.5 })).toEqual([[id, hit([2, 5], [4, 5], 60)]]);
    expect(await hitsOf({ side: 'sum', line: 2.5, least_hit_rate: 65 })).toEqual([]);
    expect(await hitsOf({ side: 'sum', line: 1.5, least_hit_rate: 90 })).toEqual([
      [id, hit([4, 5], [5, 5], 90)],
    ]);
  });

  test('of btts selects the windows', async () => {
    const id = await coming();
    const yes = { stat: 'btts', comparison: 'yes', line: null, least_hit_rate: 1 };
    expect(await hitsOf({ ...yes, side: 'home' })).toEqual([[id, hit([1, 5], null, 20)]]);
    expect(await hitsOf({ ...yes, side: 'away' })).toEqual([[id, hit(null, [3, 5], 60)]]);
    expect(await hitsOf({ ...yes, side: 'both' })).toEqual([[id, hit([1, 5], [3, 5], 20)]]);
    expect(await hitsOf({ ...yes, side: 'sum' })).toEqual([[id, hit([1, 5], [3, 5], 40)]]);
    expect(await hitsOf({ ...yes, comparison: 'no', side: 'both' })).toEqual([[id, hit([4, 5], [2, 5], 40)]]);
  });

  test('needs the complete window of each team that it uses', async () => {
    const [young] = await makeTeams(database.db, 'Iskra');
    if (!young) throw new Error('Nothing was written');
    const id = (await makeMatch(database.db, { ...fixture, away: young }, hours(2))).id;
    expect(await hitsOf({})).toEqual([[id, hit([3, 5], null, 60)]]);
    const hitsOfOthers = () =>
      Promise.all(['away', 'both', 'sum'].map((side) => hitsOf({ side, line: 0.5, least_hit_rate: 1 })));
    expect(await hitsOfOthers()).toEqual([[], [], []]);
    await playScores(young, ['2:0', '2:0', '2:0', '2:0']);
    expect(await hitsOfOthers()).toEqual([[], [], []]);
  });
});

describe('the marks', () => {
  const marksOf = async (draft: Draft) => {
    const query = `marks=true&last=0&${draftQuery({ ...goals, least_hit_rate: 1, ...draft })}`;
    const { matches, teams } = (await browser.get(`/autofilters/autofilter_matches.json?${query}`)).json();
    expect(teams).toEqual([]);
    return matches.map(({ hits }: { hits: object[] }) => hits);
  };
  const idsOf = async (team: typeof fixture.home) => {
    const { teams } = await preview({ side: 'sum', least_hit_rate: 1, line: 0.5 });
    const of = teams.find(({ id }: { id: number }) => id === team.id);
    return of.matches.map(({ id }: { id: number }) => id);
  };

  test("are the ids of the window's matches with the team's count, newest first", async () => {
    await playScores(fixture.home, ['2:0', '2:1', '0:3', '2:0', '0:0', '9:9']);
    await playScores(fixture.away, ['3:3', '3:0', '2:2', '0:2', '2:5']);
    await coming();
    const home = await idsOf(fixture.home);
    const away = await idsOf(fixture.away);
    const [[ofHome]] = await marksOf({});
    expect(ofHome).toMatchObject({
      home_marks: [2, 2, 0, 2, 0].map((count, index) => [home[index], count]),
      away_marks: null,
    });
    const [[ofSum]] = await marksOf({ side: 'sum' });
    expect(ofSum).toMatchObject({
      home_marks: [2, 3, 3, 2, 0].map((count, index) => [home[index], count]),
      away_marks: [6, 3, 4, 2, 7].map((count, index) => [away[index], count]),
    });
    const btts = { stat: 'btts', comparison: 'yes', line: null, side: 'away' };
    const [[ofBtts]] = await marksOf(btts);
    expect(ofBtts).toMatchObject({
      home_marks: null,
      away_marks: [1, 0, 1, 0, 1].map((count, index) => [away[index], count]),
    });
  });

  test('cover ten matches for a window of ten, and are sent only on request', async () => {
    await playScores(
      fixture.home,
      Array.from({ length: 11 }, (_, nth) => `${nth}:0`),
    );
    await coming();
    const [[ten]] = await marksOf({ window: 10 });
    expect(ten.home_marks.map(([, count]: [number, number]) => count)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect((await preview({})).matches[0].hits[0]).not.toHaveProperty('home_marks');
  });
});

describe('the matches', () => {
  beforeEach(() => playScores(fixture.home, ['2:0', '2:0', '2:0', '2:0', '2:0']));

  test('are upcoming ones, by kick-off, with the last matches of their teams', async () => {
    const later = await coming(9);
    const sooner = await coming(3);
    await coming(0);
    await coming(4, { calledOff: true });
    const reply = await preview({});
    expect(reply.matches.map(({ id }: { id: number }) => id)).toEqual([sooner, later]);
    expect(reply).toMatchObject({ page: 1, per_page: 50, total: 2, draft: true });
    expect(reply.teams.map(({ matches }: { matches: unknown[] }) => matches.length)).toEqual([5, 0]);
    expect(reply).not.toHaveProperty('rehearsal');
    expect(reply).not.toHaveProperty('autofilter_id');
  });

  test("are of the caller's active leagues, or of the autofilter's", async () => {
    const cup = await makeLeague(database.db, { code: 'cup' });
    const stranger = await makeUser(database.db, { email: 'ola@tipgraph.example' });
    await database.db.insert(userLeagues).values({ userId: stranger.id, leagueId: cup.league.id });
    const ours = await coming(1);
    const elsewhere = await coming(2, { leagueId: cup.league.id, seasonId: cup.season.id });
    const found = async (draft: Draft) => (await hitsOf(draft)).map(([id]: [number]) => id);
    expect(await found({})).toEqual([ours]);
    expect(await found({ league_ids: [cup.league.id] })).toEqual([elsewhere]);
    expect(await found({ league_ids: [cup.league.id, fixture.league.id] })).toEqual([ours, elsewhere]);
    await database.db.delete(userLeagues);
    expect(await found({})).toEqual([]);
  });

  test('are paged by 50', async () => {
    for (let nth = 1; nth <= 51; nth += 1) await coming(nth);
    const pageOf = async (page: number) =>
      (await browser.get(`/autofilters/autofilter_matches.json?page=${page}&${draftQuery(goals)}`)).json();
    expect(await pageOf(1)).toMatchObject({ matches: { length: 50 }, total: 51 });
    expect(await pageOf(2)).toMatchObject({ matches: { length: 1 }, page: 2, total: 51 });
    expect(await pageOf(3)).toMatchObject({ matches: [], total: 51, teams: [] });
  });
});
