import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from './base.ts';
import { type TestFile, testFileOf } from './test-report.ts';

export interface TestResults {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** A line for each failed test or file: its file, its name and the error's first line. */
  readonly failures: readonly string[];
  readonly files: readonly TestFile[];
}

export const noTests: TestResults = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };
/** For a failed check and for a suite without a report. */
export const oneFailure: TestResults = { ...noTests, failed: 1 };

export function addResults(a: TestResults, b: TestResults): TestResults {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
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
    failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [failureLine(name, '', message)] : [];
      return failed.map((test) => failureLine(name, test.fullName, test.failureMessages?.[0]));
    }),
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
  const failures = report.suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        failureLine(
          `${report.config.rootDir}/${file}`,
          title,
          tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
        ),
      ),
  );
  const files = report.suites.map((suite) => {
    const tests = specsOf(suite).flatMap((spec) => spec.tests);
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    const total = durations.reduce((sum, duration) => sum + duration, 0);
    return testFileOf(`${report.config.rootDir}/${suite.file}`, tests.length, total);
  });
  return countCrash({ passed: expected, failed: unexpected + flaky, skipped, failures, files }, exitCode);
}

function specsOf({ suites = [], specs }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param file absolute */
function failureLine(file: string, test: string, message = ''): string {
  const [firstLine = ''] = stripVTControlCharacters(message).split('\n');
  return [relative(root, file), test, firstLine].filter((part) => part !== '').join(': ');
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
