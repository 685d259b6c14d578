import type { LiveReader, LiveSource } from '../domains/live-source.ts';
import { BoundedMap } from '../kit/bounded-map.ts';
import { UpstreamError, type UpstreamErrorCode } from '../kit/upstream-error.ts';
import type { Timers } from './timers.ts';

interface Waiter {
  readonly signal: AbortSignal;
}

interface Known {
  /** Up to which place of the log the ids are complete. */
  upTo: number;
  ids: ReadonlySet<number>;
  asking: { readonly upTo: number; readonly answer: Promise<ReadonlySet<number>> } | null;
  /** Who waits for an answer; nobody does when all have been aborted. */
  readonly waiting: Set<Waiter>;
}

const firstRetryMs = 1000;
const maxRetryMs = 30_000;
/** How many filters to remember, and how many ids of one. */
const maxFilters = 200;
const maxIds = 20_000;

/** Answers that stay the same however often they are requested. */
const finalCodes: ReadonlySet<UpstreamErrorCode> = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT']);

/**
 * Which things a league filter lets through, asked from the upstream by the watcher's account: one call for each filter
 * in use for each change, however many watch. Ids seen once stay, so that a replay still knows them when the upstream's
 * list has moved on. While the upstream fails the answer waits, as long as somebody waits for it.
 */
export class FilterMembership {
  readonly #reader: LiveReader;
  readonly #timers: Timers;
  readonly #known = new BoundedMap<Known>(maxFilters);

  constructor(reader: LiveReader, timers: Timers) {
    this.#reader = reader;
    this.#timers = timers;
  }

  /**
   * The ids that a filter lets through, complete up to a place of the log.
   * @param signal aborted when the caller no longer waits
   * @throws UpstreamError when the upstream has no such filter or refuses it
   */
  async idsOf(
    source: LiveSource,
    filter: number,
    upTo: number,
    signal: AbortSignal,
  ): Promise<ReadonlySet<number>> {
    const known = this.#of(`${source.kind}:${filter}`);
    const waiter: Waiter = { signal };
    known.waiting.add(waiter);
    try {
      return await this.#completeUpTo(known, upTo, () => this.#ask(source, filter, known.waiting));
    } finally {
      known.waiting.delete(waiter);
    }
  }

  async #completeUpTo(
    known: Known,
    upTo: number,
    ask: () => Promise<ReadonlySet<number>>,
  ): Promise<ReadonlySet<number>> {
    while (known.upTo < upTo) {
      if (known.asking === null) {
        const answer = ask().finally(() => {
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
    const known = this.#known.get(key) ?? {
      upTo: -1,
      ids: new Set<number>(),
      asking: null,
      waiting: new Set<Waiter>(),
    };
    this.#known.set(key, known, 1);
    return known;
  }

  async #ask(source: LiveSource, filter: number, waiting: ReadonlySet<Waiter>): Promise<ReadonlySet<number>> {
    for (let waitMs = firstRetryMs; ; waitMs = Math.min(maxRetryMs, waitMs * 2)) {
      try {
        return await source.readMembers(this.#reader, filter);
      } catch (error) {
        if (error instanceof UpstreamError && finalCodes.has(error.code)) throw error;
        await new Promise<void>((resolve) => this.#timers.after(waitMs, resolve));
        if ([...waiting].every(({ signal: { aborted } }) => aborted)) throw error;
      }
    }
  }
}
