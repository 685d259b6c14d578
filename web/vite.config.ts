import { defineConfig, loadEnv, type Rolldown } from 'vite';
import relay from 'vite-plugin-relay';
import { clientSource } from './client-source.ts';
import { compiledMessages, withoutMessageParser } from './compiled-messages.ts';
import { contentPlugin } from './content-plugin.ts';
import { flagsPlugin } from './flags-plugin.ts';
import { isOfFront } from './is-of-front.ts';
import { reactPlugin } from './react-plugin.ts';
import { relayArtifacts } from './relay-artifacts.ts';
import { relayHooks } from './relay-hooks.ts';

/**
 * What pages have in common, in few pieces: they pack better than many, and are fetched sooner. The libraries of the
 * shell stay in the visitors' caches over a release of the app; the parts are the building blocks of three screens or
 * more that the home page needs too, without the calendar, which it does not need. Styles stay with the app, which
 * gives them their order.
 */
const commonChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /\/node_modules\/.*\.[cm]?js$/ },
  { name: 'calendar', test: /\/src\/shared\/ui\/dates\.ts$/ },
  { name: 'samples', minShareCount: 2, test: /\/src\/routes\/home\// },
  {
    debugName: 'parts',
    name: (id, graph) => (isOfFront(id, graph) ? 'parts' : null),
    minShareCount: 3,
    test: /\/src\/shared\/ui\/(?!inner-)|\/@tabler\/icons-react\/|\/Skeleton\//,
  },
];

/** The page, and the service worker, whose address must never change. */
const entries = {
  index: 'index.html',
  'service-worker': 'src/service-worker/service-worker.ts',
};
const nameOfEntry = ({ name }: { name: string }) =>
  name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js';

/** Builds into dist/ with hashed names; in development the graph comes from GATEWAY_URL through the page's own origin. */
export default defineConfig(({ mode, command, isSsrBuild }) => {
  const { GATEWAY_URL = 'http://127.0.0.1:4001' } = loadEnv(mode, '.', 'GATEWAY_');
  const isForBrowsers = command === 'build' && !isSsrBuild;
  return {
    plugins: [
      contentPlugin(),
      flagsPlugin(),
      isForBrowsers && compiledMessages(),
      relay,
      reactPlugin(command === 'serve'),
      isForBrowsers && relayHooks(),
    ],
    resolve: {
      alias: [relayArtifacts, ...clientSource, ...(isForBrowsers ? [withoutMessageParser] : [])],
    },
    build: {
      target: 'es2022',
      sourcemap: false,
      reportCompressedSize: false,
      manifest: true,
      // What a page weighs is held by the check in tests/bench.
      chunkSizeWarningLimit: 1000,
      modulePreload: { polyfill: false },
      ...(isForBrowsers && {
        rolldownOptions: {
          input: entries,
          // How long plugins take is nothing that a build has to tell.
          checks: { pluginTimings: false },
          output: { codeSplitting: { groups: commonChunks }, entryFileNames: nameOfEntry },
        },
      }),
    },
    server: {
      host: '127.0.0.1',
      proxy: {
        '/graphql': { target: GATEWAY_URL, ws: true },
        '/media': { target: GATEWAY_URL },
        '/manifest.webmanifest': { target: GATEWAY_URL },
      },
    },
  };
});
