import { defineProject } from 'vitest/config';

/** What crosses packages: a whole upstream and gateway for each file. */
export default defineProject({
  test: {
    name: 'tests',
    include: ['**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
