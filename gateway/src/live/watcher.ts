import type { LiveKind, LiveReader, LiveSource } from '../domains/live-source.ts';
import type { Tracing } from '../kit/trace.ts';
import type { Ledger } from './log.ts';
import { Poller } from './poller.ts';
import type { Timers } from './timers.ts';

/** What a watcher needs. */
export interface WatcherOptions {
  readonly sources: readonly LiveSource[];
  readonly reader: LiveReader;
  readonly ledger: Ledger;
  readonly timers: Timers;
  readonly clock: () => Date;
  readonly random: () => number;
  readonly pollMs: number;
  readonly onFailure: (kind: LiveKind, error: unknown, failures: number) => void;
  /** null or absent when nothing is traced. */
  readonly tracing?: Tracing | null;
}

/** How current the live data is. `ageMs` is the age of the oldest list's last good reading, null before the first. */
export interface WatcherStatus {
  readonly state: 'ok' | 'stale';
  readonly ageMs: number | null;
}

/** From which age on live data counts as stale, where the lists are read every `pollMs`. */
export const staleAfterMs = (pollMs: number): number => Math.max(10_000, 5 * pollMs);

/** How many things of a kind the watcher remembers the state of. */
const memory = 50_000;

/** The one watcher of a deployment: a poller for each kind. */
export class Watcher {
  readonly #pollers: ReadonlyMap<LiveKind, Poller>;
  readonly #timers: Timers;
  readonly #staleAfterMs: number;

  constructor(options: WatcherOptions) {
    this.#timers = options.timers;
    this.#staleAfterMs = staleAfterMs(options.pollMs);
    this.#pollers = new Map(
      options.sources.map((source) => [
        source.kind,
        new Poller({
          source,
          reader: options.reader,
          ledger: options.ledger,
          timers: options.timers,
          clock: options.clock,
          random: options.random,
          pollMs: options.pollMs,
          memory,
          tracing: options.tracing ?? null,
          onFailure: (error, failures) => options.onFailure(source.kind, error, failures),
        }),
      ]),
    );
  }

  /** Begins with a poll of every kind. */
  start(): void {
    for (const poller of this.#pollers.values()) poller.start();
  }

  /** Polls a kind at once. */
  triggerPoll(kind: LiveKind): void {
    this.#pollers.get(kind)?.triggerPoll();
  }

  /** The upstream answers others. */
  wake(): void {
    for (const poller of this.#pollers.values()) poller.wake();
  }

  /** How current the data is now. */
  status(): WatcherStatus {
    const now = this.#timers.now();
    const ages = [...this.#pollers.values()].map(({ lastSuccess }) =>
      lastSuccess === null ? null : now - lastSuccess,
    );
    const ageMs = ages.reduce<number | null>(
      (oldest, age) => (oldest === null || age === null ? null : Math.max(oldest, age)),
      0,
    );
    return { state: ageMs !== null && ageMs <= this.#staleAfterMs ? 'ok' : 'stale', ageMs };
  }

  /** Ends after the polls that are running. */
  async stop(): Promise<void> {
    await Promise.all([...this.#pollers.values()].map((poller) => poller.stop()));
  }
}
