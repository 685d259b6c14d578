import { join } from 'node:path';
import { and, count, eq, gte, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dropinfos, leagues, matches, seasons } from '../../db/schema.ts';
import { findTestData } from '../../testing/test-data.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findFiles } from './csv-files.ts';
import { describeSummary, importFiles } from './import-files.ts';

const data = findTestData('football-data');
/** After all matches of the files. */
const now = new Date('2026-11-01T12:00:00Z');

describe.skipIf(data === null)('real files', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.clear());
  afterAll(() => database.close());

  const run = async (...paths: string[]) => {
    const files = await findFiles(paths.map((path) => join(data ?? '', path)));
    return importFiles(database.db, files, { clock: () => now, minDrop: 0.05 });
  };
  const sums = ({ files }: Awaited<ReturnType<typeof run>>) => {
    const sum = (pick: (result: (typeof files)[number]['result']) => number) =>
      files.reduce((total, { result }) => total + pick(result), 0);
    return {
      added: sum(({ added }) => added),
      corrected: sum(({ corrected }) => corrected),
      dropinfos: sum(({ dropinfos: { added, corrected, removed } }) => added + corrected + removed),
    };
  };
  const dropsBySelection = async (code: string) => {
    const rows = await database.db
      .select({ selection: dropinfos.selection, drops: count() })
      .from(dropinfos)
      .innerJoin(matches, eq(matches.id, dropinfos.matchId))
      .innerJoin(leagues, eq(leagues.id, matches.leagueId))
      .where(
        and(
          eq(leagues.code, code),
          eq(dropinfos.market, 'one_x_two'),
          eq(dropinfos.bookmaker, 'Pinnacle'),
          gte(dropinfos.drop, 0.1),
        ),
      )
      .groupBy(dropinfos.selection);
    return Object.fromEntries(rows.map(({ selection, drops }) => [selection, drops]));
  };

  it('give 380 matches of E0 2024-25, and its drops of 10 % or more', async () => {
    const summary = await run('2024-25/E0.csv');
    expect(sums(summary)).toMatchObject({ added: 380, corrected: 0 });
    expect(await database.db.$count(matches)).toBe(380);
    expect(await dropsBySelection('E0')).toEqual({ home: 30, draw: 18, away: 29 });
  });

  it('give the drops of SP1 2023-24', async () => {
    await run('2023-24/SP1.csv');
    expect(await dropsBySelection('SP1')).toEqual({ home: 21, draw: 11, away: 19 });
  });

  it('give the matches of a snapshot once, with the corrections of the full season', async () => {
    const before = await run('snapshots/2024-25_to-2025-02-24/SP1.csv');
    expect(sums(before)).toMatchObject({ added: 249 });
    const after = await run('2024-25/SP1.csv');
    expect(sums(after)).toEqual({ added: 131, corrected: 4, dropinfos: expect.any(Number) });
    expect(await database.db.$count(matches)).toBe(380);
    const back = await run('snapshots/2024-25_to-2025-02-24/SP1.csv');
    expect(sums(back)).toEqual({ added: 0, corrected: 0, dropinfos: 0 });
  });

  it('are all imported, and change nothing the second time', {
    timeout: 180_000,
  }, async () => {
    const first = await run('.');
    expect(first.refused).toEqual([]);
    expect(first.files.length).toBeGreaterThanOrEqual(80);
    const again = await run('1999-00', '2025-26', 'new-leagues', 'snapshots');
    expect(sums(again)).toEqual({ added: 0, corrected: 0, dropinfos: 0 });
    process.stdout.write(`${describeSummary(first)}\n`);
    const perSeason = await database.db
      .select({ code: leagues.code, year: seasons.year, matches: count() })
      .from(matches)
      .innerJoin(seasons, eq(seasons.id, matches.seasonId))
      .innerJoin(leagues, eq(leagues.id, matches.leagueId))
      .where(sql`${leagues.code} in ('T1', 'EC', 'D1')`)
      .groupBy(leagues.code, seasons.year);
    const sizes = Object.fromEntries(
      perSeason.map(({ code, year, matches: size }) => [`${code} ${year}`, size]),
    );
    expect(sizes).toMatchObject({
      'T1 2022': 342,
      'T1 2025': 306,
      'EC 2024': 552,
      'D1 1999': 306,
      'D1 2025': 306,
    });
  });
});
