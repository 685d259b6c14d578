import { type Child, startChild } from './child.ts';
import { serverCore } from './settings.ts';

/** The secret with which the bench signs its hooks. */
export const hookSecret = 'bench-hook-secret-of-32-characters';

/**
 * Starts the built gateway as it runs in production, with released documents only, and rate limits so wide that nobody
 * meets them.
 * @param env settings besides
 * @param core where it runs; null where it takes what it gets
 */
export function startGateway(
  upstreamUrl: string,
  env: Record<string, string> = {},
  core: number | null = serverCore,
): Promise<Child> {
  const settings = {
    PORT: '0',
    UPSTREAM_URL: upstreamUrl,
    PERSISTED_ONLY: '1',
    RATE_LIMIT: '1000000',
    ...env,
  };
  return startChild('gateway/dist/main.js', settings, {
    ...(core !== null && { core }),
    observed: true,
  });
}

/** Settings of a gateway that delivers live, told by hooks and hardly ever by polls. */
export const liveSettings = {
  LIVE_EMAIL: 'bench@tipgraph.example',
  LIVE_PASSWORD: 'bench',
  LIVE_HOOK_SECRET: hookSecret,
  LIVE_POLL_MS: '60000',
};
