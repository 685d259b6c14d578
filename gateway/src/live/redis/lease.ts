import type { Redis } from 'ioredis';
import type { Cancel, Timers } from '../timers.ts';
import type { Keys } from './scripts.ts';
import { acquireLease, releaseLease, renewLease } from './scripts.ts';

/** What the holder of the lease does. */
export interface Term {
  /** Age of the data in milliseconds, null when it is not known; told with every renewal. */
  age(): number | null;
  /** Ends: somebody else may hold the lease by now. */
  end(): void;
}

/** What a lease needs. */
export interface LeaseOptions {
  readonly redis: Redis;
  readonly keys: Keys;
  readonly timers: Timers;
  /** Name of this gateway. */
  readonly name: string;
  /** How long a holder that is silent keeps the lease, and how often it renews or the others try; milliseconds. */
  readonly holdMs: number;
  readonly tryMs: number;
  /** Begins a term with its fencing token. */
  readonly begin: (token: string) => Term;
}

/** The lease of the one watcher: every gateway tries for it, one holds it. */
export class Lease {
  readonly #options: LeaseOptions;
  #held: { readonly token: string; readonly term: Term } | null = null;
  #keptAt = 0;
  #trying: Promise<void> | null = null;
  #stopped = true;
  #cancel: Cancel = () => {};

  constructor(options: LeaseOptions) {
    this.#options = options;
  }

  start(): void {
    this.#stopped = false;
    this.try();
  }

  try(): void {
    if (this.#stopped || this.#trying !== null) return;
    this.#cancel();
    this.#trying = this.#step().finally(() => {
      this.#trying = null;
      if (!this.#stopped) this.#cancel = this.#options.timers.after(this.#options.tryMs, () => this.try());
    });
  }

  /** Ends the term and gives the lease back; tells whether it was held. */
  async stop(): Promise<boolean> {
    this.#stopped = true;
    this.#cancel();
    await this.#trying;
    const held = this.#held;
    if (held === null) return false;
    this.#end();
    const { redis, keys } = this.#options;
    return (await releaseLease.run(redis, [keys.lease], [held.token]).catch(() => 0)) === 1;
  }

  async #step(): Promise<void> {
    const { redis, keys, timers, name, holdMs, begin } = this.#options;
    const askedAt = timers.now();
    try {
      if (this.#held !== null) {
        const age = this.#held.term.age() ?? -1;
        const args = [this.#held.token, holdMs, Math.round(age)];
        if ((await renewLease.run(redis, [keys.lease, keys.meta], args)) === 1) {
          this.#keptAt = askedAt;
          return;
        }
        this.#end();
      }
      const token = await acquireLease.run(redis, [keys.lease, keys.fence], [name, holdMs]);
      if (typeof token === 'string') {
        this.#keptAt = askedAt;
        this.#held = { token, term: begin(token) };
      }
    } catch {
      // Redis is away: the term goes on as long as nobody else can have the lease.
      if (timers.now() - this.#keptAt > holdMs) this.#end();
    }
  }

  #end(): void {
    this.#held?.term.end();
    this.#held = null;
  }
}
