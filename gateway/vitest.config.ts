import { defineProject } from 'vitest/config';

/** The gateway's tests: everything real but the upstream, which is a scripted one on a free port. */
export default defineProject({
  test: { name: 'gateway', include: ['src/**/*.test.ts'], testTimeout: 15_000 },
});
