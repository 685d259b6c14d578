import react from '@vitejs/plugin-react';
import relay from 'vite-plugin-relay';
import { defineProject } from 'vitest/config';
import { contentPlugin } from './content-plugin.ts';
import { flagsPlugin } from './flags-plugin.ts';
import { relayArtifacts } from './relay-artifacts.ts';

/** The web app's tests run in a simulated browser. */
export default defineProject({
  plugins: [contentPlugin(), flagsPlugin(), relay, react()],
  resolve: { alias: [relayArtifacts] },
  test: {
    name: 'web',
    environment: 'jsdom',
    // Node 25 and newer have a web storage of their own, which the simulated browser's does not replace.
    execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
      ? ['--no-experimental-webstorage']
      : [],
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test-setup.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
