import type { LiveReader, LiveSource } from '../domains/live-source.ts';
import { BoundedMap } from '../kit/bounded-map.ts';
import { UpstreamError, type UpstreamErrorCode } from '../kit/upstream-error.ts';
import type { Timers } from './timers.ts';

interface Waiter {
  readonly signal: AbortSignal;
}

interface FilterState {
  /** The log position up to which the ids are complete. */
  upTo: number;
  ids: ReadonlySet<number>;
  pending: { readonly upTo: number; readonly ids: Promise<ReadonlySet<number>> } | null;
  /** Callers that wait for the ids; an aborted one no longer does. */
  readonly waiters: Set<Waiter>;
}

const firstRetryMs = 1000;
const maxRetryMs = 30_000;
/** Max. number of filters, and of ids of one filter. */
const maxFilters = 200;
const maxIds = 20_000;

/** Errors that a retry cannot change. */
const permanentErrors: ReadonlySet<UpstreamErrorCode> = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT']);

/**
 * Which rows a league filter matches, read by the watcher's account: one call per filter and change for all
 * subscriptions. Earlier ids are kept so that replays know rows that have left the upstream's list. While the
 * upstream fails, the call is retried as long as a caller waits.
 */
export class FilterMembership {
  readonly #reader: LiveReader;
  readonly #timers: Timers;
  readonly #filters = new BoundedMap<FilterState>(maxFilters);

  constructor(reader: LiveReader, timers: Timers) {
    this.#reader = reader;
    this.#timers = timers;
  }

  /**
   * Returns the ids that match a filter, complete up to a log position.
   * @param signal aborted when the caller no longer waits
   * @throws UpstreamError when the upstream rejects the filter
   */
  async idsOf(
    source: LiveSource,
    filter: number,
    upTo: number,
    signal: AbortSignal,
  ): Promise<ReadonlySet<number>> {
    const state = this.#of(`${source.kind}:${filter}`);
    const waiter: Waiter = { signal };
    state.waiters.add(waiter);
    try {
      return await this.#completeUpTo(state, upTo, () => this.#read(source, filter, state.waiters));
    } finally {
      state.waiters.delete(waiter);
    }
  }

  async #completeUpTo(
    state: FilterState,
    upTo: number,
    read: () => Promise<ReadonlySet<number>>,
  ): Promise<ReadonlySet<number>> {
    while (state.upTo < upTo) {
      if (state.pending === null) {
        const ids = read().finally(() => {
          state.pending = null;
        });
        state.pending = { upTo, ids };
      }
      const { pending } = state;
      const newIds = await pending.ids;
      if (pending.upTo > state.upTo) {
        state.ids = new Set([...newIds, ...state.ids].slice(0, Math.max(maxIds, newIds.size)));
        state.upTo = pending.upTo;
      }
    }
    return state.ids;
  }

  #of(key: string): FilterState {
    const state = this.#filters.get(key) ?? {
      upTo: -1,
      ids: new Set<number>(),
      pending: null,
      waiters: new Set<Waiter>(),
    };
    this.#filters.set(key, state, 1);
    return state;
  }

  async #read(
    source: LiveSource,
    filter: number,
    waiters: ReadonlySet<Waiter>,
  ): Promise<ReadonlySet<number>> {
    for (let waitMs = firstRetryMs; ; waitMs = Math.min(maxRetryMs, waitMs * 2)) {
      try {
        return await source.readMembers(this.#reader, filter);
      } catch (error) {
        if (error instanceof UpstreamError && permanentErrors.has(error.code)) throw error;
        await new Promise<void>((resolve) => this.#timers.after(waitMs, resolve));
        if ([...waiters].every(({ signal: { aborted } }) => aborted)) throw error;
      }
    }
  }
}
