import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateRule } from './rate-rules.ts';

/**
 * Counts by key for one rule: synchronous in this process, asynchronous in Redis. Implemented by the library's
 * limiters too.
 */
export interface RateCounter {
  readonly points: number;
  /** Throws or rejects with `RateLimiterRes` above the limit. */
  consume(key: string, points?: number): unknown;
  /** Refunds points. */
  reward(key: string, points?: number): unknown;
  get(key: string): RateLimiterRes | null | Promise<RateLimiterRes | null>;
}

export interface RateStore<Counter extends RateCounter = RateCounter> {
  counter(name: string, rule: RateRule): Counter;
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

/** `endsAt` is a time of `performance.now()`. */
interface CountedWindow {
  points: number;
  readonly endsAt: number;
}

/** Min. number of windows at which expired ones are removed. */
const minSweepSize = 1000;

/** Counts synchronously, unlike the library's memory limiter. A window starts with its first count. */
class MemoryCounter implements RateCounter {
  readonly points: number;
  readonly #windowMs: number;
  readonly #windows = new Map<string, CountedWindow>();
  #sweepSize = minSweepSize;

  constructor({ points, seconds }: RateRule) {
    this.points = points;
    this.#windowMs = seconds * 1000;
  }

  consume(key: string, points = 1): void {
    const now = performance.now();
    const window = this.#windowAt(now, key) ?? this.#open(now, key);
    window.points += points;
    if (window.points > this.points) throw this.#stateOf(window, now);
  }

  reward(key: string, points = 1): void {
    const window = this.#windowAt(performance.now(), key);
    if (window !== undefined) window.points -= points;
  }

  get(key: string): RateLimiterRes | null {
    const now = performance.now();
    const window = this.#windowAt(now, key);
    return window === undefined ? null : this.#stateOf(window, now);
  }

  #windowAt(now: number, key: string): CountedWindow | undefined {
    const window = this.#windows.get(key);
    return window !== undefined && window.endsAt > now ? window : undefined;
  }

  #open(now: number, key: string): CountedWindow {
    if (this.#windows.size >= this.#sweepSize) {
      for (const [name, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(name);
      this.#sweepSize = Math.max(minSweepSize, 2 * this.#windows.size);
    }
    const window = { points: 0, endsAt: now + this.#windowMs };
    this.#windows.set(key, window);
    return window;
  }

  #stateOf({ points, endsAt }: CountedWindow, now: number): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.points - points), endsAt - now, points);
  }
}

export const memoryRateStore = (): RateStore => ({
  counter: (_, rule) => new MemoryCounter(rule),
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
export function redisRateStore({
  url,
  timeoutMs,
  onLocal,
  onError,
}: RedisStoreOptions): RateStore<RateLimiterRedis> {
  const redis = new Redis(url, {
    commandTimeout: timeoutMs,
    connectTimeout: 2000,
    disconnectTimeout: timeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
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
