import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A Redis that tests may write to below a beginning of their own; null leaves out what needs one. */
    redisUrl: string | null;
  }
}

/** Hands the Redis that TEST_REDIS_URL names to the tests. */
export default function setup(project: TestProject): void {
  const redisUrl = process.env.TEST_REDIS_URL || null;
  project.provide('redisUrl', redisUrl);
  if (redisUrl === null) {
    process.stderr.write('No TEST_REDIS_URL: the tests of what gateways share in Redis are left out.\n');
  }
}
