import { type LiveKind, noLogCursor } from '../domains/live-source.ts';
import { BoundedMap } from '../kit/bounded-map.ts';
import { isListed, type LiveEntry, type LiveEvent, liveKinds, type PersonalEntry } from './event.ts';
import type {
  Checkpoint,
  CheckpointUpdate,
  Ledger,
  LiveLog,
  LogHead,
  LogListener,
  LogReach,
  LogSlice,
} from './log.ts';
import { EventWindow, formatCursor, parseCursor, Signal } from './log.ts';

/** A log and its ledger in memory. Cursors of an earlier process get a gap. */
export class MemoryLog implements LiveLog, Ledger {
  readonly #id: string;
  readonly #clock: () => Date;
  readonly #listeners = new Set<LogListener>();
  readonly #lastState: BoundedMap<string>;
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
    this.#lastState = new BoundedMap(reach.entries);
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
  async load(): Promise<Checkpoint | null> {
    return null;
  }

  async save(kind: LiveKind, { entries }: CheckpointUpdate): Promise<void> {
    this.append(entries);
    this.#savedKinds.add(kind);
    if (liveKinds.every((each) => this.#savedKinds.has(each))) this.open();
  }

  /**
   * Writes personal entries, and list entries whose state differs from the last one of the same kind and id.
   * @returns the written events, in order
   */
  append(entries: readonly (LiveEntry | PersonalEntry)[]): readonly LiveEvent[] {
    const at = this.#clock().getTime();
    const written = entries
      .filter((entry) => !isListed(entry) || this.#isChanged(entry))
      .map((entry): LiveEvent => {
        this.#seq += 1;
        return { ...entry, seq: this.#seq, cursor: this.#cursorAt(this.#seq), at };
      });
    this.#window.push(written);
    if (written.length > 0) {
      for (const listener of this.#listeners) listener.events(written);
    }
    return written;
  }

  async after(cursor: string, signal?: AbortSignal): Promise<LogSlice> {
    const position = parseCursor(cursor);
    if (!this.#isOpen) await this.#opened.next(signal);
    const isKnown = this.#isOpen && position.logId === this.#id && position.seq <= this.#seq;
    const events = isKnown ? this.#window.after(position.seq) : null;
    return { gap: events === null, events: events ?? [], head: this.head() };
  }

  listen(listener: LogListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #cursorAt(seq: number): string {
    return formatCursor({ logId: this.#id, seq });
  }

  #isChanged(entry: LiveEntry): boolean {
    const key = `${entry.kind}:${entry.id}`;
    if (this.#lastState.get(key) === entry.state) return false;
    this.#lastState.set(key, entry.state, 1);
    return true;
  }
}
