import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { redisOptions } from '../../kit/redis-options.ts';
import type { RateRule } from './rate-rules.ts';

export interface RateStore {
  /** Counts by key for one rule. */
  counter(name: string, rule: RateRule): RateLimiterAbstract;
  close(): void;
}

interface RedisStoreOptions {
  readonly url: string;
  /** Timeout of one count in Redis, after which this process counts alone. */
  readonly timeoutMs: number;
  /** Called for each count that this process made because Redis was slow or unavailable. */
  readonly onLocal: () => void;
  readonly onError: (error: unknown) => void;
}

export const memoryRateStore = (): RateStore => ({
  counter: (_, { points, seconds }) => new RateLimiterMemory({ keyPrefix: '', points, duration: seconds }),
  close: () => {},
});

/** Counts in this process when Redis cannot. */
class FallbackLimiter extends RateLimiterMemory {
  readonly #onUse: () => void;

  constructor(options: ConstructorParameters<typeof RateLimiterMemory>[0], onUse: () => void) {
    super(options);
    this.#onUse = onUse;
  }

  override consume(...args: Parameters<RateLimiterMemory['consume']>) {
    this.#onUse();
    return super.consume(...args);
  }
}

/**
 * Counts in Redis for several gateways. While Redis is slow or unavailable, each gateway counts alone with the same
 * rules. A connection that timed out is reopened, so that later counts do not wait for it.
 */
export function redisRateStore({ url, timeoutMs, onLocal, onError }: RedisStoreOptions): RateStore {
  const redis = new Redis(url, {
    ...redisOptions,
    commandTimeout: timeoutMs,
    disconnectTimeout: timeoutMs,
    retryStrategy: (times) => Math.min(times * 200, 2000),
    enableAutoPipelining: true,
  });
  let hasFailed = false;
  redis.on('error', (error: unknown) => {
    if (!hasFailed) onError(error);
    hasFailed = true;
  });
  let isReconnecting = false;
  redis.on('ready', () => {
    hasFailed = false;
    isReconnecting = false;
  });

  function countLocally(): void {
    onLocal();
    if (redis.status !== 'ready' || isReconnecting) return;
    isReconnecting = true;
    redis.disconnect(true);
  }

  return {
    counter(name, { points, seconds }) {
      const rule = { keyPrefix: `tipgraph:rate:${name}`, points, duration: seconds };
      return new RateLimiterRedis({
        ...rule,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new FallbackLimiter(rule, countLocally),
      });
    },
    close: () => redis.disconnect(),
  };
}
