import type { Logger } from '../../kit/logger.ts';
import { createToolsKeys } from '../tools-key.ts';
import { createRateLimits, type OpenRateLimits } from './rate-limits.ts';
import { memoryRateStore, type RateStore, redisRateStore } from './rate-store.ts';

interface RateSettings {
  /** Operations a minute of one person, and attempts at a secret in five minutes of one address at one account; 0 for no limits. */
  readonly rateLimit: { readonly operations: number; readonly authAttempts: number };
  /** Address of the Redis that several gateways share; null for one gateway by itself. */
  readonly redisUrl: string | null;
  readonly toolsKeys: readonly string[];
}

interface RateServices {
  readonly logger: Pick<Logger, 'warn'>;
  readonly metrics: {
    /** Counts a refusal, by the class of what was asked too often. */
    rateLimited(what: string): void;
    /** Counts what this process counted by itself, because the shared Redis was slow or away. */
    rateLimitFallback(): void;
  };
}

/** How long an operation may wait for Redis to count it. */
const timeoutMs = 100;

/** Opens the limits that are configured: in Redis where gateways share one, else in this process. */
export function openRateLimits(
  { rateLimit, redisUrl, toolsKeys }: RateSettings,
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
  return createRateLimits({
    store,
    ...rateLimit,
    isTool: createToolsKeys(toolsKeys),
    onRefusal: metrics.rateLimited,
  });
}
