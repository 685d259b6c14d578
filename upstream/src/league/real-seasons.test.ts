import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leagues } from '../db/tables.ts';
import { importFiles } from '../import/football-data/import-files.ts';
import { backtestByHand, type KnownMatch } from '../testing/backtest-by-hand.ts';
import { draftQuery } from '../testing/draft-query.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { openTestApp, type TestApp, testStart } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { findTestData } from '../testing/test-data.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const data = findTestData('football-data');
const files = ['2023-24/E0.csv', '2024-25/E0.csv', '2024-25/SP1.csv', '2023-24/SP1.csv', '2022-23/T1.csv'];

type Line = Record<string, string>;
type Pair = readonly [number, number];

/** A match read from its line of the file without the importer. */
interface Game {
  season: string;
  code: string;
  time: number;
  home: string;
  away: string;
  goals: Pair | null;
  fouls: Pair | null;
  yellow: Pair | null;
  red: Pair | null;
}

const pairOf = (line: Line, home: string, away: string): Pair | null =>
  line[home] && line[away] ? [Number(line[home]), Number(line[away])] : null;

async function readGames(folder: string): Promise<Game[]> {
  const games = await Promise.all(
    files.map(async (file) => {
      const lines: Line[] = parse(await readFile(join(folder, file)), {
        columns: true,
        bom: true,
        relax_column_count: true,
        skip_empty_lines: true,
      });
      const year = Number(dirname(file).slice(0, 4));
      return lines.map((line): Game => {
        const [day, month, years] = (line.Date ?? '').split('/');
        return {
          season: `${year}/${year + 1}`,
          code: basename(file, '.csv'),
          time: Date.parse(`${years}-${month}-${day}T${line.Time}:00Z`),
          home: line.HomeTeam ?? '',
          away: line.AwayTeam ?? '',
          goals: pairOf(line, 'FTHG', 'FTAG'),
          fouls: pairOf(line, 'HF', 'AF'),
          yellow: pairOf(line, 'HY', 'AY'),
          red: pairOf(line, 'HR', 'AR'),
        };
      });
    }),
  );
  return games.flat();
}

describe.skipIf(data === null)('real seasons', () => {
  let database: TestDatabase;
  let app: TestApp;
  let browser: TestClient;
  let games: Game[];
  const leagueIds = new Map<string, number>();

  beforeAll(async () => {
    database = await openTestDatabase();
    app = await openTestApp(database.db);
    const folder = data ?? '';
    games = await readGames(folder);
    const paths = files.map((file) => join(folder, file));
    await importFiles(database.db, paths, { clock: () => testStart, minDrop: 0.05 });
    for (const { id, code } of await database.db.select().from(leagues)) leagueIds.set(code, id);
    browser = (await signInWith(database.db, app, ['stats', 'autofilters'])).browser;
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const get = async (path: string) => {
    const reply = await browser.get(path);
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  };
  const seasonOf = (code: string, season: string) =>
    games.filter((game) => game.code === code && game.season === season && game.goals !== null);
  const league = async (code: string, season: string) =>
    (await get(`/leagues/${leagueIds.get(code)}.json?season=${season}`)).league;

  interface Standing {
    name: string;
    id: number;
    stats: [Record<string, unknown>];
  }

  test.each([
    ['E0', '2023/2024'],
    ['E0', '2024/2025'],
    ['SP1', '2024/2025'],
    ['T1', '2022/2023'],
  ])('the table of %s %s matches the lines of the file', async (code, season) => {
    const rows = new Map<string, { results: [number, number, number][] }>();
    for (const { home, away, goals, time } of seasonOf(code, season)) {
      if (goals === null) continue;
      for (const [team, own, other] of [
        [home, goals[0], goals[1]],
        [away, goals[1], goals[0]],
      ] as const) {
        rows.set(team, { results: [...(rows.get(team)?.results ?? []), [own, other, time]] });
      }
    }
    const expected = [...rows].map(([name, { results }]) => {
      const won = results.filter(([own, other]) => own > other).length;
      const drawn = results.filter(([own, other]) => own === other).length;
      return {
        name,
        points: won * 3 + drawn,
        played: results.length,
        won,
        drawn,
        lost: results.length - won - drawn,
        goals_for: results.reduce((sum, [own]) => sum + own, 0),
        goals_against: results.reduce((sum, [, other]) => sum + other, 0),
        form: results
          .toSorted(([, , one], [, , other]) => other - one)
          .slice(0, 5)
          .map(([own, other]) => (own > other ? 'won' : own === other ? 'drawn' : 'lost')),
      };
    });
    expected.sort(
      (one, other) =>
        other.points - one.points ||
        other.goals_for - other.goals_against - (one.goals_for - one.goals_against) ||
        other.goals_for - one.goals_for ||
        one.name.localeCompare(other.name, 'pl'),
    );
    const { teams } = await league(code, season);
    const received = teams.map(({ name, stats: [{ season: _, league_id: __, ...stats }] }: Standing) => ({
      name,
      ...stats,
    }));
    expect(received).toEqual(expected);
  });

  test('champions and their points are the real ones', async () => {
    const champion = async (code: string, season: string) => {
      const [first] = (await league(code, season)).teams as Standing[];
      return [first?.name, first?.stats[0].points];
    };
    expect(await champion('E0', '2023/2024')).toEqual(['Man City', 91]);
    expect(await champion('E0', '2024/2025')).toEqual(['Liverpool', 84]);
    expect(await champion('SP1', '2024/2025')).toEqual(['Barcelona', 88]);
  });

  test.each([
    ['E0', 'Arsenal'],
    ['SP1', 'Girona'],
    ['E0', 'Ipswich'],
  ])('the last ten of %s %s have the goals, fouls and cards of the file', async (code, name) => {
    const { teams } = await league(code, '2024/2025');
    const teamId = teams.find((team: Standing) => team.name === name)?.id;
    const last = games
      .filter((game) => game.code === code && (game.home === name || game.away === name) && game.goals)
      .toSorted((one, other) => other.time - one.time)
      .slice(0, 10);
    const sum = (stat: 'fouls' | 'yellow' | 'red' | 'goals') =>
      last
        .map((game) => game[stat] ?? [Number.NaN, Number.NaN])
        .reduce((total, [home, away]) => total + home + away, 0);
    const other = teams.find((team: Standing) => team.name !== name)?.id;
    const { matches } = await get(
      `/matches/teams_matches.json?home_team_id=${teamId}&away_team_id=${other}&limit=10`,
    );
    type Wire = Record<string, number>;
    const received: Wire[] = matches
      .filter((match: Wire) => match.home_team_id === teamId || match.away_team_id === teamId)
      .slice(0, 10);
    const receivedSum = (stat: string) =>
      received.reduce(
        (total, match) => total + (match[`${stat}_home`] ?? 0) + (match[`${stat}_away`] ?? 0),
        0,
      );
    expect(received.map(({ home, away }) => [home, away])).toEqual(
      last.map(({ home, away }) => [home, away]),
    );
    expect(received.filter((match) => (match.goal_home ?? 0) + (match.goal_away ?? 0) > 2.5).length).toBe(
      last.filter(({ goals }) => goals !== null && goals[0] + goals[1] > 2.5).length,
    );
    expect(['goal', 'fouls', 'yellow', 'red'].map(receivedSum)).toEqual(
      (['goals', 'fouls', 'yellow', 'red'] as const).map(sum),
    );
  });

  test.each([
    [
      'goals over 2.5 of both together in the last ten',
      { stat: 'goal', line: 2.5, side: 'sum', window: 10 },
      'goals',
      60,
    ],
    [
      'fouls over 11.5 of each in the last five',
      { stat: 'fouls', line: 11.5, side: 'both', window: 5 },
      'fouls',
      60,
    ],
    [
      'yellow cards over 1.5 of the guests in the last five',
      { stat: 'yellow', line: 1.5, side: 'away', window: 5 },
      'yellow',
      80,
    ],
  ] as const)('a backtest of %s equals one computed match by match', async (_, rule, stat, rate) => {
    const known = games.map(
      (game): KnownMatch => ({ ...game, league: game.code, count: game[stat] ?? [null, null] }),
    );
    const leagues = ['E0', 'SP1', 'T1'];
    const expected = backtestByHand(known, {
      satisfies: (count) => count > rule.line,
      side: rule.side,
      window: rule.window,
      minHitRate: rate,
      leagues,
    });
    const league_ids = leagues.map((code) => leagueIds.get(code) ?? 0);
    const draft = draftQuery({ ...rule, comparison: 'over', least_hit_rate: rate, league_ids });
    const { rehearsal } = await get(`/autofilters/autofilter_matches.json?rehearse=season&${draft}`);
    expect(rehearsal).toEqual(expected);
    expect(expected.length).toBe(3);
    for (const { matches, hits, right } of expected) {
      expect(matches).toBeGreaterThan(150);
      expect(hits).toBeLessThan(matches);
      expect(right).toBeLessThanOrEqual(hits);
    }
  });
});
