import type { LiveKind } from '../domains/live-source.ts';
import type { PersonalEntry } from './event.ts';
import type { Ledger, LiveLog } from './log.ts';
import type { MemoryLog } from './memory-log.ts';
import type { Watcher, WatcherStatus } from './watcher.ts';

/** What a backplane calls in its gateway. */
export interface BackplaneHandlers {
  /** Creates the watcher of a term as leader. */
  readonly createWatcher: (ledger: Ledger) => Watcher;
  /** Makes this gateway's sockets of a user, or all for null, reauthenticate. */
  readonly requestReauth: (userKey: string | null) => void;
}

/** What the gateways of one deployment share. */
export interface Backplane {
  readonly log: LiveLog;
  /** Starts to read the log, and to poll while this gateway is the leader. */
  start(): void;
  /** Makes the leader poll a kind immediately. */
  triggerPoll(kind: LiveKind): void;
  /**
   * Appends a personal change; does nothing until the log is open.
   * @throws Error when it cannot be written now
   */
  append(entry: PersonalEntry): Promise<void>;
  /** Reports that the upstream has answered this gateway. */
  wake(): void;
  /** Makes the other gateways' sockets of a user, or all for null, reauthenticate. */
  requestReauth(userKey: string | null): void;
  /** Whether this is the deployment's first call with this name in the last `ms` milliseconds; true when unknown. */
  isFirst(name: string, ms: number): Promise<boolean>;
  status(): WatcherStatus;
  readonly isLeader: boolean;
  close(): Promise<void>;
}

/** The backplane of a single gateway: it always leads, and its log is in memory. */
export function createMemoryBackplane(
  log: MemoryLog,
  { createWatcher }: Pick<BackplaneHandlers, 'createWatcher'>,
): Backplane {
  let watcher: Watcher | null = null;
  return {
    log,
    get isLeader() {
      return watcher !== null;
    },
    start() {
      watcher = createWatcher(log);
      watcher.start();
    },
    triggerPoll: (kind) => watcher?.triggerPoll(kind),
    async append(entry) {
      if (log.isOpen) log.append([entry]);
    },
    wake: () => watcher?.wake(),
    requestReauth() {},
    isFirst: async () => true,
    status: () => watcher?.status() ?? { state: 'stale', ageMs: null },
    close: async () => watcher?.stop(),
  };
}
