import pg from 'pg';
import { openDatabase } from '../../../upstream/src/db/database.ts';
import { findFiles } from '../../../upstream/src/import/football-data/csv-files.ts';
import { importFiles } from '../../../upstream/src/import/football-data/import-files.ts';
import { releasedId } from '../lib/documents.ts';
import { decimal } from '../lib/statistics.ts';
import type { Found } from '../lib/write-benchmarks.ts';
import { loadPages, makeDatabase, type Page, pagesAims, pagesTable } from './load-pages.ts';
import { seedFootball } from './seed-football.ts';

const people = 32;
const maxP99Ms = 120;

/**
 * Imports all football-data files of a folder into a new database and loads the pages of statistics, each
 * connection with an account of its own.
 * @param server a PostgreSQL server that allows new databases
 */
export async function measureFootball(data: string, server: string): Promise<Found> {
  const { url, matches, accounts } = await importFootball(data, server, people);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: leagues } = await client.query<{ id: number }>("select id from leagues where code = 'E0'");
  await client.end();
  const [league] = leagues;
  if (!league) throw new Error(`${data} has no file of E0`);
  const measured = await loadPages(url, await pagesOf(league.id), accounts);
  return {
    title: 'football',
    how: `${decimal(matches, 0)} matches of real seasons on PostgreSQL, ${people} people at once.`,
    tables: pagesTable(measured),
    aims: pagesAims(measured, maxP99Ms),
  };
}

/** Creates a database from all football-data files of a folder, with a number of accounts. */
export async function importFootball(data: string, server: string, accountCount: number) {
  const url = await makeDatabase(server);
  const matches = await importAll(url, data);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const accounts = await seedFootball(client, accountCount);
  await client.end();
  return { url, matches, accounts };
}

async function importAll(url: string, data: string): Promise<number> {
  const { db, close } = await openDatabase(url, (error) => {
    throw error;
  });
  const options = { clock: () => new Date(), minDrop: 0.05 };
  const summary = await importFiles(db, await findFiles([data]), options);
  await close();
  return summary.files.reduce((sum, { result }) => sum + result.added, 0);
}

/** Lines of the league page, and the number of following half lines with the same cost. */
const lines = [
  { stat: 'GOALS', line: 1.5, choices: 3 },
  { stat: 'SHOTS', line: 20.5, choices: 5 },
  { stat: 'SHOTS_ON_GOAL', line: 6.5, choices: 5 },
  { stat: 'YELLOW', line: 1.5, choices: 5 },
  { stat: 'RED', line: 0.5, choices: 1 },
  { stat: 'CORNERS', line: 7.5, choices: 5 },
  { stat: 'FOULS', line: 20.5, choices: 5 },
];

/** A numbered choice of lines. */
function linesOf(nth: number): object[] {
  let rest = nth;
  const over = lines.map(({ stat, line, choices }) => {
    const chosen = rest % choices;
    rest = Math.floor(rest / choices);
    return { stat, comparison: 'OVER', line: line + chosen, scope: 'SUM' };
  });
  return [...over, { stat: 'BTTS', comparison: 'YES' }];
}

/** The league page of a league, with all lines, and the page of the autofilters with at least 30 matches. */
async function pagesOf(leagueId: number): Promise<Page[]> {
  return [
    {
      name: 'league page',
      documentId: await releasedId('leagueScreenQuery'),
      variables: (nth) => ({ leagueId, season: null, window: 5, lines: linesOf(nth), first: 20 }),
    },
    {
      name: 'autofilter matches',
      documentId: await releasedId('autofiltersScreenQuery'),
      variables: (nth) => ({ autofilterId: null, first: 50 - (Math.floor(nth / people) % 20) }),
    },
  ];
}
