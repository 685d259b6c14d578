import { defineConfig } from 'vitest/config';

/** What proves the embedded database: its own tests, and some of each kind of what is done with a database. */
export default defineConfig({
  test: {
    name: 'embedded',
    include: ['src/db/*.test.ts', 'src/start-upstream.test.ts', 'src/seed/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    provide: { databaseServer: null, testDataFolder: null },
    isolate: false,
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
