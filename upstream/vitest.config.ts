import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'upstream',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // The embedded database is one session: files take turns.
    fileParallelism: false,
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
