import type { LiveKind } from '../domains/live-source.ts';
import type { PersonalEntry } from './event.ts';
import type { Ledger, LiveLog } from './log.ts';
import type { MemoryLog } from './memory-log.ts';
import type { Watcher, WatcherStatus } from './watcher.ts';

/** What the leader does. */
export type LeaderTask = Pick<Watcher, 'start' | 'triggerPoll' | 'wake' | 'status' | 'stop'>;

/** What a gateway does for the deployment. */
export interface Duties {
  /** Makes what polls and writes to a ledger while this gateway is the leader. */
  readonly lead: (ledger: Ledger) => LeaderTask;
  /** Asks the sockets here of a person, or all for null, to reauthenticate. */
  readonly requestReauth: (person: string | null) => void;
}

/** What the gateways of one deployment have in common. */
export interface Backplane {
  readonly log: LiveLog;
  /** Begins: reads the log, and polls while this gateway is the leader. */
  start(duties: Duties): void;
  /** Has the leader poll a kind at once. */
  triggerPoll(kind: LiveKind): void;
  /**
   * Writes a change of one person's own; nothing as long as the log is not open.
   * @throws Error when it cannot be written now
   */
  append(entry: PersonalEntry): Promise<void>;
  /** The upstream has answered somebody here. */
  wake(): void;
  /** Has the other gateways ask the sockets of a person, or all for null, to reauthenticate. */
  requestReauth(person: string | null): void;
  /** Whether no gateway has asked for this name in the last `ms` milliseconds; true when that cannot be known. */
  isFirst(name: string, ms: number): Promise<boolean>;
  /** How current the log is. */
  status(): WatcherStatus;
  /** Whether this gateway polls the upstream for all. */
  readonly isLeader: boolean;
  close(): Promise<void>;
}

/** The backplane of a gateway that stands alone: it always leads, and its log is in memory. */
export class MemoryBackplane implements Backplane {
  readonly log: MemoryLog;
  #leaderTask: LeaderTask | null = null;

  constructor(log: MemoryLog) {
    this.log = log;
  }

  get isLeader(): boolean {
    return this.#leaderTask !== null;
  }

  start({ lead }: Duties): void {
    this.#leaderTask = lead(this.log);
    this.#leaderTask.start();
  }

  triggerPoll(kind: LiveKind): void {
    this.#leaderTask?.triggerPoll(kind);
  }

  async append(entry: PersonalEntry): Promise<void> {
    if (this.log.isOpen) this.log.append([entry]);
  }

  wake(): void {
    this.#leaderTask?.wake();
  }

  requestReauth(): void {}

  async isFirst(): Promise<boolean> {
    return true;
  }

  status(): WatcherStatus {
    return this.#leaderTask?.status() ?? { state: 'stale', ageMs: null };
  }

  async close(): Promise<void> {
    await this.#leaderTask?.stop();
  }
}
