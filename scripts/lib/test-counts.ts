import { readFile } from 'node:fs/promises';

/** How many tests ended how. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
}

export const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 };

/** The sum of two counts. */
export function addCounts(one: TestCounts, other: TestCounts): TestCounts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** Counts from the file of Vitest's JSON reporter; a run without such a file counts as one failure. */
export async function vitestCounts(path: string, code: number): Promise<TestCounts> {
  const report = await readReport<VitestReport>(path);
  if (report === null) return { ...noTests, failed: 1 };
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return countCrash(counts, code);
}

/** Counts from the file of Playwright's JSON reporter; a run without such a file counts as one failure. */
export async function playwrightCounts(path: string, code: number): Promise<TestCounts> {
  const report = await readReport<PlaywrightReport>(path);
  if (report === null) return { ...noTests, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return countCrash({ passed: expected + flaky, failed: unexpected, skipped }, code);
}

/** A run that failed outside its tests, for example while loading a file, is a failure too. */
function countCrash(counts: TestCounts, code: number): TestCounts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function readReport<Report>(path: string): Promise<Report | null> {
  return readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => null,
  );
}
