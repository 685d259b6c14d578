import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../../../upstream/src/db/database.ts';
import { findFiles } from '../../../upstream/src/import/football-data/csv-files.ts';
import { importFiles } from '../../../upstream/src/import/football-data/import-files.ts';
import { startChild } from '../child.ts';
import { makeDatabase } from '../make-database.ts';
import { median } from '../median.ts';
import { signIn } from '../sign-in.ts';
import { table } from '../table.ts';
import { type PartTimes, parts, watchParts } from '../watch-parts.ts';
import { firstAnswers } from './first-answers.ts';
import { loadPage, type PageLoad } from './load-pages.ts';
import { pagesOf } from './pages.ts';
import { prepareFootball } from './prepare-football.ts';
import { slowestPlan } from './slowest-plan.ts';

const people = 32;

/** What the bench of real seasons is run with. */
export interface FootballBench {
  /** Folder of football-data files. */
  data: string;
  /** A PostgreSQL server on which databases can be made. */
  server: string;
  seconds: number;
  rounds: number;
}

/**
 * Imports all files into a database of its own and loads the pages of statistics through the gateway, each connection
 * with an account of its own; prints latencies, processor time and the plan of the slowest statement.
 */
export async function benchFootball({ data, server, seconds, rounds }: FootballBench): Promise<void> {
  const url = await makeDatabase(server);
  const imported = await importAll(url, data);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const accounts = await prepareFootball(client, people);
  const { rows: leagues } = await client.query<{ id: number }>("select id from leagues where code = 'E0'");
  const { rows: users } = await client.query<{ id: number }>('select min(user_id) as id from autofilters');
  await client.end();
  const [league] = leagues;
  const [user] = users;
  if (!league || !user) throw new Error(`${data} has no file of E0`);
  const pages = await pagesOf(league.id);
  const upstream = await startChild('upstream/dist/main.js', {
    DATABASE_URL: url,
    DEMO: '0',
    UPSTREAM_PORT: '0',
    SECRET: randomBytes(24).toString('hex'),
  });
  const gateway = await startChild('gateway/dist/main.js', { PORT: '0', UPSTREAM_URL: upstream.url });
  const watch = await watchParts(url, { gateway, upstream });
  const rows: (string | number)[][] = [];
  const graph = `${gateway.url}/graphql`;
  const signInAll = async () => {
    const signedIn = await Promise.all(accounts.map((account) => signIn(upstream.url, account)));
    return signedIn.map(({ credentials }) => credentials);
  };
  for (const page of pages) {
    const first = median(await firstAnswers(graph, page, await signInAll()));
    const results: (PageLoad & PartTimes)[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const credentials = await signInAll();
      results.push(
        await watch.measure(() => loadPage({ ...page, url: graph, seconds, people: credentials })),
      );
    }
    // The first round warms up.
    const of = (key: keyof PageLoad | keyof PartTimes) =>
      median(results.slice(1).map((result) => result[key]));
    const used = parts.map((part) => of(part).toFixed(1));
    rows.push([page.name, Math.round(of('perSecond')), of('p50'), of('p99'), Math.round(first), ...used]);
  }
  await watch.stop();
  await gateway.stop();
  await upstream.stop();
  console.log(`\n${imported} matches of real seasons on PostgreSQL, ${people} people at once`);
  console.log(
    "First: a person's first answer, one at a time. The last three: processor time of a request, in ms.",
  );
  console.log(
    table(['page', 'requests/s', 'p50 ms', 'p99 ms', 'first ms', 'gateway', 'upstream', 'PostgreSQL'], rows),
  );
  const plan = await slowestPlan(url, league.id, user.id);
  console.log(`\nThe slowest statement of these pages by itself, ${plan.ms.toFixed(1)} ms:\n${plan.text}`);
}

async function importAll(url: string, data: string): Promise<number> {
  const { db, close } = await openDatabase(url, (error) => {
    throw error;
  });
  const summary = await importFiles(db, await findFiles([data]), {
    clock: () => new Date(),
    minDrop: 0.05,
  });
  await close();
  return summary.files.reduce((sum, { result }) => sum + result.added, 0);
}
