import type { PersonalEntry } from './event.ts';
import type { Cancel, Timers } from './timers.ts';

/** The least time between two events of one thing: what changes in between is one event at its end. */
const intervalMs = 1000;

/** How many things are held back at a time; what is more is written without being held back, and lost when it cannot be. */
const maxHeld = 10_000;

interface Held {
  /** What is to be written at the end; null when nothing has changed since. */
  next: PersonalEntry | null;
  cancel: Cancel;
}

interface PersonalChangesOptions {
  /** Writes to the log. @throws Error when it cannot be written now */
  readonly append: (entry: PersonalEntry) => Promise<void>;
  readonly timers: Timers;
}

/**
 * Takes changes of what is one person's own to the log: the first at once, of one thing one a second at most, since each has
 * the person's sockets reauthenticate. What cannot be written, as while Redis is away, is tried again.
 */
export class PersonalChanges {
  readonly #options: PersonalChangesOptions;
  readonly #held = new Map<string, Held>();

  constructor(options: PersonalChangesOptions) {
    this.#options = options;
  }

  /** Takes a change. */
  add(entry: PersonalEntry): void {
    const key = JSON.stringify([entry.kind, entry.id, entry.person]);
    const held = this.#held.get(key);
    if (held === undefined) {
      this.#write(key, entry);
    } else {
      held.next = entry;
    }
  }

  /** Writes what is held back. */
  async close(): Promise<void> {
    const held = [...this.#held.values()];
    this.#held.clear();
    for (const { cancel } of held) cancel();
    const writes = held.flatMap(({ next }) => (next === null ? [] : this.#options.append(next)));
    await Promise.allSettled(writes);
  }

  #write(key: string, entry: PersonalEntry): void {
    const { append, timers } = this.#options;
    const held: Held = { next: null, cancel: () => {} };
    if (this.#held.size < maxHeld) {
      this.#held.set(key, held);
      held.cancel = timers.after(intervalMs, () => {
        this.#held.delete(key);
        if (held.next !== null) this.#write(key, held.next);
      });
    }
    append(entry).catch(() => {
      held.next ??= entry;
    });
  }
}
