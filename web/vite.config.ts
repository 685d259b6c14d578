import { defineConfig, loadEnv, type Rolldown } from 'vite';
import relay from 'vite-plugin-relay';
import { compiledMessages, withoutMessageParser } from './compiled-messages.ts';
import { contentPlugin } from './content-plugin.ts';
import { flagsPlugin } from './flags-plugin.ts';
import { reactPlugin } from './react-plugin.ts';
import { relayHooks } from './relay-hooks.ts';
import { sourceAliases } from './source-aliases.ts';

const homeEntries = /\/src\/(?:app\/main\.tsx|routes\/home\/home-screen\.tsx)$/;

/** Whether the app's entry or the home screen imports a module, directly or not. */
function isLoadedByHome(id: string, graph: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>): boolean {
  const visited = new Set([id]);
  for (const module of visited) {
    if (homeEntries.test(module)) return true;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) visited.add(importer);
  }
  return false;
}

/**
 * Few shared chunks: they compress better than many and load sooner. `libraries` stays cached over releases of the app.
 * `parts` holds modules that the home page and at least two other screens use; the home page needs no calendar. Styles stay
 * in the app's chunk, which defines their order.
 */
const commonChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /\/node_modules\/.*\.[cm]?js$/ },
  { name: 'calendar', test: /\/src\/shared\/ui\/dates\.ts$/ },
  { name: 'samples', minShareCount: 2, test: /\/src\/routes\/home\// },
  {
    debugName: 'parts',
    name: (id, graph) => (isLoadedByHome(id, graph) ? 'parts' : null),
    minShareCount: 3,
    test: /\/src\/(?:shared\/|storage\/|i18n\/(?!messages))|\/@tabler\/icons-react\/|\/Skeleton\//,
  },
];

/** The page and the service worker. The worker's URL must never change. */
const entries = {
  index: 'index.html',
  'service-worker': 'src/service-worker/service-worker.ts',
};
const nameOfEntry = ({ name }: { name: string }) =>
  name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js';

/** Served by the gateway also in development, in addition to `/graphql`. */
const gatewayPaths = [
  '/docs',
  '/healthz',
  '/hooks',
  '/manifest.webmanifest',
  '/media',
  '/metrics',
  '/readyz',
];

/** Builds into dist/ with hashed names. The development server proxies the gateway at GATEWAY_URL. */
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
      alias: [...sourceAliases, ...(isForBrowsers ? [withoutMessageParser] : [])],
    },
    build: {
      target: 'es2022',
      sourcemap: false,
      reportCompressedSize: false,
      manifest: true,
      // tests/bench checks the page weights.
      chunkSizeWarningLimit: 1000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { pluginTimings: false },
        ...(isForBrowsers && {
          input: entries,
          output: { codeSplitting: { groups: commonChunks }, entryFileNames: nameOfEntry },
        }),
      },
    },
    server: {
      host: '127.0.0.1',
      proxy: {
        '/graphql': { target: GATEWAY_URL, ws: true },
        ...Object.fromEntries(gatewayPaths.map((path) => [path, { target: GATEWAY_URL }])),
      },
    },
  };
});
