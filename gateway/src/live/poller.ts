import type { LiveItem, LiveKind, LiveReader, LiveSource } from '../domains/live-source.ts';
import type { TraceSpan, Tracing } from '../kit/trace.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import { isUpstreamDown } from '../rest/call-error.ts';
import type { LiveEntry } from './event.ts';
import type { Ledger } from './log.ts';
import { backOffMs, type Cancel, type Timers } from './timers.ts';

export interface PollerOptions {
  readonly source: LiveSource;
  readonly reader: LiveReader;
  readonly ledger: Ledger;
  readonly timers: Timers;
  /** From 0 up to 1; spreads the retry delays. */
  readonly random: () => number;
  readonly pollMs: number;
  /** Max. number of row states to store, unless the list itself is longer. */
  readonly maxStates: number;
  readonly onFailure: (kind: LiveKind, error: unknown, failures: number) => void;
  readonly tracing?: Tracing | null;
}

type PollTrigger = 'hint' | 'time';

/** How much older than the newest known row a new row may be: concurrent writes may be read out of order. */
const reorderToleranceMs = 60_000;

/** The stored state. It includes the time of creation, to distinguish rows that reuse an id. */
const storedState = ({ state, createdAt }: LiveItem): string => `${state} ${createdAt}`;

const createdAtOf = (stored: string): string | undefined => stored.split(' ')[1];

/**
 * Polls one list. Reads it conditionally in Polish, compares it with the stored states, reads it in English when
 * there are changes, and saves both. The first reading ever is the baseline and publishes nothing. An unknown row is
 * published only if its time of creation is new too: not rows that move up into a list of limited length, nor an
 * import of old rows. When ids have gone back, as after a restored backup, rows newer than all known ones are
 * published whatever their id. Polls never overlap. A failed poll saves nothing, so the next one finds the same
 * changes. When the outcome of a save is unknown, the stored states are loaded again.
 */
export class Poller {
  readonly #options: PollerOptions;
  #states: Map<number, string> | null = null;
  #highestId = 0;
  /** Creation time of the newest known row, ms since 1970. */
  #newestAt = Number.NEGATIVE_INFINITY;
  #isLoaded = false;
  #etag: string | null = null;
  #failures = 0;
  #lastPollAt = Number.NEGATIVE_INFINITY;
  #wasDown = false;
  #lastSuccess: number | null = null;
  #running: Promise<void> | null = null;
  #pollAgain = false;
  #stopped = true;
  #cancelWait: Cancel = () => {};

  constructor(options: PollerOptions) {
    this.#options = options;
  }

  /** When the list was last current, as `Timers.now`; null before the first poll. */
  get lastSuccess(): number | null {
    return this.#lastSuccess;
  }

  start(): void {
    this.#stopped = false;
    this.#poll('time');
  }

  /** Polls now, or once more after the running poll. */
  triggerPoll(): void {
    if (this.#stopped) return;
    if (this.#running === null) {
      this.#poll('hint');
    } else {
      this.#pollAgain = true;
    }
  }

  /** The upstream is available again: ends the back-off of a poller that found it down. */
  wake(): void {
    if (this.#stopped || this.#running !== null || !this.#wasDown) return;
    const { pollMs, timers } = this.#options;
    this.#wasDown = false;
    this.#cancelWait();
    const waited = timers.now() - this.#lastPollAt;
    this.#cancelWait = timers.after(Math.max(0, pollMs - waited), () => this.#poll('time'));
  }

  /** Resolves after the running poll. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelWait();
    await this.#running;
  }

  #poll(trigger: PollTrigger): void {
    this.#cancelWait();
    this.#pollAgain = false;
    this.#lastPollAt = this.#options.timers.now();
    this.#running = this.#readTraced(trigger).then(
      () => this.#finishPoll(null),
      (error: unknown) => this.#finishPoll(error ?? new Error('The poll failed.')),
    );
  }

  #finishPoll(error: unknown): void {
    this.#running = null;
    this.#failures = error === null ? 0 : this.#failures + 1;
    this.#wasDown = isUpstreamDown(error);
    if (error !== null) this.#options.onFailure(this.#options.source.kind, error, this.#failures);
    if (this.#stopped) return;
    if (this.#pollAgain) {
      this.#poll('hint');
      return;
    }
    this.#cancelWait = this.#options.timers.after(this.#nextDelayMs(), () => this.#poll('time'));
  }

  #nextDelayMs(): number {
    const { pollMs, random } = this.#options;
    return this.#failures === 0 ? pollMs : backOffMs(pollMs, this.#failures, random);
  }

  /** Polls in a span of its own. A poll without changes does not end its span, so the span is never exported. */
  async #readTraced(trigger: PollTrigger): Promise<void> {
    const { source, tracing } = this.#options;
    const trace =
      tracing?.startSpan(`live read ${source.kind}`, null, {
        'tipgraph.live.kind': source.kind,
        'tipgraph.live.trigger': trigger,
      }) ?? null;
    try {
      const count = await this.#readOnce(trace);
      if (count === 0) return;
      trace?.setAttributes({ 'tipgraph.live.events': count });
      trace?.end(null);
    } catch (error) {
      trace?.end(error instanceof UpstreamError ? error.code : 'INTERNAL');
      throw error;
    }
  }

  /** Returns the number of published changes. */
  async #readOnce(trace: TraceSpan | null): Promise<number> {
    const { source, reader, timers } = this.#options;
    await this.#loadCheckpoint();
    const result = await source.read(reader, 'pl', this.#etag);
    if (result === null) await this.#saveMissing();
    const changes = result?.changed ? result.reply.filter((item) => this.#isPublishable(item)) : [];
    if (result?.changed) {
      await this.#save(result.reply, changes.length > 0 ? await this.#toEntries(changes, trace) : []);
      this.#etag = result.etag;
    }
    this.#lastSuccess = timers.now();
    return changes.length;
  }

  async #loadCheckpoint(): Promise<void> {
    if (this.#isLoaded) return;
    const checkpoint = await this.#options.ledger.load(this.#options.source.kind);
    this.#states = checkpoint === null ? null : new Map(checkpoint.states);
    this.#highestId = checkpoint?.highestId ?? 0;
    this.#newestAt = Number.NEGATIVE_INFINITY;
    for (const state of checkpoint?.states.values() ?? []) {
      this.#newestAt = Math.max(this.#newestAt, parseTime(createdAtOf(state)));
    }
    this.#isLoaded = true;
  }

  /** A missing list does not keep the log closed. If the upstream gets it, its first reading is the baseline. */
  async #saveMissing(): Promise<void> {
    const { source, ledger } = this.#options;
    if (this.#states !== null) return;
    await ledger.save(source.kind, { entries: [], changed: new Map(), evicted: [], highestId: 0 });
  }

  async #save(items: readonly LiveItem[], entries: readonly LiveEntry[]): Promise<void> {
    const { source, ledger } = this.#options;
    const isFirst = this.#states === null;
    const changed = new Map(
      items
        .map((item): [number, string] => [item.id, storedState(item)])
        .filter(([id, state]) => this.#states?.get(id) !== state),
    );
    const evicted = this.#updateStates(items);
    if (!isFirst && changed.size === 0 && evicted.length === 0) return;
    try {
      await ledger.save(source.kind, { entries, changed, evicted, highestId: this.#highestId });
    } catch (error) {
      this.#isLoaded = false;
      this.#etag = null;
      throw error;
    }
  }

  #isPublishable(item: LiveItem): boolean {
    const { newsUntil } = item;
    const isExpired = newsUntil !== null && parseTime(newsUntil) <= this.#options.timers.clock().getTime();
    if (this.#states === null || isExpired) return false;
    const previous = this.#previousState(item);
    return previous === null ? this.#isNew(item) : isChanged(previous, item.state);
  }

  /** The stored state of the same row without its time; null for an unknown row. */
  #previousState({ id, createdAt }: LiveItem): string | null {
    const [state = '', storedAt] = this.#states?.get(id)?.split(' ') ?? [];
    return storedAt === createdAt ? state : null;
  }

  /** Whether an unknown row was created recently; a row whose id is not higher must be newer than all known rows. */
  #isNew({ id, createdAt }: LiveItem): boolean {
    const minTime = id > this.#highestId ? this.#newestAt - reorderToleranceMs : this.#newestAt + 1;
    return parseTime(createdAt) >= minTime;
  }

  /** Log entries in order of their ids. A missing English row is replaced by the Polish one. */
  async #toEntries(changes: readonly LiveItem[], trace: TraceSpan | null): Promise<LiveEntry[]> {
    const { source, reader } = this.#options;
    const result = await source.read(reader, 'en', null);
    const english = new Map((result?.changed ? result.reply : []).map((item) => [item.id, item.wire]));
    return [...changes]
      .sort((a, b) => a.id - b.id)
      .map((item) => ({
        kind: source.kind,
        id: item.id,
        state: storedState(item),
        previousState: this.#previousState(item),
        audience: item.audience,
        wire: { pl: item.wire, en: english.get(item.id) ?? item.wire },
        ...(trace !== null && { traceparent: trace.traceparent }),
      }));
  }

  /** Stores the states of a reading. Returns the evicted ids, least recently seen first. */
  #updateStates(items: readonly LiveItem[]): number[] {
    const states = this.#states ?? new Map<number, string>();
    this.#states = states;
    const haveIdsGoneBack = items.some(
      ({ id, createdAt }) => id <= this.#highestId && parseTime(createdAt) > this.#newestAt,
    );
    if (haveIdsGoneBack) this.#highestId = 0;
    for (const item of items) {
      this.#highestId = Math.max(this.#highestId, item.id);
      this.#newestAt = Math.max(this.#newestAt, parseTime(item.createdAt));
      states.delete(item.id);
      states.set(item.id, storedState(item));
    }
    const excess = Math.max(0, states.size - Math.max(this.#options.maxStates, items.length));
    const evicted = [...states.keys()].slice(0, excess);
    for (const id of evicted) states.delete(id);
    return evicted;
  }
}

/** -Infinity for a text that is not a time. */
function parseTime(text: string | undefined): number {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** Compares two states. The parts behind a slash count only where both have them. */
function isChanged(previous: string, state: string): boolean {
  const before = previous.split('/');
  return state.split('/').some((part, index) => index < before.length && part !== before[index]);
}
