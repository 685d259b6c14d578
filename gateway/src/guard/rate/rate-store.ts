import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateRule } from './rate-rules.ts';

/** Counts by keys for one rule: at once in this process, by promises elsewhere. Those of the library are such counters. */
export interface RateCounter {
  readonly points: number;
  /** Counts; throws `RateLimiterRes` when the rule is broken, or rejects with it. */
  consume(key: string, points?: number): unknown;
  /** Takes points back that were counted. */
  reward(key: string, points?: number): unknown;
  get(key: string): RateLimiterRes | null | Promise<RateLimiterRes | null>;
}

/** Where requests are counted. */
export interface RateStore<Counter extends RateCounter = RateCounter> {
  /** A counter of its own for a rule. */
  counter(name: string, rule: RateRule): Counter;
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

/** The points that were counted for a key until a time on the scale of `performance.now()`. */
interface CountedWindow {
  points: number;
  readonly endsAt: number;
}

/** With so many windows those that are over are looked for. */
const minSweepSize = 1000;

/** Counts at once, which the library's counter in memory does not. A window begins with what is counted first. */
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

/** Counts in this process. */
export const memoryRateStore = (): RateStore => ({
  counter: (_, rule) => new MemoryCounter(rule),
  close: () => {},
});

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
export function redisRateStore({
  url,
  timeoutMs,
  onLocal,
  onFault,
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
