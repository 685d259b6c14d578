import type { LiveItem, LiveReader, LiveSource } from '../domains/live-source.ts';
import type { TraceSpan, Tracing } from '../kit/trace.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import { isUpstreamDown } from '../rest/upstream-error.ts';
import type { LiveEntry } from './event.ts';
import type { Ledger } from './log.ts';
import type { Cancel, Timers } from './timers.ts';

export interface PollerOptions {
  readonly source: LiveSource;
  readonly reader: LiveReader;
  readonly ledger: Ledger;
  readonly timers: Timers;
  readonly clock: () => Date;
  /** From 0 up to 1, spreads the waits after a failure. */
  readonly random: () => number;
  /** Wait between two polls, milliseconds. */
  readonly pollMs: number;
  readonly memory: number;
  readonly onFailure: (error: unknown, failures: number) => void;
  readonly tracing?: Tracing | null;
}

/** Why it polls: a hint came, or it is time. */
type PollTrigger = 'hint' | 'time';

const maxWaitMs = 60_000;

/** How much earlier than the newest thing one may have been made that is read later: writers overtake each other. */
const overtakingMs = 60_000;

/** A state as it is recorded: with the time of the thing's making, by which it is told from another of the same id. */
const recordedState = ({ state, createdAt }: LiveItem): string => `${state} ${createdAt}`;

/** When the thing of a recorded state was made; undefined in a record of an older release. */
const madeAt = (recorded: string): string | undefined => recorded.split(' ')[1];

/**
 * Watches one list: reads it conditionally in Polish, compares it with the known states, reads it in English too when
 * there is news, and records both. It goes on from what was last recorded, by whomever; the very first reading is the
 * baseline and no news. A thing that was not seen before is news if it is new by the time of its making, too: not what
 * moves up into a list of limited length, not what an import adds of the past. Ids may go back, as after a restored
 * backup: then things newer than all that was seen are news whatever their id. Polls never overlap. What could not be read whole is not recorded, so the next poll finds the same news. After a recording of which it is
 * not known whether it was done, what is recorded is asked for anew.
 */
export class Poller {
  readonly #options: PollerOptions;
  #known: Map<number, string> | null = null;
  #highestId = 0;
  /** When the newest thing that was seen was made, ms since 1970. */
  #newestAt = Number.NEGATIVE_INFINITY;
  #isLoaded = false;
  #etag: string | null = null;
  #failures = 0;
  /** When the last poll began, and whether it found the upstream down. */
  #lastPoll = Number.NEGATIVE_INFINITY;
  #wasDown = false;
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

  start(): void {
    this.#stopped = false;
    this.#poll('time');
  }

  /** Polls now, or once more after the poll that is running. */
  triggerPoll(): void {
    if (this.#stopped) return;
    if (this.#running === null) {
      this.#poll('hint');
    } else {
      this.#again = true;
    }
  }

  /** The upstream answers others: one that waits because it was down polls as soon as if it had not been. */
  wake(): void {
    if (this.#stopped || this.#running !== null || !this.#wasDown) return;
    const { pollMs, timers } = this.#options;
    this.#wasDown = false;
    this.#cancelWait();
    const waited = timers.now() - this.#lastPoll;
    this.#cancelWait = timers.after(Math.max(0, pollMs - waited), () => this.#poll('time'));
  }

  /** Ends after the poll that is running. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelWait();
    await this.#running;
  }

  #poll(trigger: PollTrigger): void {
    this.#cancelWait();
    this.#again = false;
    this.#lastPoll = this.#options.timers.now();
    this.#running = this.#readTraced(trigger).then(
      () => this.#ended(null),
      (error: unknown) => this.#ended(error ?? new Error('The poll failed.')),
    );
  }

  #ended(error: unknown): void {
    this.#running = null;
    this.#failures = error === null ? 0 : this.#failures + 1;
    this.#wasDown = isUpstreamDown(error);
    if (error !== null) this.#options.onFailure(error, this.#failures);
    if (this.#stopped) return;
    if (this.#again) {
      this.#poll('hint');
      return;
    }
    this.#cancelWait = this.#options.timers.after(this.#wait(), () => this.#poll('time'));
  }

  #wait(): number {
    const { pollMs, random } = this.#options;
    if (this.#failures === 0) return pollMs;
    const backedOff = Math.min(maxWaitMs, pollMs * 2 ** Math.min(this.#failures, 16));
    return backedOff * (0.5 + random() / 2);
  }

  /** Reads, as a trace of its own; a step that is never ended is never sent, so a reading without news or a fault is none. */
  async #readTraced(trigger: PollTrigger): Promise<void> {
    const { source, tracing } = this.#options;
    const trace =
      tracing?.startSpan(`live read ${source.kind}`, null, {
        'tipgraph.live.kind': source.kind,
        'tipgraph.live.trigger': trigger,
      }) ?? null;
    try {
      const found = await this.#readOnce(trace);
      if (found === 0) return;
      trace?.setAttributes({ 'tipgraph.live.events': found });
      trace?.end(null);
    } catch (error) {
      trace?.end(error instanceof UpstreamError ? error.code : 'INTERNAL');
      throw error;
    }
  }

  /** Gives how many news it has found. */
  async #readOnce(trace: TraceSpan | null): Promise<number> {
    const { source, reader, timers } = this.#options;
    await this.#loadCheckpoint();
    const answer = await source.read(reader, 'pl', this.#etag);
    const news = answer.changed ? answer.reply.filter((item) => this.#isNews(item)) : [];
    if (answer.changed) {
      await this.#save(answer.reply, news.length > 0 ? await this.#inBothLanguages(news, trace) : []);
      this.#etag = answer.etag;
    }
    this.#lastSuccess = timers.now();
    return news.length;
  }

  async #loadCheckpoint(): Promise<void> {
    if (this.#isLoaded) return;
    const seen = await this.#options.ledger.load(this.#options.source.kind);
    this.#known = seen === null ? null : new Map(seen.states);
    this.#highestId = seen?.highestId ?? 0;
    for (const state of seen?.states.values() ?? []) {
      this.#newestAt = Math.max(this.#newestAt, timeOf(madeAt(state)));
    }
    this.#isLoaded = true;
  }

  async #save(items: readonly LiveItem[], news: readonly LiveEntry[]): Promise<void> {
    const { source, ledger } = this.#options;
    const isFirst = this.#known === null;
    const changed = new Map(
      items
        .map((item): [number, string] => [item.id, recordedState(item)])
        .filter(([id, state]) => this.#known?.get(id) !== state),
    );
    const forgotten = this.#remember(items);
    if (!isFirst && changed.size === 0 && forgotten.length === 0) return;
    try {
      await ledger.save(source.kind, { news, changed, forgotten, highestId: this.#highestId });
    } catch (error) {
      this.#isLoaded = false;
      this.#etag = null;
      throw error;
    }
  }

  #isNews(item: LiveItem): boolean {
    if (this.#known === null) return false;
    if (this.#isOver(item)) return false;
    const before = this.#stateBefore(item);
    return before === null ? this.#isNew(item) : isOther(before, item.state);
  }

  /** The last known state of the same thing; null for one that was not seen before. */
  #stateBefore({ id, createdAt }: LiveItem): string | null {
    const known = this.#known?.get(id);
    if (known === undefined) return null;
    const made = madeAt(known);
    return made === undefined || made === createdAt ? (known.split(' ')[0] ?? '') : null;
  }

  /** Whether a thing that was not seen before is new by its time; of ids that have gone back only what is newer than all. */
  #isNew({ id, createdAt }: LiveItem): boolean {
    const oldest = id > this.#highestId ? this.#newestAt - overtakingMs : this.#newestAt + 1;
    return timeOf(createdAt) >= oldest;
  }

  #isOver({ newsUntil }: LiveItem): boolean {
    return newsUntil !== null && timeOf(newsUntil) <= this.#options.clock().getTime();
  }

  /** The news oldest id first, each with its English row; where that is missing the Polish one stands in. */
  async #inBothLanguages(news: readonly LiveItem[], trace: TraceSpan | null): Promise<LiveEntry[]> {
    const { source, reader } = this.#options;
    const answer = await source.read(reader, 'en', null);
    const english = new Map((answer.changed ? answer.reply : []).map((item) => [item.id, item.wire]));
    return [...news]
      .sort((a, b) => a.id - b.id)
      .map((item) => ({
        kind: source.kind,
        id: item.id,
        state: recordedState(item),
        previousState: this.#stateBefore(item),
        audience: item.audience,
        wire: { pl: item.wire, en: english.get(item.id) ?? item.wire },
        ...(trace !== null && { traceparent: trace.traceparent }),
      }));
  }

  /** Takes over the states of a reading; gives the ids that are too many now, the longest unseen first. */
  #remember(items: readonly LiveItem[]): number[] {
    const known = this.#known ?? new Map<number, string>();
    this.#known = known;
    const hasGoneBack = items.some(
      ({ id, createdAt }) => id <= this.#highestId && timeOf(createdAt) > this.#newestAt,
    );
    if (hasGoneBack) this.#highestId = 0;
    for (const item of items) {
      this.#highestId = Math.max(this.#highestId, item.id);
      this.#newestAt = Math.max(this.#newestAt, timeOf(item.createdAt));
      known.delete(item.id);
      known.set(item.id, recordedState(item));
    }
    const excess = Math.max(0, known.size - Math.max(this.#options.memory, items.length));
    const forgotten = [...known.keys()].slice(0, excess);
    for (const id of forgotten) known.delete(id);
    return forgotten;
  }
}

/** Of what is no time: before all times. */
function timeOf(text: string | undefined): number {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** Whether a state is another one; what is told after it, behind a slash, counts only where both have it. */
function isOther(known: string, state: string): boolean {
  const hasBoth = known.includes('/') && state.includes('/');
  return hasBoth ? known !== state : known.split('/')[0] !== state.split('/')[0];
}
