import { createRequire } from 'node:module';
import { defineProject } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);

/** The gateway's tests: everything real but the upstream, which is a scripted one on a free port. */
export default defineProject({
  // The graphql package allows only one copy of itself: take the file that Node takes, not the bundlers' one.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve('graphql') }] },
  test: {
    name: 'gateway',
    // After those that need nothing, so that they say within a minute what is wrong.
    sequence: { groupOrder: 1 },
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Files share processes: none changes what another one uses.
    isolate: false,
    restoreMocks: true,
    // What is waited for comes at once, later on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 30_000,
  },
});
