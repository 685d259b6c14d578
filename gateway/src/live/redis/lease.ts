import type { Redis } from 'ioredis';
import type { Cancel, Timers } from '../timers.ts';
import type { Keys } from './scripts.ts';
import { acquireLease, releaseLease, renewLease } from './scripts.ts';

export interface Term {
  /** Age of the data, sent with every renewal; null when unknown. */
  ageMs(): number | null;
  /** The lease is lost: another gateway may hold it. */
  end(): void;
}

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
  readonly startTerm: (token: string) => Term;
}

/** The leader's lease: all gateways try to acquire it, one holds it. */
export class Lease {
  readonly #options: LeaseOptions;
  #held: { readonly token: string; readonly term: Term } | null = null;
  #renewedAt = 0;
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
    const held = this.#held;
    if (held === null) return false;
    this.#end();
    const { redis, keys } = this.#options;
    return (await releaseLease.run(redis, [keys.lease], [held.token]).catch(() => 0)) === 1;
  }

  async #step(): Promise<void> {
    const { redis, keys, timers, name, holdMs, startTerm } = this.#options;
    const requestedAt = timers.now();
    try {
      if (this.#held !== null) {
        const ageMs = this.#held.term.ageMs() ?? -1;
        const args = [this.#held.token, holdMs, Math.round(ageMs)];
        if ((await renewLease.run(redis, [keys.lease, keys.meta], args)) === 1) {
          this.#renewedAt = requestedAt;
          return;
        }
        this.#end();
      }
      const token = await acquireLease.run(redis, [keys.lease, keys.fence], [name, holdMs]);
      if (typeof token === 'string') {
        this.#renewedAt = requestedAt;
        this.#held = { token, term: startTerm(token) };
      }
    } catch {
      // Redis is unavailable: the term continues while no other gateway can acquire the lease.
      if (timers.now() - this.#renewedAt > holdMs) this.#end();
    }
  }

  #end(): void {
    this.#held?.term.end();
    this.#held = null;
  }
}
