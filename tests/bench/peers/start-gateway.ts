import { type Child, startChild } from '../child.ts';
import { serverCore } from './cores.ts';

/** The secret with which the bench signs its hooks. */
export const hookSecret = 'bench-hook-secret-of-32-characters';

/** Starts the built gateway as it runs in production, with released documents only. */
export function startGateway(
  upstreamUrl: string,
  documentsDir: string,
  { collects = false }: { collects?: boolean } = {},
): Promise<Child> {
  return startChild(
    'gateway/dist/main.js',
    {
      PORT: '0',
      UPSTREAM_URL: upstreamUrl,
      PERSISTED_ONLY: '1',
      DOCUMENTS_DIR: documentsDir,
      LIVE_EMAIL: 'bench@tipgraph.example',
      LIVE_PASSWORD: 'bench',
      LIVE_HOOK_SECRET: hookSecret,
      LIVE_POLL_MS: '60000',
      RATE_LIMIT: '1000000',
    },
    { core: serverCore, collects },
  );
}
