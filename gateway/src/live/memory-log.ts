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
  Missed,
} from './log.ts';
import { EventWindow, formatCursor, parseCursor, Signal } from './log.ts';

/** A log in memory, and its ledger. It ends with the process: cursors of an earlier one find a gap. */
export class MemoryLog implements LiveLog, Ledger {
  readonly #id: string;
  readonly #clock: () => Date;
  readonly #listeners = new Set<LogListener>();
  readonly #lastState: BoundedMap<string>;
  readonly #recorded = new Set<LiveKind>();
  readonly #opened = new Signal();
  readonly #window: EventWindow;
  #isOpen = false;
  #seq = 0;

  /** @param id 5 to 32 lower-case letters or digits, new for every process */
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

  /** Nothing is kept for another watcher. */
  async load(): Promise<Checkpoint | null> {
    return null;
  }

  async save(kind: LiveKind, { news }: CheckpointUpdate): Promise<void> {
    this.append(news);
    this.#recorded.add(kind);
    if (liveKinds.every((each) => this.#recorded.has(each))) this.open();
  }

  /**
   * Writes entries whose state differs from the last one written for the same kind and id, and all of one person's own.
   * @returns the events written, in order
   */
  append(entries: readonly (LiveEntry | PersonalEntry)[]): readonly LiveEvent[] {
    const at = this.#clock().getTime();
    const written = entries
      .filter((entry) => !isListed(entry) || this.#isNews(entry))
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

  async after(cursor: string, signal?: AbortSignal): Promise<Missed> {
    const place = parseCursor(cursor);
    if (!this.#isOpen) await this.#opened.next(signal);
    const isKnown = this.#isOpen && place.logId === this.#id && place.seq <= this.#seq;
    const events = isKnown ? this.#window.after(place.seq) : null;
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

  #isNews(entry: LiveEntry): boolean {
    const key = `${entry.kind}:${entry.id}`;
    if (this.#lastState.get(key) === entry.state) return false;
    this.#lastState.set(key, entry.state, 1);
    return true;
  }
}
