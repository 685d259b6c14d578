import { createRequire } from 'node:module';
import { defineProject } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);

/** What crosses packages: a whole upstream and gateway for each file. */
export default defineProject({
  // The graphql package allows only one copy of itself: take the file that Node takes, not the bundlers' one.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve('graphql') }] },
  test: {
    name: 'tests',
    include: ['**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
