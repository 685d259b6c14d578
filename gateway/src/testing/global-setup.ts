import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A Redis that tests write to under their own prefix; null skips the tests that need it. */
    redisUrl: string | null;
  }
}

export default function setup(project: TestProject): void {
  const redisUrl = process.env.TEST_REDIS_URL || null;
  project.provide('redisUrl', redisUrl);
  if (redisUrl === null) {
    process.stderr.write('No TEST_REDIS_URL: tests that need Redis are skipped.\n');
  }
}
