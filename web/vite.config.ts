import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import relay from 'vite-plugin-relay';
import { compiledMessages, withoutMessageParser } from './compiled-messages.ts';
import { contentPlugin } from './content-plugin.ts';
import { relayArtifacts } from './relay-artifacts.ts';
import { relayHooks } from './relay-hooks.ts';

/**
 * Library code that every page needs, by what changes together; a release of the app leaves these chunks in the
 * visitors' caches. Styles stay with the app, which gives them their order.
 */
const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/.*\.[cm]?js$/ },
  { name: 'relay', test: /node_modules\/relay-runtime\/.*\.[cm]?js$/ },
];

/** Builds into dist/ with hashed names; in development the graph comes from GATEWAY_URL through the page's own origin. */
export default defineConfig(({ mode, command, isSsrBuild }) => {
  const { GATEWAY_URL = 'http://127.0.0.1:4001' } = loadEnv(mode, '.', 'GATEWAY_');
  const isForBrowsers = command === 'build' && !isSsrBuild;
  return {
    plugins: [
      contentPlugin(),
      isForBrowsers && compiledMessages(),
      relay,
      react(),
      isForBrowsers && relayHooks(),
    ],
    resolve: { alias: [relayArtifacts, ...(isForBrowsers ? [withoutMessageParser] : [])] },
    build: {
      target: 'es2022',
      sourcemap: false,
      reportCompressedSize: false,
      manifest: true,
      ...(isForBrowsers && { rolldownOptions: { output: { codeSplitting: { groups: libraries } } } }),
    },
    server: {
      host: '127.0.0.1',
      proxy: {
        '/graphql': { target: GATEWAY_URL, ws: true },
        '/media': { target: GATEWAY_URL },
      },
    },
  };
});
