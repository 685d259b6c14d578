import type { Clock } from './clock.ts';
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { EnvironmentError } from './environment-error.ts';
import { findFiles } from './import/football-data/csv-files.ts';
import { describeSummary, importFiles } from './import/football-data/import-files.ts';
import { importProviderFolder } from './provider/import-folder.ts';

const usage = `Usage: npm run import -- football-data <file or folder>...
       npm run import -- provider <folder>`;
/** Files between two progress lines when stderr is not a terminal. */
const filesPerLine = 10;

const print = (line: string) => process.stderr.write(`${line}\n`);

function showProgress(done: number, all: number, file: string | null): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r\u001b[K${file === null ? '' : `${done + 1}/${all} ${file}`}`);
  } else if (file === null || done % filesPerLine === 0) {
    print(`${done} of ${all} files done`);
  }
}

/** @returns the exit code */
async function run([source, ...paths]: readonly string[]): Promise<number> {
  const [folder, ...others] = paths;
  if (source === 'football-data' && folder !== undefined) return importCsv(paths);
  if (source === 'provider' && folder !== undefined && others.length === 0) return importFolder(folder);
  print(usage);
  return 2;
}

async function importFolder(folder: string): Promise<number> {
  const { lines, hasRefused } = await withDatabase((db, options) =>
    importProviderFolder(db, folder, options),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  return hasRefused ? 1 : 0;
}

async function importCsv(paths: readonly string[]): Promise<number> {
  const files = await findFiles(paths);
  if (files.length === 0) {
    print(`No *.csv in ${paths.join(', ')}`);
    return 1;
  }
  const summary = await withDatabase((db, options) =>
    importFiles(db, files, { ...options, onProgress: showProgress }),
  );
  process.stdout.write(`${describeSummary(summary)}\n`);
  return summary.refused.length > 0 ? 1 : 0;
}

async function withDatabase<T>(
  work: (db: Database, options: { clock: Clock; minDrop: number }) => Promise<T>,
): Promise<T> {
  const config = readConfig(process.env);
  const { db, close } = await connect(config, {
    joinRunning: true,
    onError: ({ message }) => print(`A connection to the database broke: ${message}`),
    onLost: ({ message }) => {
      print(message);
      process.exit(1);
    },
  });
  try {
    return await work(db, { clock: () => new Date(), minDrop: config.minDrop });
  } finally {
    await close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof EnvironmentError) print(error.message);
  else print(error instanceof Error ? `The import failed: ${error.message}` : String(error));
  process.exitCode = 1;
}
