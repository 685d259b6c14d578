import { defineProject } from 'vitest/config';
import { modules, tests } from './vitest.shared.ts';

/** Tests that need no page run in Node. */
export default defineProject({
  ...modules,
  test: {
    ...tests,
    name: 'web-pure',
    include: ['*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
  },
});
