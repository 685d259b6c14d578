import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matches, seasons, teams, userLeagues } from '../db/tables.ts';
import { seededRandom } from '../demo/random.ts';
import { backtestByHand, type KnownMatch } from '../testing/backtest-by-hand.ts';
import { draftQuery } from '../testing/draft-query.ts';
import { makeLeague } from '../testing/fixtures.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { openTestApp, type TestApp, testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let app: TestApp;
let browser: TestClient;
let userId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openTestApp(database.db);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Resets the database to leagues without matches and a user with autofilters. */
async function makeLeagues(): Promise<void> {
  await database.clear();
  for (const code of ['league', 'cup']) await makeLeague(database.db, { code });
  ({ browser, userId } = await signInWith(database.db, app, ['autofilters']));
}

const goals = { stat: 'goal', comparison: 'over', line: 1.5, side: 'home', window: 5, least_hit_rate: 60 };
const runBacktest = async (draft: Parameters<typeof draftQuery>[0]) => {
  const query = `rehearse=season&${draftQuery({ ...goals, ...draft })}`;
  return (await browser.get(`/autofilters/autofilter_matches.json?${query}`)).json().rehearsal;
};
const hoursAgo = (count: number) => new Date(testStart.getTime() - count * 3_600_000);

test('each match is picked by the five before it, and right if it satisfied the line', async () => {
  await makeLeagues();
  const scores = [2, 2, 2, 0, 0, 2, 0, 2, 2];
  await database.db.insert(matches).values(
    scores.map((goalHome, index) => ({
      leagueId: 1,
      seasonId: 1,
      homeTeamId: 1,
      awayTeamId: 2,
      day: String(index),
      date: hoursAgo(100 - index),
      goalHome,
      goalAway: 0,
    })),
  );
  // 3, 3, 2 and 2 of the five matches before satisfied the line: two are picked, the first of them right.
  expect(await runBacktest({ league_ids: [1] })).toEqual([
    { season: '2025/2026', matches: 4, hits: 2, right: 1 },
  ]);
  expect(await runBacktest({ league_ids: [2] })).toEqual([]);
  expect(await runBacktest({})).toEqual([]);
  await database.db.insert(userLeagues).values({ userId, leagueId: 1 });
  expect(await runBacktest({})).toHaveLength(1);
});

describe('with random matches of several seasons and leagues, with gaps', () => {
  const random = seededRandom(7);
  const randomInt = (below: number) => Math.floor(random() * below);
  const generated: (KnownMatch & {
    corners: [number | null, number | null];
    calledOff: boolean;
    index: number;
  })[] = [];
  for (let index = 0; index < 600; index += 1) {
    const home = randomInt(8);
    const goalsOfBoth = random() < 0.05 ? null : ([randomInt(4), randomInt(4)] as const);
    const corner = () => (random() < 0.03 ? null : randomInt(10));
    generated.push({
      season: index < 300 ? '2024/2025' : '2025/2026',
      league: random() < 0.3 ? 'cup' : 'league',
      time: hoursAgo(1_000 - index).getTime(),
      home: String(home + 1),
      away: String(((home + 1 + randomInt(7)) % 8) + 1),
      goals: goalsOfBoth,
      count: goalsOfBoth ?? [null, null],
      corners: [corner(), corner()],
      calledOff: random() < 0.05,
      index,
    });
  }

  beforeAll(async () => {
    await makeLeagues();
    await database.db.insert(seasons).values([
      { leagueId: 1, year: '2024', name: '2024/2025' },
      { leagueId: 2, year: '2024', name: '2024/2025' },
    ]);
    const more = ['C', 'D', 'E', 'F'].map((name) => ({ country: 'Polska', name }));
    await database.db.insert(teams).values(more);
    const seasonIds: Record<string, number> = {
      'league 2025/2026': 1,
      'cup 2025/2026': 2,
      'league 2024/2025': 3,
      'cup 2024/2025': 4,
    };
    await database.db.insert(matches).values(
      generated.map(({ season, league, time, home, away, goals: score, corners, calledOff, index }) => ({
        leagueId: league === 'league' ? 1 : 2,
        seasonId: seasonIds[`${league} ${season}`] ?? 0,
        homeTeamId: Number(home),
        awayTeamId: Number(away),
        day: String(index),
        date: new Date(time),
        goalHome: score?.[0] ?? null,
        goalAway: score?.[1] ?? null,
        cornersHome: corners[0],
        cornersAway: corners[1],
        calledOff,
      })),
    );
  });

  const sides = ['home', 'away', 'both', 'sum'] as const;
  const stats = ['goal', 'corners', 'btts'] as const;
  test.each(stats.flatMap((stat) => sides.map((side) => [stat, side] as const)))(
    '%s of %s equals an independent computation',
    async (stat, side) => {
      for (const [window, rate, league_ids] of [
        [5, 60, [1, 2]],
        [10, 40, [1]],
      ] as const) {
        const line = stat === 'btts' ? null : side === 'sum' ? 3.5 : 1.5;
        const comparison = stat === 'btts' ? 'no' : stat === 'goal' ? 'over' : 'under';
        const draft = { stat, comparison, line, side, window, least_hit_rate: rate, league_ids };
        const known = generated
          .filter(({ calledOff }) => !calledOff)
          .map((match): KnownMatch => {
            const [ofHome, ofAway] = match.goals ?? [0, 0];
            const both = ofHome > 0 && ofAway > 0 ? 1 : 0;
            if (stat === 'btts') return { ...match, count: side === 'sum' ? [both, 0] : [both, both] };
            return { ...match, count: stat === 'goal' ? match.count : match.corners };
          });
        const satisfies = (count: number) => {
          if (stat === 'btts') return count === 0;
          return stat === 'goal' ? count > (line ?? 0) : count < (line ?? 0);
        };
        const leagues = league_ids.map((id) => (id === 1 ? 'league' : 'cup'));
        const expected = backtestByHand(known, { satisfies, side, window, minHitRate: rate, leagues });
        expect(expected.length).toBe(2);
        expect(await runBacktest(draft)).toEqual(expected);
      }
    },
  );
});
