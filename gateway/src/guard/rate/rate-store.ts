import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateRule } from './rate-rules.ts';

/** Where requests are counted. */
export interface RateStore {
  /** A counter of its own for a rule; throws `RateLimiterRes` on `consume` when the rule is broken. */
  counter(name: string, rule: RateRule): RateLimiterAbstract;
  close(): void;
}

interface RedisStoreOptions {
  readonly url: string;
  /** How long Redis may take for one count before this process counts by itself. */
  readonly timeoutMs: number;
  /** Told of each count that this process made by itself because Redis was slow or away. */
  readonly onLocal: () => void;
  readonly onFault: (fault: unknown) => void;
}

/** Counts in this process. */
export function memoryRateStore(): RateStore {
  return {
    counter: (name, { points, seconds }) =>
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    close: () => {},
  };
}

/** Counts in this process for another counter that cannot, and says so. */
class FallbackLimiter extends RateLimiterMemory {
  readonly #onUse: () => void;

  constructor(options: ConstructorParameters<typeof RateLimiterMemory>[0], onUse: () => void) {
    super(options);
    this.#onUse = onUse;
  }

  override consume(...given: Parameters<RateLimiterMemory['consume']>) {
    this.#onUse();
    return super.consume(...given);
  }
}

/**
 * Counts in Redis, so that several gateways count together. While Redis is slow or away each counts by itself with the
 * same rules; a connection that kept a count waiting is made anew, so that the next ones do not wait for it.
 */
export function redisRateStore({ url, timeoutMs, onLocal, onFault }: RedisStoreOptions): RateStore {
  const redis = new Redis(url, {
    commandTimeout: timeoutMs,
    connectTimeout: 2000,
    disconnectTimeout: timeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 2000),
    enableAutoPipelining: true,
  });
  let isFaulty = false;
  redis.on('error', (fault: unknown) => {
    if (!isFaulty) onFault(fault);
    isFaulty = true;
  });
  let isGivenUp = false;
  redis.on('ready', () => {
    isFaulty = false;
    isGivenUp = false;
  });

  function countedHere(): void {
    onLocal();
    if (redis.status !== 'ready' || isGivenUp) return;
    isGivenUp = true;
    redis.disconnect(true);
  }

  return {
    counter(name, { points, seconds }) {
      const rule = { keyPrefix: `tipgraph:rate:${name}`, points, duration: seconds };
      return new RateLimiterRedis({
        ...rule,
        storeClient: redis,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new FallbackLimiter(rule, countedHere),
      });
    },
    close: () => redis.disconnect(),
  };
}
