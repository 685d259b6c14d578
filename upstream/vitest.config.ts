import { defineConfig } from 'vitest/config';
import { testProcesses } from './src/testing/test-processes.ts';

export default defineConfig({
  test: {
    name: 'upstream',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    maxWorkers: testProcesses,
    sequence: { groupOrder: 1 },
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
