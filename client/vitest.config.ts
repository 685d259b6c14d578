import { defineProject } from 'vitest/config';

/** The client alone, before servers that a test scripts; tests/client has it before the real gateway. */
export default defineProject({
  test: {
    name: 'client',
    include: ['src/**/*.test.ts'],
    isolate: false,
    restoreMocks: true,
    testTimeout: 15_000,
    expect: { poll: { timeout: 10_000, interval: 5 } },
  },
});
