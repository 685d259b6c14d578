import { type LiveKind, noLogCursor } from '../domains/live-source.ts';
import { type LiveEntry, type LiveEvent, liveKinds, type PersonalEntry } from './event.ts';
import {
  type CheckpointUpdate,
  EventWindow,
  formatCursor,
  type Ledger,
  type LiveLog,
  type LogHead,
  type LogListener,
  type LogReach,
  type LogSlice,
  parseCursor,
  Signal,
} from './log.ts';

/** A log and its ledger in memory. Cursors of an earlier process get a gap. */
export class MemoryLog implements LiveLog, Ledger {
  readonly #id: string;
  readonly #clock: () => Date;
  readonly #listeners: LogListener[] = [];
  readonly #savedKinds = new Set<LiveKind>();
  readonly #opened = new Signal();
  readonly #window: EventWindow;
  #isOpen = false;
  #seq = 0;

  /** @param id 5 to 32 lower-case letters or digits, unique per process */
  constructor(id: string, reach: LogReach, clock: () => Date) {
    this.#id = id;
    this.#clock = clock;
    this.#window = new EventWindow(reach, 0);
  }

  open(): void {
    this.#isOpen = true;
    this.#opened.notify();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  head(): LogHead {
    return { seq: this.#seq, cursor: this.#isOpen ? this.#cursorAt(this.#seq) : noLogCursor };
  }

  /** Nothing is stored beyond the process. */
  async load(): Promise<null> {
    return null;
  }

  async save(kind: LiveKind, { entries }: CheckpointUpdate): Promise<void> {
    this.append(entries);
    this.#savedKinds.add(kind);
    if (liveKinds.every((each) => this.#savedKinds.has(each))) this.open();
  }

  append(entries: readonly (LiveEntry | PersonalEntry)[]): void {
    if (entries.length === 0) return;
    const at = this.#clock().getTime();
    const events = entries.map((entry): LiveEvent => {
      this.#seq += 1;
      return { ...entry, seq: this.#seq, cursor: this.#cursorAt(this.#seq), at };
    });
    this.#window.push(events);
    for (const listener of this.#listeners) listener.events(events);
  }

  async after(cursor: string, signal?: AbortSignal): Promise<LogSlice> {
    const position = parseCursor(cursor);
    if (!this.#isOpen) await this.#opened.next(signal);
    const isKnown = this.#isOpen && position.logId === this.#id && position.seq <= this.#seq;
    const events = isKnown ? this.#window.after(position.seq) : null;
    return { gap: events === null, events: events ?? [], head: this.head() };
  }

  listen(listener: LogListener): void {
    this.#listeners.push(listener);
  }

  #cursorAt(seq: number): string {
    return formatCursor({ logId: this.#id, seq });
  }
}
