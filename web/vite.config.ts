import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import relay from 'vite-plugin-relay';
import { contentPlugin } from './content-plugin.ts';
import { relayArtifacts } from './relay-artifacts.ts';

/**
 * Library code by what changes together; a release of the app leaves these chunks in the visitors' caches. Styles stay
 * with the app, which gives them their order.
 */
const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/.*\.[cm]?js$/ },
  { name: 'relay', test: /node_modules\/(react-relay|relay-runtime|graphql|graphql-ws)\/.*\.[cm]?js$/ },
  { name: 'texts', test: /node_modules\/(react-intl|intl-messageformat|@formatjs)\/.*\.[cm]?js$/ },
  { name: 'ui', test: /node_modules\/.*\.[cm]?js$/ },
];

/** Builds into dist/ with hashed names; in development the graph comes from GATEWAY_URL through the page's own origin. */
export default defineConfig(({ mode }) => {
  const { GATEWAY_URL = 'http://127.0.0.1:4001' } = loadEnv(mode, '.', 'GATEWAY_');
  return {
    plugins: [contentPlugin(), relay, react()],
    resolve: { alias: [relayArtifacts] },
    build: {
      target: 'es2022',
      sourcemap: false,
      reportCompressedSize: false,
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: libraries } } },
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
