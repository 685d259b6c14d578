import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { configDefaults, defineProject } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);

/** Tests across packages. A process loads both servers once for all its files; each file starts a stack or uses the shared one. */
export default defineProject({
  // The graphql package must be loaded once: use the file that Node resolves, not the one for bundlers.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve('graphql') }] },
  test: {
    name: 'tests',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'deploy/**'],
    isolate: false,
    restoreMocks: true,
    // Many tests wait for live events: one more process than processors takes a sixth less time.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Polls wait nearly as long as a test may take, since machines differ in speed.
    expect: { poll: { timeout: 20_000 } },
  },
});
