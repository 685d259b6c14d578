import type { PersonalEntry } from './event.ts';
import type { Cancel, Timers } from './timers.ts';

/**
 * The least time between two events of one thing, longer each time while the changes do not stop: nobody fills the log
 * with theirs. What changes in between is one event at its end.
 */
const intervalMs = { first: 1000, longest: 16_000 };

/** How many things are held back at a time; what is more is written without being held back, and lost when it cannot be. */
const maxHeld = 10_000;

interface Held {
  /** How long what changes is held back, and as long again until all is as before. */
  readonly waitMs: number;
  /** What is to be written at the end; null when nothing has changed since. */
  next: PersonalEntry | null;
  isOver: boolean;
  cancel: Cancel;
}

interface PersonalChangesOptions {
  /** Writes to the log. @throws Error when it cannot be written now */
  readonly append: (entry: PersonalEntry) => Promise<void>;
  readonly timers: Timers;
}

/**
 * Takes changes of what is one person's own to the log: the first at once, then less and less often, since each has the
 * person's sockets reauthenticate. What cannot be written, as while Redis is away, is tried again.
 */
export class PersonalChanges {
  readonly #options: PersonalChangesOptions;
  readonly #held = new Map<string, Held>();
  #isClosed = false;

  constructor(options: PersonalChangesOptions) {
    this.#options = options;
  }

  /** Takes a change. */
  add(entry: PersonalEntry): void {
    const key = JSON.stringify([entry.kind, entry.id, entry.person]);
    const held = this.#held.get(key);
    if (held === undefined) {
      this.#write(key, entry, intervalMs.first);
    } else if (held.isOver) {
      this.#writeLater(key, entry, held);
    } else {
      held.next = entry;
    }
  }

  /** Writes what is held back. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const held = [...this.#held.values()];
    this.#held.clear();
    for (const { cancel } of held) cancel();
    const writes = held.flatMap(({ next }) => (next === null ? [] : this.#options.append(next)));
    await Promise.allSettled(writes);
  }

  #write(key: string, entry: PersonalEntry, waitMs: number): void {
    const isHeld = this.#held.size < maxHeld;
    if (isHeld) this.#hold(key, waitMs);
    this.#options.append(entry).catch(() => {
      if (isHeld && !this.#isClosed) this.add(entry);
    });
  }

  #writeLater(key: string, entry: PersonalEntry, { cancel, waitMs }: Held): void {
    cancel();
    this.#held.delete(key);
    this.#write(key, entry, Math.min(waitMs * 2, intervalMs.longest));
  }

  #hold(key: string, waitMs: number): void {
    const { timers } = this.#options;
    const over = () => {
      if (held.next !== null) {
        this.#writeLater(key, held.next, held);
        return;
      }
      held.isOver = true;
      held.cancel = timers.after(waitMs, () => this.#held.delete(key));
    };
    const held: Held = { waitMs, next: null, isOver: false, cancel: timers.after(waitMs, over) };
    this.#held.set(key, held);
  }
}
