import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, relative, sep } from 'node:path';
import { root } from './base.ts';

export interface TestFile {
  /** Relative to the project's folder. */
  readonly path: string;
  readonly tests: number;
  readonly seconds: number;
}

export interface StepTime {
  readonly name: string;
  readonly about: string;
  readonly seconds: number;
}

/** The entries of TEST_JOURNAL. */
type JournalEntry = 'process' | 'database' | 'stack';

interface RunFigures {
  /** Duration of all steps. */
  readonly seconds: number;
  readonly steps: readonly StepTime[];
  readonly files: readonly TestFile[];
  /** Counts of the journal. */
  readonly started: Readonly<Record<JournalEntry, number>>;
}

const page = join(root, 'docs', 'testing.md');
const begin = '<!-- npm test -- --report writes from here -->';
const end = '<!-- to here -->';
const maxSlowest = 20;

/** Counts the entries of a test run's journal. */
export async function readJournal(path: string): Promise<RunFigures['started']> {
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n');
  const count = (entry: JournalEntry) => lines.filter((line) => line === entry).length;
  return { process: count('process'), database: count('database'), stack: count('stack') };
}

/** @param path absolute */
export function testFileOf(path: string, tests: number, milliseconds: number): TestFile {
  return { path: relative(root, path).split(sep).join('/'), tests, seconds: milliseconds / 1000 };
}

/** Replaces the tables of docs/testing.md. */
export async function writeTestReport(figures: RunFigures): Promise<void> {
  const text = await readFile(page, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const [, after = ''] = rest.split(end);
  await writeFile(page, `${before}${begin}\n\n${reportOf(figures)}\n\n${end}${after}`);
}

function reportOf({ seconds: total, steps, files, started }: RunFigures): string {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, maxSlowest);
  return [
    `Node ${process.versions.node}, ${cpus().length} processors, ${(total / 60).toFixed(1)} minutes in all.`,
    table(
      ['step', 'what it does', 'seconds'],
      steps.map(({ name, about, seconds }) => [`\`${name}\``, about, seconds.toFixed(1)]),
    ),
    `It started ${started.process} Node processes, ${started.database} databases and ${started.stack} stacks (upstream, gateway).`,
    table(
      ['project', 'files', 'tests', 'seconds of its files'],
      projectsOf(files).map(({ name, of }) => [
        name,
        String(of.length),
        String(of.reduce((sum, { tests }) => sum + tests, 0)),
        of.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(1),
      ]),
    ),
    `The ${slowest.length} slowest files:`,
    table(
      ['file', 'tests', 'seconds'],
      slowest.map(({ path, tests, seconds }) => [`\`${path}\``, String(tests), seconds.toFixed(1)]),
    ),
  ].join('\n\n');
}

function projectsOf(files: readonly TestFile[]): { name: string; of: TestFile[] }[] {
  const nameOf = (path: string) => (path.endsWith('.journey.ts') ? 'journeys' : (path.split('/')[0] ?? ''));
  const names = [...new Set(files.map(({ path }) => nameOf(path)))].sort();
  return names.map((name) => ({ name, of: files.filter(({ path }) => nameOf(path) === name) }));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
