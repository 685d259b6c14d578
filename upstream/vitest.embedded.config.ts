import { defineConfig } from 'vitest/config';

/** What proves the embedded database: its own tests, and one file of each kind of what is done with a database. */
export default defineConfig({
  test: {
    name: 'embedded',
    // After those that need nothing, so that they say within a minute what is wrong.
    sequence: { groupOrder: 1 },
    include: [
      'src/db/embedded*.test.ts',
      // Triggers and functions of its own, and the index of trigrams
      'src/db/user-overviews.test.ts',
      // Statements that are prepared, a write path, transactions side by side
      'src/db/prepare-once.test.ts',
      'src/tip/link-tip.test.ts',
      'src/purchase/places.test.ts',
    ],
    globalSetup: ['src/testing/global-setup.ts'],
    provide: { databaseServer: null, testDataFolder: null },
    isolate: false,
    restoreMocks: true,
    hookTimeout: 60_000,
    // What is waited for comes at once, later on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
  },
});
