import { defineConfig } from 'vitest/config';

/**
 * All tests but those of the embedded database alone, on the PostgreSQL server that TEST_DATABASE_URL names, else on the
 * embedded database. Files share a process: none leaves anything behind in a module.
 */
export default defineConfig({
  test: {
    name: 'upstream',
    // After those that need nothing, so that they say within a minute what is wrong.
    sequence: { groupOrder: 1 },
    include: ['src/**/*.test.ts'],
    exclude: ['src/db/embedded*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    provide: {
      databaseServer: process.env.TEST_DATABASE_URL || null,
      testDataFolder: process.env.TIPGRAPH_TEST_DATA || null,
    },
    isolate: false,
    restoreMocks: true,
    hookTimeout: 60_000,
    // What is waited for comes at once, later on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
  },
});
