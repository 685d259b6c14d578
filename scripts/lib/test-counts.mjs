import { readFile } from 'node:fs/promises';

/** How many tests ended how. */
export const noTests = { passed: 0, failed: 0, skipped: 0 };

/** The sum of two counts. */
export function addCounts(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** Counts from the file of Vitest's JSON reporter; a run without such a file counts as one failure. */
export async function vitestCounts(path, code) {
  const report = await readReport(path);
  if (report === null) return { ...noTests, failed: 1 };
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withFault(counts, code);
}

/** Counts from the file of Playwright's JSON reporter; a run without such a file counts as one failure. */
export async function playwrightCounts(path, code) {
  const report = await readReport(path);
  if (report === null) return { ...noTests, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withFault({ passed: expected + flaky, failed: unexpected, skipped }, code);
}

/** A run that failed outside its tests, for example while loading a file, is a failure too. */
function withFault(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function readReport(path) {
  return readFile(path, 'utf8').then(JSON.parse, () => null);
}
