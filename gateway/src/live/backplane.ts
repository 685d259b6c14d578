import type { LiveKind } from '../domains/live-source.ts';
import type { Ledger, LiveLog } from './log.ts';
import type { MemoryLog } from './memory-log.ts';
import type { WatcherStatus } from './watcher.ts';

/** A watcher while it is this gateway's turn. */
export interface Watch {
  start(): void;
  /** Looks at a kind at once. */
  notice(kind: LiveKind): void;
  /** The upstream answers others. */
  wake(): void;
  status(): WatcherStatus;
  stop(): Promise<void>;
}

/** What a gateway does for the deployment. */
export interface Duties {
  /** Makes the watcher that writes to a ledger. */
  readonly watch: (ledger: Ledger) => Watch;
  /** Asks the sockets here of a person, or all for null, to prove themselves again. */
  readonly prove: (person: string | null) => void;
}

/** What the gateways of one deployment have in common. */
export interface Backplane {
  readonly log: LiveLog;
  /** Begins: reads the log, and watches when it is this gateway's turn. */
  start(duties: Duties): void;
  /** Has whoever watches look at a kind at once. */
  look(kind: LiveKind): void;
  /** The upstream has answered somebody here. */
  wake(): void;
  /** Has the other gateways ask the sockets of a person, or all for null, to prove themselves again. */
  prove(person: string | null): void;
  /** Whether no gateway has asked for this name in the last `ms` milliseconds; true when that cannot be known. */
  isFirst(name: string, ms: number): Promise<boolean>;
  /** How current the log is. */
  status(): WatcherStatus;
  /** Whether it is this gateway's turn to watch. */
  readonly watches: boolean;
  close(): Promise<void>;
}

/** The backplane of a gateway that stands alone: it always watches, and its log is in memory. */
export class MemoryBackplane implements Backplane {
  readonly log: MemoryLog;
  #watch: Watch | null = null;

  constructor(log: MemoryLog) {
    this.log = log;
  }

  get watches(): boolean {
    return this.#watch !== null;
  }

  start({ watch }: Duties): void {
    this.#watch = watch(this.log);
    this.#watch.start();
  }

  look(kind: LiveKind): void {
    this.#watch?.notice(kind);
  }

  wake(): void {
    this.#watch?.wake();
  }

  prove(): void {}

  async isFirst(): Promise<boolean> {
    return true;
  }

  status(): WatcherStatus {
    return this.#watch?.status() ?? { state: 'stale', ageMs: null };
  }

  async close(): Promise<void> {
    await this.#watch?.stop();
  }
}
