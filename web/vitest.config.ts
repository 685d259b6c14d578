import { defineProject } from 'vitest/config';
import { modules, tests } from './vitest.shared.ts';

/** Tests of what stands on a page run in a simulated browser. */
export default defineProject({
  ...modules,
  test: {
    ...tests,
    name: 'web',
    // After those that need nothing, so that they say within a minute what is wrong.
    sequence: { groupOrder: 1 },
    environment: 'happy-dom',
    execArgv: [
      // A simulated page makes many small objects, which cost less where they are collected less often.
      '--max-semi-space-size=64',
      // Node 25 and newer have a web storage of their own, which the simulated browser's does not replace.
      ...(process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
        ? ['--no-experimental-webstorage']
        : []),
    ],
    // happy-dom loads no scripts; without this it prints an error for each one that a page adds.
    environmentOptions: {
      happyDOM: { url: 'http://localhost/', settings: { handleDisabledFileLoadingAsSuccess: true } },
    },
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/testing/setup.ts', 'src/testing/page-setup.ts'],
  },
});
