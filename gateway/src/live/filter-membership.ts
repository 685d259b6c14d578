import { LRUCache } from 'lru-cache';
import type { LiveReader, LiveSource } from '../domains/live-source.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { Timers } from './timers.ts';

/** Ids, each with the log position up to which it was a member. */
type Members = ReadonlyMap<number, number>;

interface FilterState {
  /** The log position up to which the members are complete. */
  upTo: number;
  members: Members;
  /** The running read and, after a failed one, the wait for a retry. */
  pending: Promise<void> | null;
}

const firstRetryMs = 1000;
const maxRetryMs = 30_000;
/** Max. number of filters, and of ids of one filter. */
const maxFilters = 200;
const maxIds = 20_000;

/** Errors that a retry cannot change. */
export const permanentErrors: ReadonlySet<string> = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT']);

const isPermanent = (error: unknown): boolean =>
  error instanceof UpstreamError && permanentErrors.has(error.code);

/**
 * Which rows a league filter matches, read by the watcher's account: one call per filter and change for all
 * subscriptions. Earlier members are kept so that replays know rows that have left the upstream's list, but not for
 * later events: an admin may have removed leagues from the filter. While the upstream fails, the call is retried as
 * long as a caller waits.
 */
export class FilterMembership {
  readonly #reader: LiveReader;
  readonly #timers: Timers;
  readonly #filters = new LRUCache<string, FilterState>({ max: maxFilters });

  constructor(reader: LiveReader, timers: Timers) {
    this.#reader = reader;
    this.#timers = timers;
  }

  /**
   * Returns the rows that match a filter, complete up to a log position.
   * @param signal aborted when the caller no longer waits
   * @throws UpstreamError when the upstream rejects the filter
   */
  async membersOf(source: LiveSource, filter: number, upTo: number, signal: AbortSignal): Promise<Members> {
    const key = `${source.kind}:${filter}`;
    const state = this.#filters.get(key) ?? { upTo: -1, members: new Map(), pending: null };
    this.#filters.set(key, state);
    let retryMs = firstRetryMs;
    while (state.upTo < upTo) {
      state.pending ??= this.#read(state, () => source.readMembers(this.#reader, filter), upTo, retryMs);
      try {
        await state.pending;
      } catch (error) {
        if (isPermanent(error) || signal.aborted) throw error;
        retryMs = Math.min(maxRetryMs, retryMs * 2);
      }
    }
    return state.members;
  }

  async #read(
    state: FilterState,
    readMembers: () => Promise<ReadonlySet<number>>,
    upTo: number,
    retryMs: number,
  ): Promise<void> {
    try {
      const members = new Map([...(await readMembers())].map((id) => [id, upTo]));
      for (const [id, seq] of state.members) {
        if (members.size >= maxIds) break;
        if (!members.has(id)) members.set(id, seq);
      }
      state.members = members;
      state.upTo = upTo;
    } catch (error) {
      if (!isPermanent(error)) await new Promise<void>((resolve) => this.#timers.after(retryMs, resolve));
      throw error;
    } finally {
      state.pending = null;
    }
  }
}
