import { defineProject } from 'vitest/config';
import { modules, tests } from './vitest.shared.ts';

/** Component tests, which run in a simulated browser. */
export default defineProject({
  ...modules,
  test: {
    ...tests,
    name: 'web',
    // After the fast tests without a page, which fail within a minute.
    sequence: { groupOrder: 1 },
    environment: 'happy-dom',
    // Since Node 25, the built-in web storage takes precedence over the simulated browser's.
    execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
      ? ['--no-experimental-webstorage']
      : [],
    // happy-dom loads no scripts. Without this it logs an error for each one that a page adds.
    environmentOptions: {
      happyDOM: { url: 'http://localhost/', settings: { handleDisabledFileLoadingAsSuccess: true } },
    },
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/testing/setup.ts', 'src/testing/page-setup.ts'],
  },
});
