import type { LiveReader, LiveSource } from './source.ts';
import type { Timers } from './timers.ts';

/** What is known of one filter. */
interface Known {
  /** Up to which place of the log the ids are complete. */
  upTo: number;
  ids: ReadonlySet<number>;
  asking: { readonly upTo: number; readonly answer: Promise<ReadonlySet<number>> } | null;
}

const firstRetryMs = 1000;
const longestRetryMs = 30_000;
/** How many filters to remember, and how many ids of one. */
const maxFilters = 200;
const maxIds = 20_000;

/**
 * Which things a league filter lets through, asked from the upstream by the watcher's account: one call for each filter
 * in use for each change, however many watch. Ids seen once stay, so that a replay still knows them when the upstream's
 * list has moved on. While the upstream fails the answer waits.
 */
export class FilterMembership {
  readonly #reader: LiveReader;
  readonly #timers: Timers;
  readonly #known = new Map<string, Known>();

  constructor(reader: LiveReader, timers: Timers) {
    this.#reader = reader;
    this.#timers = timers;
  }

  /** The ids that a filter lets through, complete up to a place of the log. */
  async idsOf(source: LiveSource, filter: number, upTo: number): Promise<ReadonlySet<number>> {
    const known = this.#of(`${source.kind}:${filter}`);
    while (known.upTo < upTo) {
      if (known.asking === null) {
        const answer = this.#ask(source, filter).finally(() => {
          known.asking = null;
        });
        known.asking = { upTo, answer };
      }
      const { asking } = known;
      const fresh = await asking.answer;
      if (asking.upTo > known.upTo) {
        known.ids = new Set([...fresh, ...known.ids].slice(0, Math.max(maxIds, fresh.size)));
        known.upTo = asking.upTo;
      }
    }
    return known.ids;
  }

  #of(key: string): Known {
    const known = this.#known.get(key) ?? { upTo: -1, ids: new Set<number>(), asking: null };
    this.#known.delete(key);
    this.#known.set(key, known);
    const oldest = this.#known.keys().next();
    if (this.#known.size > maxFilters && oldest.done !== true) {
      this.#known.delete(oldest.value);
    }
    return known;
  }

  async #ask(source: LiveSource, filter: number): Promise<ReadonlySet<number>> {
    for (let waitMs = firstRetryMs; ; waitMs = Math.min(longestRetryMs, waitMs * 2)) {
      try {
        return await source.readMembers(this.#reader, filter);
      } catch {
        await new Promise<void>((resolve) => this.#timers.after(waitMs, resolve));
      }
    }
  }
}
