import type { TraceSpan, Tracing } from '../observe/trace.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import type { LiveEntry } from './event.ts';
import type { Ledger } from './log.ts';
import type { LiveItem, LiveReader, LiveSource } from './source.ts';
import type { Cancel, Timers } from './timers.ts';

/** What a poller needs. */
export interface PollerOptions {
  readonly source: LiveSource;
  readonly reader: LiveReader;
  readonly ledger: Ledger;
  readonly timers: Timers;
  /** From 0 up to 1, spreads the waits after a failure. */
  readonly random: () => number;
  /** Wait between two polls, milliseconds. */
  readonly pollMs: number;
  /** How many things to remember the state of. */
  readonly memory: number;
  readonly onFailure: (error: unknown, failures: number) => void;
  /** null or absent when nothing is traced. */
  readonly tracing?: Tracing | null;
}

/** Why it looks: it was told to, or it is time. */
type Occasion = 'notice' | 'time';

const longestWaitMs = 60_000;

/**
 * Watches one list: reads it conditionally in Polish, compares it with the known states, reads it in English too when
 * there is news, and records both. It goes on from what was last recorded, by whomever; the very first reading is the
 * baseline and no news; nor is a thing with an older id that moves up into a list of limited length. Polls never overlap.
 * What could not be read whole is not recorded, so the next poll finds the same news. After a recording of which it is
 * not known whether it was done, what is recorded is asked for anew.
 */
export class Poller {
  readonly #options: PollerOptions;
  #known: Map<number, string> | null = null;
  #highestId = 0;
  #hasRecalled = false;
  #etag: string | null = null;
  #failures = 0;
  #lastSuccess: number | null = null;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = true;
  #cancelWait: Cancel = () => {};

  constructor(options: PollerOptions) {
    this.#options = options;
  }

  /** When the list was last known to be current, on the timers' scale; null before the first time. */
  get lastSuccess(): number | null {
    return this.#lastSuccess;
  }

  /** Begins with a poll at once. */
  start(): void {
    this.#stopped = false;
    this.#poll('time');
  }

  /** Polls now, or once more after the poll that is running. */
  notice(): void {
    if (this.#stopped) {
      return;
    }
    if (this.#running === null) {
      this.#poll('notice');
    } else {
      this.#again = true;
    }
  }

  /** Ends after the poll that is running. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelWait();
    await this.#running;
  }

  #poll(occasion: Occasion): void {
    this.#cancelWait();
    this.#again = false;
    this.#running = this.#readTraced(occasion).then(
      () => this.#ended(null),
      (error: unknown) => this.#ended(error ?? new Error('The poll failed.')),
    );
  }

  #ended(error: unknown): void {
    this.#running = null;
    this.#failures = error === null ? 0 : this.#failures + 1;
    if (error !== null) {
      this.#options.onFailure(error, this.#failures);
    }
    if (this.#stopped) {
      return;
    }
    if (this.#again) {
      this.#poll('notice');
      return;
    }
    this.#cancelWait = this.#options.timers.after(this.#wait(), () => this.#poll('time'));
  }

  #wait(): number {
    const { pollMs, random } = this.#options;
    if (this.#failures === 0) {
      return pollMs;
    }
    const backedOff = Math.min(longestWaitMs, pollMs * 2 ** Math.min(this.#failures, 16));
    return backedOff * (0.5 + random() / 2);
  }

  /** Reads, as a trace of its own; a step that is never ended is never sent, so a reading without news or a fault is none. */
  async #readTraced(occasion: Occasion): Promise<void> {
    const { source, tracing } = this.#options;
    const trace =
      tracing?.begin(`live read ${source.kind}`, null, {
        'tipgraph.live.kind': source.kind,
        'tipgraph.live.occasion': occasion,
      }) ?? null;
    try {
      const found = await this.#readOnce(trace);
      if (found === 0) return;
      trace?.tell({ 'tipgraph.live.events': found });
      trace?.end(null);
    } catch (error) {
      trace?.end(error instanceof UpstreamError ? error.code : 'INTERNAL');
      throw error;
    }
  }

  /** Gives how many news it has found. */
  async #readOnce(trace: TraceSpan | null): Promise<number> {
    const { source, reader, timers } = this.#options;
    await this.#recall();
    const answer = await source.read(reader, 'pl', this.#etag);
    const news = answer.changed ? answer.reply.filter((item) => this.#isNews(item)) : [];
    if (answer.changed) {
      await this.#record(answer.reply, news.length > 0 ? await this.#inBothLanguages(news, trace) : []);
      this.#etag = answer.etag;
    }
    this.#lastSuccess = timers.now();
    return news.length;
  }

  async #recall(): Promise<void> {
    if (this.#hasRecalled) {
      return;
    }
    const seen = await this.#options.ledger.recall(this.#options.source.kind);
    this.#known = seen === null ? null : new Map(seen.states);
    this.#highestId = seen?.highestId ?? 0;
    this.#hasRecalled = true;
  }

  async #record(items: readonly LiveItem[], news: readonly LiveEntry[]): Promise<void> {
    const { source, ledger } = this.#options;
    const isFirst = this.#known === null;
    const changed = new Map(
      items.filter(({ id, state }) => this.#known?.get(id) !== state).map(({ id, state }) => [id, state]),
    );
    const forgotten = this.#remember(items);
    if (!isFirst && changed.size === 0 && forgotten.length === 0) {
      return;
    }
    try {
      await ledger.record(source.kind, { news, changed, forgotten, highestId: this.#highestId });
    } catch (error) {
      this.#hasRecalled = false;
      this.#etag = null;
      throw error;
    }
  }

  #isNews(item: LiveItem): boolean {
    if (this.#known === null) {
      return false;
    }
    const known = this.#known.get(item.id);
    const isOldOne = known === undefined && item.id <= this.#highestId;
    return !isOldOne && item.state !== known;
  }

  /** The news oldest id first, each with its English row; where that is missing the Polish one stands in. */
  async #inBothLanguages(news: readonly LiveItem[], trace: TraceSpan | null): Promise<LiveEntry[]> {
    const { source, reader } = this.#options;
    const answer = await source.read(reader, 'en', null);
    const english = new Map((answer.changed ? answer.reply : []).map((item) => [item.id, item.wire]));
    return [...news]
      .sort((a, b) => a.id - b.id)
      .map(({ id, state, audience, wire }) => ({
        kind: source.kind,
        id,
        state,
        audience,
        wire: { pl: wire, en: english.get(id) ?? wire },
        ...(trace !== null && { traceparent: trace.traceparent }),
      }));
  }

  /** Takes over the states of a reading; gives the ids that are too many now, the longest unseen first. */
  #remember(items: readonly LiveItem[]): number[] {
    const known = this.#known ?? new Map<number, string>();
    this.#known = known;
    for (const { id, state } of items) {
      this.#highestId = Math.max(this.#highestId, id);
      known.delete(id);
      known.set(id, state);
    }
    const excess = Math.max(0, known.size - Math.max(this.#options.memory, items.length));
    const forgotten = [...known.keys()].slice(0, excess);
    for (const id of forgotten) {
      known.delete(id);
    }
    return forgotten;
  }
}
