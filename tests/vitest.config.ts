import { createRequire } from 'node:module';
import { configDefaults, defineProject } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);

/** What crosses packages. A process loads both servers once for all files that it runs: each makes its own stack, or looks at the shared one. */
export default defineProject({
  // The graphql package allows only one copy of itself: take the file that Node takes, not the bundlers' one.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve('graphql') }] },
  test: {
    name: 'tests',
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'deploy/**'],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A state is waited for as long as its test may take: how soon it comes is the machine's matter.
    expect: { poll: { timeout: 20_000 } },
  },
});
