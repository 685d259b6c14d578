import type { Redis } from 'ioredis';
import { z } from 'zod';
import { liveSources } from '../../domains/index.ts';
import { noLogCursor } from '../../domains/live-source.ts';
import { type LiveEntry, type LiveEvent, liveKinds, type PersonalEntry, personalKinds } from '../event.ts';
import {
  EventWindow,
  formatCursor,
  type LiveLog,
  type LogHead,
  type LogListener,
  type LogPlace,
  type LogReach,
  type Missed,
  parseCursor,
  Signal,
} from '../log.ts';
import type { Keys } from './scripts.ts';

export interface RedisLogOptions {
  readonly redis: Redis;
  readonly keys: Keys;
  readonly reach: LogReach;
}

/** The log that Redis has: its id, null before it is open, and its last place. */
export interface LogTruth {
  readonly id: string | null;
  readonly seq: number;
}

const pageSize = 1000;

/**
 * A gateway's copy of the log in Redis. Whoever follows the stream hands it the entries; it tells a loss from a pause by
 * the places, which have no hole, and by the log's id, which every entry names.
 */
export class RedisLog implements LiveLog {
  readonly #options: RedisLogOptions;
  readonly #listeners = new Set<LogListener>();
  readonly #changed = new Signal();
  #window: EventWindow;
  #id: string | null = null;
  #seq = -1;
  #lastAt = '';
  #nextTruth: Promise<LogTruth> | null = null;
  #closed = false;

  constructor(options: RedisLogOptions) {
    this.#options = options;
    this.#window = new EventWindow(options.reach, 0);
  }

  /** The last event that is known here, as the check for a lost end of the log wants it. */
  get last(): { readonly id: string; readonly seq: number; readonly at: string } {
    return { id: this.#id ?? '', seq: Math.max(0, this.#seq), at: this.#lastAt };
  }

  head(): LogHead {
    const cursor = this.#id === null ? noLogCursor : formatCursor({ logId: this.#id, seq: this.#seq });
    return { seq: this.#seq, cursor };
  }

  listen(listener: LogListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async after(cursor: string, signal?: AbortSignal): Promise<Missed> {
    const place = parseCursor(cursor);
    while (!this.#closed && !signal?.aborted && !this.#reaches(place)) {
      const changed = this.#changed.next(signal);
      const truth = await this.#askTruth().catch(() => null);
      if (truth !== null && truth.id !== null && truth.id === this.#id && !isWithin(place, truth)) {
        return { gap: true, events: [], head: this.head() };
      }
      await changed;
    }
    const events = this.#reaches(place) ? this.#window.after(place.seq) : null;
    return { gap: events === null, events: events ?? [], head: this.head() };
  }

  /** Takes what Redis says of the log now; reads it anew when it is another one. */
  async settle(truth: LogTruth): Promise<void> {
    if (truth.id !== null && truth.id !== this.#id) await this.#readAnew(truth.id);
    this.#changed.notify();
  }

  /**
   * Takes the next entries of the stream.
   * @returns false when they are of another log, which must be settled first
   */
  async take(entries: readonly LogEntry[]): Promise<boolean> {
    const [first] = entries;
    const id = this.#id;
    if (first === undefined) return true;
    if (id === null || entries.some(({ logId }) => logId !== id)) return false;
    if (first.seq !== this.#seq + 1) {
      await this.#readAnew(id);
      return true;
    }
    if (entries.some(({ entry }) => entry === null)) {
      this.#startFrom(entries, id);
      return true;
    }
    const events = this.#keep(entries, this.#seq);
    this.#changed.notify();
    for (const listener of events.length === 0 ? [] : this.#listeners) listener.events(events);
    return true;
  }

  close(): void {
    this.#closed = true;
    this.#changed.notify();
  }

  #reaches(place: LogPlace): boolean {
    return place.logId === this.#id && place.seq <= this.#seq;
  }

  /** Reads all that Redis has of a log. Whoever followed another one, or this one up to a hole, has lost something. */
  async #readAnew(id: string): Promise<void> {
    const { redis, keys } = this.#options;
    const pages: LogEntry[][] = [];
    for (let from = '-'; ; ) {
      const page = readEntries(await redis.xrange(keys.log, from, '+', 'COUNT', pageSize));
      pages.push(page.filter(({ logId }) => logId === id));
      const last = page.at(-1);
      if (last === undefined || page.length < pageSize) break;
      from = `(${last.seq}-0`;
    }
    this.#startFrom(pages.flat(), id);
  }

  /** Starts the copy with these entries, after the last of them that is no event; whoever followed before has a gap. */
  #startFrom(entries: readonly LogEntry[], id: string): void {
    const [first] = entries;
    if (first === undefined) return;
    const { reach } = this.#options;
    const isFirstLog = this.#id === null;
    const start = entries.findLast(({ entry }) => entry === null)?.seq ?? first.seq - 1;
    this.#id = id;
    this.#window = new EventWindow(reach, start);
    this.#keep(entries, start);
    this.#changed.notify();
    for (const listener of isFirstLog ? [] : this.#listeners) listener.lost(this.head());
  }

  /** Keeps the events after a place, and remembers where the entries end. */
  #keep(entries: readonly LogEntry[], after: number): readonly LiveEvent[] {
    const events = entries.flatMap(({ logId, seq, at, entry }): LiveEvent[] =>
      entry === null || seq <= after
        ? []
        : [{ ...entry, seq, cursor: formatCursor({ logId, seq }), at: Number(at) }],
    );
    this.#window.push(events);
    const last = entries.at(-1);
    if (last !== undefined) {
      this.#seq = last.seq;
      this.#lastAt = last.at;
    }
    return events;
  }

  /** What Redis has by now; one question for all who ask while another one is on its way. */
  #askTruth(): Promise<LogTruth> {
    this.#nextTruth ??= new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      this.#nextTruth = null;
      const [id = null, seq] = await this.#options.redis.hmget(this.#options.keys.meta, 'id', 'seq');
      return { id, seq: Number(seq ?? 0) };
    });
    return this.#nextTruth;
  }
}

function isWithin(place: LogPlace, { id, seq }: LogTruth): boolean {
  return place.logId === id && place.seq <= seq;
}

interface LogEntry {
  readonly logId: string;
  readonly seq: number;
  /** When it was written, milliseconds since 1970, as Redis keeps it. */
  readonly at: string;
  /** null where there is no event that can be read: in the first entry of a log, and in one of another version. */
  readonly entry: LiveEntry | PersonalEntry | null;
}

/** What ioredis gives for an entry: its id, and its fields with their values. */
type RawEntry = readonly [id: string, fields: readonly string[]];

/**
 * The shape of events and of the upstream's rows in them. Raise it with every change that gateways of the release before
 * could not read: in a rolling release old and new ones read one log.
 */
const version = 1;

const listed = z.object({
  version: z.literal(version),
  kind: z.enum(liveKinds),
  id: z.number(),
  state: z.string(),
  previousState: z.string().nullish(),
  audience: z.union(liveSources.map(({ audience }) => audience)),
  wire: z.object({ pl: z.unknown(), en: z.unknown() }),
  traceparent: z.string().optional(),
});

const personal = z.object({
  version: z.literal(version),
  kind: z.enum(personalKinds),
  id: z.string(),
  person: z.string(),
});

const written = z.union([listed, personal]);

export function writeEntry(entry: LiveEntry | PersonalEntry): string {
  return JSON.stringify({ version, ...entry });
}

function readEntry(text: string): LiveEntry | PersonalEntry | null {
  try {
    const { version: _, ...entry } = written.parse(JSON.parse(text));
    return entry;
  } catch {
    return null;
  }
}

/** Reads entries of the stream, in order; one that was deleted by hand while it was read is left out. */
export function readEntries(raw: readonly RawEntry[]): LogEntry[] {
  return raw.flatMap(([id, fields]) => {
    const [, logId, , at, , event] = fields ?? [];
    if (logId === undefined || at === undefined) return [];
    const entry = event === undefined ? null : readEntry(event);
    return [{ logId, seq: Number(id.split('-', 1)[0]), at, entry }];
  });
}
