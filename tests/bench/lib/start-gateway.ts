import { type Child, startChild } from './child.ts';
import { serverCore } from './settings.ts';

/** The hook secret of the bench. */
export const hookSecret = 'bench-hook-secret-of-32-characters';

/**
 * Starts the built gateway with production settings, released documents only and unreachable
 * rate limits.
 * @param env more settings
 * @param core its only core; null for any
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

/** Settings of a live gateway that depends on hooks and rarely polls. */
export const liveSettings = {
  LIVE_EMAIL: 'bench@tipgraph.example',
  LIVE_PASSWORD: 'bench',
  LIVE_HOOK_SECRET: hookSecret,
  LIVE_POLL_MS: '60000',
};
