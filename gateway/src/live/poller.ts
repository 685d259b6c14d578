import type { LiveEntry } from './event.ts';
import type { LiveLog } from './log.ts';
import type { LiveItem, LiveReader, LiveSource } from './source.ts';
import type { Cancel, Timers } from './timers.ts';

/** What a poller needs. */
export interface PollerOptions {
  readonly source: LiveSource;
  readonly reader: LiveReader;
  readonly log: Pick<LiveLog, 'append'>;
  readonly timers: Timers;
  /** From 0 up to 1, spreads the waits after a failure. */
  readonly random: () => number;
  /** Wait between two polls, milliseconds. */
  readonly pollMs: number;
  /** How many things to remember the state of. */
  readonly memory: number;
  readonly onFailure: (error: unknown, failures: number) => void;
}

const longestWaitMs = 60_000;

/**
 * Watches one list: reads it conditionally in Polish, compares it with the known states, reads it in English too when
 * there is news, and writes the news to the log. The first reading is the baseline and no news; nor is a thing with an
 * older id that moves up into a list of limited length. Polls never overlap.
 * What could not be read whole is not remembered, so the next poll finds the same news.
 */
export class Poller {
  /** Resolves when the list was read for the first time: what changes from then on is news. */
  readonly baseline: Promise<void>;
  readonly #options: PollerOptions;
  #tellBaseline: () => void = () => {};
  #known: Map<number, string> | null = null;
  #highestId = 0;
  #etag: string | null = null;
  #failures = 0;
  #lastSuccess: number | null = null;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = true;
  #cancelWait: Cancel = () => {};

  constructor(options: PollerOptions) {
    this.#options = options;
    this.baseline = new Promise((resolve) => {
      this.#tellBaseline = resolve;
    });
  }

  /** Whether the baseline is there. */
  get hasBaseline(): boolean {
    return this.#known !== null;
  }

  /** When the list was last known to be current, on the timers' scale; null before the first time. */
  get lastSuccess(): number | null {
    return this.#lastSuccess;
  }

  /** Begins with a poll at once. */
  start(): void {
    this.#stopped = false;
    this.#poll();
  }

  /** Polls now, or once more after the poll that is running. */
  notice(): void {
    if (this.#stopped) {
      return;
    }
    if (this.#running === null) {
      this.#poll();
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

  #poll(): void {
    this.#cancelWait();
    this.#again = false;
    this.#running = this.#readOnce().then(
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
      this.#poll();
      return;
    }
    this.#cancelWait = this.#options.timers.after(this.#wait(), () => this.#poll());
  }

  #wait(): number {
    const { pollMs, random } = this.#options;
    if (this.#failures === 0) {
      return pollMs;
    }
    const backedOff = Math.min(longestWaitMs, pollMs * 2 ** Math.min(this.#failures, 16));
    return backedOff * (0.5 + random() / 2);
  }

  async #readOnce(): Promise<void> {
    const { source, reader, log, timers } = this.#options;
    const answer = await source.read(reader, 'pl', this.#etag);
    if (answer.changed) {
      const news = answer.reply.filter((item) => this.#isNews(item));
      if (news.length > 0) {
        await log.append(await this.#inBothLanguages(news));
      }
      this.#remember(answer.reply);
      this.#etag = answer.etag;
      this.#tellBaseline();
    }
    this.#lastSuccess = timers.now();
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
  async #inBothLanguages(news: readonly LiveItem[]): Promise<LiveEntry[]> {
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
      }));
  }

  #remember(items: readonly LiveItem[]): void {
    const known = this.#known ?? new Map<number, string>();
    this.#known = known;
    for (const { id, state } of items) {
      this.#highestId = Math.max(this.#highestId, id);
      known.delete(id);
      known.set(id, state);
    }
    for (const id of known.keys()) {
      if (known.size <= Math.max(this.#options.memory, items.length)) {
        break;
      }
      known.delete(id);
    }
  }
}
