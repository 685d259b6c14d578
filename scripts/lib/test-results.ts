import { readFile } from 'node:fs/promises';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { type TestFile, testFileOf } from './test-report.ts';

export interface TestResults {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly files: readonly TestFile[];
}

export const noTests: TestResults = { passed: 0, failed: 0, skipped: 0, files: [] };
/** For a failed check and for a suite without a report. */
export const oneFailure: TestResults = { ...noTests, failed: 1 };

export function addResults(a: TestResults, b: TestResults): TestResults {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    files: [...a.files, ...b.files],
  };
}

/** Reads the file of Vitest's JSON reporter. */
export async function vitestResults(path: string, exitCode: number): Promise<TestResults> {
  const report = await readReport<JsonTestResults>(path);
  if (report === null) return oneFailure;
  const results = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.map(({ name, startTime, endTime, assertionResults }) =>
      testFileOf(name, assertionResults.length, endTime - startTime),
    ),
  };
  return countCrash(results, exitCode);
}

/** Reads the file of Playwright's JSON reporter. */
export async function playwrightResults(path: string, exitCode: number): Promise<TestResults> {
  const report = await readReport<JSONReport>(path);
  if (report === null) return oneFailure;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const files = report.suites.map((suite) => {
    const durations = durationsIn(suite);
    const total = durations.reduce((sum, duration) => sum + duration, 0);
    return testFileOf(`${report.config.rootDir}/${suite.file}`, durations.length, total);
  });
  return countCrash({ passed: expected, failed: unexpected + flaky, skipped, files }, exitCode);
}

function durationsIn({ suites = [], specs }: JSONReportSuite): number[] {
  const own = specs.flatMap(({ tests }) =>
    tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0)),
  );
  return [...own, ...suites.flatMap(durationsIn)];
}

/** Counts a failure outside tests, for example while a file was loaded. */
function countCrash(results: TestResults, exitCode: number): TestResults {
  return exitCode !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
}

async function readReport<Report>(path: string): Promise<Report | null> {
  return readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => null,
  );
}
