import type { GatewayConfig } from '../../config.ts';
import type { Logger } from '../../observe/logger.ts';
import type { Metrics } from '../../observe/metrics.ts';
import { createToolsKeys } from '../tools-key.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { memoryRateStore, type RateStore, redisRateStore } from './rate-store.ts';

/** The limits of a gateway, until they are closed. */
export interface OpenRateLimits extends RateLimits {
  /** Lets go of the Redis. */
  close(): void;
}

interface RateServices {
  readonly logger: Pick<Logger, 'warn'>;
  readonly metrics: Pick<Metrics, 'rateLimited' | 'rateLimitFallback'>;
}

/** How long an operation may wait for Redis to count it. */
const timeoutMs = 100;

/** Opens the limits that are configured: in Redis where gateways share one, else in this process. */
export function openRateLimits(
  { rateLimit, redisUrl, toolsKeys }: Pick<GatewayConfig, 'rateLimit' | 'redisUrl' | 'toolsKeys'>,
  { logger, metrics }: RateServices,
): OpenRateLimits {
  const store: RateStore =
    redisUrl === null || rateLimit.operations === 0
      ? memoryRateStore()
      : redisRateStore({
          url: redisUrl,
          timeoutMs,
          onLocal: metrics.rateLimitFallback,
          onFault: (err) => logger.warn({ err }, 'Redis is away: this gateway limits by its own count'),
        });
  const limits = createRateLimits({
    store,
    ...rateLimit,
    isTool: createToolsKeys(toolsKeys),
    onRefusal: metrics.rateLimited,
  });
  return { ...limits, close: () => store.close() };
}
