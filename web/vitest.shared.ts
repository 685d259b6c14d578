import relay from 'vite-plugin-relay';
import { clientSource } from './client-source.ts';
import { contentPlugin } from './content-plugin.ts';
import { flagsPlugin } from './flags-plugin.ts';
import { reactPlugin } from './react-plugin.ts';
import { relayArtifacts } from './relay-artifacts.ts';

/** How the app's modules are read in tests. */
export const modules = {
  plugins: [contentPlugin(), flagsPlugin(), relay, reactPlugin(false)],
  resolve: { alias: [relayArtifacts, ...clientSource] },
};

export const tests = {
  // Files share processes: `setup.ts` gives back what a test took.
  isolate: false,
  restoreMocks: true,
  testTimeout: 20_000,
  // What is waited for comes at once, later on a busy machine.
  expect: { poll: { timeout: 10_000 } },
};
