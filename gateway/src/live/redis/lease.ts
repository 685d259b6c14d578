import { type Redis, ReplyError } from 'ioredis';
import type { Cancel, Timers } from '../timers.ts';
import { acquireLease, type Keys, releaseLease, renewLease } from './scripts.ts';

interface LeaseOptions {
  readonly redis: Redis;
  readonly keys: Keys;
  readonly timers: Timers;
  readonly name: string;
  /** Time to live of the lease, ms. */
  readonly holdMs: number;
  /** Interval of renewals and attempts, ms. */
  readonly intervalMs: number;
  /** Called when the lease is acquired, with its fencing token. */
  readonly onAcquired: (token: string) => void;
  /** Called when the lease is lost: another gateway may hold it. */
  readonly onLost: (token: string) => void;
  /** Called when Redis refuses the lease with an error, as when its disk is full; again only after an answer without one. */
  readonly onRefused: (error: unknown) => void;
  /** Age of the data, sent with every renewal; null when unknown. */
  readonly ageMs: () => number | null;
}

/** The leader's lease: all gateways try to acquire it, one holds it. */
export class Lease {
  readonly #options: LeaseOptions;
  /** The fencing token while the lease is held. */
  #token: string | null = null;
  #renewedAt = 0;
  #isRefused = false;
  #attempt: Promise<void> | null = null;
  #stopped = true;
  #cancel: Cancel = () => {};

  constructor(options: LeaseOptions) {
    this.#options = options;
  }

  start(): void {
    this.#stopped = false;
    this.tryAcquire();
  }

  tryAcquire(): void {
    if (this.#stopped || this.#attempt !== null) return;
    this.#cancel();
    this.#attempt = this.#step().finally(() => {
      this.#attempt = null;
      if (!this.#stopped)
        this.#cancel = this.#options.timers.after(this.#options.intervalMs, () => this.tryAcquire());
    });
  }

  /** Ends the term and releases the lease; returns whether it was held. */
  async stop(): Promise<boolean> {
    this.#stopped = true;
    this.#cancel();
    await this.#attempt;
    const token = this.#token;
    if (token === null) return false;
    this.#end();
    const { redis, keys } = this.#options;
    return (await releaseLease.run(redis, [keys.lease], [token]).catch(() => 0)) === 1;
  }

  async #step(): Promise<void> {
    const { redis, keys, timers, name, holdMs, onAcquired, ageMs } = this.#options;
    const requestedAt = timers.now();
    try {
      if (this.#token !== null) {
        const args = [this.#token, holdMs, Math.round(ageMs() ?? -1)];
        if ((await renewLease.run(redis, [keys.lease, keys.meta], args)) === 1) {
          this.#renewedAt = requestedAt;
          this.#isRefused = false;
          return;
        }
        this.#end();
      }
      const token = await acquireLease.run(redis, [keys.lease, keys.fence], [name, holdMs]);
      this.#isRefused = false;
      if (typeof token === 'string') {
        this.#renewedAt = requestedAt;
        this.#token = token;
        onAcquired(token);
      }
    } catch (error) {
      if (error instanceof ReplyError && !this.#isRefused) {
        this.#isRefused = true;
        this.#options.onRefused(error);
      }
      // The term continues while no other gateway can acquire the lease.
      if (timers.now() - this.#renewedAt > holdMs) this.#end();
    }
  }

  #end(): void {
    if (this.#token !== null) this.#options.onLost(this.#token);
    this.#token = null;
  }
}
