import type { LiveKind, LiveSource } from '../domains/live-source.ts';
import { Poller, type PollerOptions } from './poller.ts';
import type { Timers } from './timers.ts';

interface WatcherOptions extends Omit<PollerOptions, 'source' | 'maxStates'> {
  readonly sources: readonly LiveSource[];
}

/** `ageMs` is the time since the last successful poll of the oldest list; null before its first. */
export interface WatcherStatus {
  readonly state: 'ok' | 'stale';
  readonly ageMs: number | null;
}

/** The age from which live data counts as stale. */
export const staleAfterMs = (pollMs: number): number => Math.max(10_000, 5 * pollMs);

const maxStates = 50_000;

/** The pollers of all kinds. One watcher runs in a deployment. */
export class Watcher {
  readonly #pollers: ReadonlyMap<LiveKind, Poller>;
  readonly #timers: Timers;
  readonly #staleAfterMs: number;

  constructor({ sources, ...options }: WatcherOptions) {
    this.#timers = options.timers;
    this.#staleAfterMs = staleAfterMs(options.pollMs);
    this.#pollers = new Map(
      sources.map((source) => [source.kind, new Poller({ ...options, source, maxStates })]),
    );
  }

  start(): void {
    for (const poller of this.#pollers.values()) poller.start();
  }

  triggerPoll(kind: LiveKind): void {
    this.#pollers.get(kind)?.triggerPoll();
  }

  /** Reports that the upstream has answered another call. */
  wake(): void {
    for (const poller of this.#pollers.values()) poller.wake();
  }

  status(): WatcherStatus {
    const oldest = Math.min(
      ...[...this.#pollers.values()].map(({ lastSuccess }) => lastSuccess ?? -Infinity),
    );
    const ageMs = Number.isFinite(oldest) ? this.#timers.now() - oldest : null;
    return { state: ageMs !== null && ageMs <= this.#staleAfterMs ? 'ok' : 'stale', ageMs };
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#pollers.values()].map((poller) => poller.stop()));
  }
}
