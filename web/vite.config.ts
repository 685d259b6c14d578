import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import relay from 'vite-plugin-relay';
import { contentPlugin } from './content-plugin.ts';
import { relayArtifacts } from './relay-artifacts.ts';

/** Builds into dist/ with hashed names; in development the graph comes from GATEWAY_URL through the page's own origin. */
export default defineConfig(({ mode }) => {
  const { GATEWAY_URL = 'http://127.0.0.1:4001' } = loadEnv(mode, '.', 'GATEWAY_');
  return {
    plugins: [contentPlugin(), relay, react()],
    resolve: { alias: [relayArtifacts] },
    build: { target: 'es2022', sourcemap: false, reportCompressedSize: false, manifest: true },
    server: {
      host: '127.0.0.1',
      proxy: {
        '/graphql': { target: GATEWAY_URL, ws: true },
        '/media': { target: GATEWAY_URL },
      },
    },
  };
});
