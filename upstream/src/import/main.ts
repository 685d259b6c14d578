import { ConfigError, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { EmbeddedDatabaseError } from '../db/embedded.ts';
import { findFiles } from './find-files.ts';
import { describeSummary } from './football-data/describe-summary.ts';
import { importFiles } from './football-data/import-files.ts';

const usage = 'Usage: npm run import -- football-data <file or folder>...';
/** How often a run says where it is when nobody watches a terminal. */
const filesPerNotice = 10;

const say = (line: string) => process.stderr.write(`${line}\n`);

function showProgress(done: number, all: number, file: string | null): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r\u001b[K${file === null ? '' : `${done + 1}/${all} ${file}`}`);
  } else if (file === null || done % filesPerNotice === 0) {
    say(`${done} of ${all} files done`);
  }
}

/** Runs the command; answers the exit code. */
async function run([source, ...paths]: readonly string[]): Promise<number> {
  if (source !== 'football-data' || paths.length === 0) {
    say(usage);
    return 2;
  }
  const files = await findFiles(paths);
  if (files.length === 0) {
    say(`No *.csv in ${paths.join(', ')}`);
    return 1;
  }
  const config = readConfig(process.env);
  const { db, close } = await connect(config, {
    joinRunning: true,
    onFault: ({ message }) => say(`A connection to the database broke: ${message}`),
    onLost: ({ message }) => {
      say(message);
      process.exit(1);
    },
  });
  try {
    const summary = await importFiles(db, files, {
      clock: () => new Date(),
      leastDrop: config.leastDrop,
      onProgress: showProgress,
    });
    process.stdout.write(`${describeSummary(summary)}\n`);
    return summary.refused.length > 0 ? 1 : 0;
  } finally {
    await close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof ConfigError || error instanceof EmbeddedDatabaseError) say(error.message);
  else say(error instanceof Error ? `The import failed: ${error.message}` : String(error));
  process.exitCode = 1;
}
