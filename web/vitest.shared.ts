import relay from 'vite-plugin-relay';
import { contentPlugin } from './content-plugin.ts';
import { flagsPlugin } from './flags-plugin.ts';
import { reactPlugin } from './react-plugin.ts';
import { sourceAliases } from './source-aliases.ts';

/** How tests load the app's modules. */
export const modules = {
  plugins: [contentPlugin(), flagsPlugin(), relay, reactPlugin(false)],
  resolve: { alias: sourceAliases },
};

export const tests = {
  // Test files share processes; `setup.ts` resets global state.
  isolate: false,
  restoreMocks: true,
  // The first test of a process loads the app, and a test that times out leaves React's queue stuck for all that follow.
  testTimeout: 60_000,
  // Polled conditions hold immediately, but later on a busy machine.
  expect: { poll: { timeout: 10_000 } },
};
