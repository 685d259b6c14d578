import type { LiveKind, LiveSource } from '../domains/live-source.ts';
import { Poller, type PollerOptions } from './poller.ts';

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

export type Watcher = ReturnType<typeof createWatcher>;

/** The pollers of all kinds. One watcher runs in a deployment. */
export function createWatcher({ sources, ...options }: WatcherOptions) {
  const byKind = new Map(
    sources.map((source) => [source.kind, new Poller({ ...options, source, maxStates })]),
  );
  const pollers = [...byKind.values()];
  return {
    start(): void {
      for (const poller of pollers) poller.start();
    },
    triggerPoll: (kind: LiveKind): void => byKind.get(kind)?.triggerPoll(),
    /** Reports that the upstream has answered another call. */
    wake(): void {
      for (const poller of pollers) poller.wake();
    },
    status(): WatcherStatus {
      const oldest = Math.min(...pollers.map(({ lastSuccess }) => lastSuccess ?? -Infinity));
      const ageMs = Number.isFinite(oldest) ? options.timers.now() - oldest : null;
      return { state: ageMs !== null && ageMs <= staleAfterMs(options.pollMs) ? 'ok' : 'stale', ageMs };
    },
    async stop(): Promise<void> {
      await Promise.all(pollers.map((poller) => poller.stop()));
    },
  };
}
