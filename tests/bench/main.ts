import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { startPostgres } from '../../scripts/lib/start-postgres.ts';
import { writeCapacity } from './capacity.ts';
import { measureAdmin } from './database/admin.ts';
import { measureBacktests } from './database/backtests.ts';
import { measureFootball } from './database/football.ts';
import { endChildren } from './lib/child.ts';
import { type Recording, recordReplies } from './lib/recording.ts';
import { rounds, seconds } from './lib/settings.ts';
import { describeRun, type Found, textOf, writeSection } from './lib/write-benchmarks.ts';
import { type MeasuredLive, measureLive } from './live/measure.ts';
import { liveAims, liveTables } from './live/report.ts';
import { measureSockets, socketsText } from './live/sockets.ts';
import { type MeasuredOperation, measureOperations } from './operations/measure.ts';
import { operationAims, operationTables } from './operations/report.ts';
import { benchPictures } from './pictures/bench-pictures.ts';
import { benchScreens } from './screens/bench-screens.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, sockets: { type: 'string' } },
});
const major = process.versions.node.split('.')[0];
const run = describeRun();

/** The default parts in order; `peers` is `operations` and `live` together. */
const usual = ['peers', 'football', 'backtests', 'admin', 'screens'];
const parts: Record<string, () => Promise<unknown>> = {
  peers: () =>
    withRecording(async (recording) => {
      const operations = await benchOperations(recording);
      const live = await benchLive(recording);
      if (options.write) await writeCapacity(run, operations, live);
    }),
  operations: () => withRecording(benchOperations),
  live: () => withRecording(options.sockets === undefined ? benchLive : benchSockets),
  football: () => benchFootball(measureFootball),
  backtests: () => benchFootball(measureBacktests),
  admin: benchAdmin,
  screens: benchScreens,
  pictures: async () => benchPictures(options),
};

const chosen = positionals.length > 0 ? positionals : usual;
const unknown = chosen.filter((name) => parts[name] === undefined);
if (unknown.length > 0) throw new Error(`No part ${unknown}; there are ${Object.keys(parts).join(', ')}.`);
try {
  for (const name of chosen) await parts[name]?.();
} finally {
  endChildren();
}

async function withRecording(measure: (recording: Recording) => Promise<unknown>): Promise<void> {
  const recording = await recordReplies();
  try {
    await measure(recording);
  } finally {
    await recording.remove();
  }
}

/** Operations of the gateway, its peers and the limits. */
async function benchOperations(recording: Recording): Promise<readonly MeasuredOperation[]> {
  const measured = await measureOperations(recording);
  await report({
    title: 'operations',
    how: `${rounds} rounds of ${seconds} s in turns, 32 people at once.`,
    tables: operationTables(measured),
    aims: operationAims(measured),
  });
  return measured;
}

/** Live events of the gateway, a peer and the limit. */
async function benchLive(recording: Recording): Promise<MeasuredLive> {
  const measured = await measureLive(recording);
  await report({
    title: 'live',
    how: `${rounds} rounds of 4 events in turns.`,
    tables: liveTables(measured),
    aims: liveAims(measured),
  });
  return measured;
}

/** Many sockets at several gateways, one of which is killed. */
async function benchSockets(recording: Recording): Promise<void> {
  const measured = await measureSockets(recording, Number(options.sockets));
  await report({ title: 'sockets', how: '', tables: socketsText(measured), aims: [] });
}

/** Pages with real seasons. */
async function benchFootball(measure: typeof measureFootball): Promise<void> {
  const testData = process.env.TIPGRAPH_TEST_DATA;
  if (!testData) return console.log('\nWithout TIPGRAPH_TEST_DATA the pages of real seasons are left out.');
  await withPostgres((server) => measure(join(testData, 'football-data'), server));
}

/** The lists of the admin area with many users. */
function benchAdmin(): Promise<void> {
  return withPostgres((server) => measureAdmin({ people: 100_000, payments: 300_000 }, server));
}

async function withPostgres(measure: (server: string) => Promise<Found>): Promise<void> {
  const scratch = await makeScratchFolder();
  const postgres = await startPostgres(join(scratch.path, 'postgres'));
  try {
    if (postgres === null) console.log('\nWithout a PostgreSQL football, backtests and admin are left out.');
    else await report(await measure(postgres.url));
  } finally {
    await postgres?.stop();
    await scratch.remove();
  }
}

/** Prints the results of a part; with `--write` also writes them into docs/benchmarks.md. */
async function report(found: Found): Promise<void> {
  const text = textOf(found, run);
  console.log(`\n${found.title}: ${text}`);
  const name = `${found.title}, Node ${major}`;
  if (options.write) await writeSection('benchmarks', name, `**${name}**: ${text}`);
}
