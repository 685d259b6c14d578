import type { Redis } from 'ioredis';
import { z } from 'zod';
import { liveSources } from '../../domains/index.ts';
import { noLogCursor } from '../../domains/live-source.ts';
import { type LiveEntry, type LiveEvent, liveKinds, type PersonalEntry, personalKinds } from '../event.ts';
import {
  EventWindow,
  formatCursor,
  type Ledger,
  type LiveLog,
  type LogHead,
  type LogListener,
  type LogPosition,
  type LogReach,
  type LogSlice,
  newName,
  parseCursor,
  Signal,
} from '../log.ts';
import { parseJson } from '../parse-json.ts';
import { type Keys, saveCheckpoint } from './scripts.ts';

interface RedisLogOptions {
  readonly redis: Redis;
  readonly keys: Keys;
  readonly reach: LogReach;
}

/** `id` is null until the log is open. */
interface RemoteLogState {
  readonly id: string | null;
  readonly seq: number;
}

const pageSize = 1000;

/**
 * A gateway's copy of the log in Redis. Its owner reads the stream and appends the entries. Positions are consecutive
 * and every entry names its log, so a missing or replaced entry is detected.
 */
export class RedisLog implements LiveLog {
  readonly #options: RedisLogOptions;
  readonly #listeners: LogListener[] = [];
  readonly #changed = new Signal();
  #window: EventWindow;
  #id: string | null = null;
  #seq = -1;
  #lastAt = '';
  #pendingState: Promise<RemoteLogState> | null = null;
  #closed = false;

  constructor(options: RedisLogOptions) {
    this.#options = options;
    this.#window = new EventWindow(options.reach, 0);
  }

  /** The last copied event, as arguments of the script `readState`. */
  get last(): { readonly id: string; readonly seq: number; readonly at: string } {
    return { id: this.#id ?? '', seq: Math.max(0, this.#seq), at: this.#lastAt };
  }

  head(): LogHead {
    const cursor = this.#id === null ? noLogCursor : formatCursor({ logId: this.#id, seq: this.#seq });
    return { seq: this.#seq, cursor };
  }

  listen(listener: LogListener): void {
    this.#listeners.push(listener);
  }

  async after(cursor: string, signal?: AbortSignal): Promise<LogSlice> {
    const position = parseCursor(cursor);
    while (!this.#closed && !signal?.aborted && !this.#reaches(position)) {
      const changed = this.#changed.next(signal);
      const remote = await this.#fetchRemoteState().catch(() => null);
      const isCurrent = remote !== null && remote.id !== null && remote.id === this.#id;
      if (isCurrent && (position.logId !== remote.id || position.seq > remote.seq)) {
        return { gap: true, events: [], head: this.head() };
      }
      await changed;
    }
    const events = this.#reaches(position) ? this.#window.after(position.seq) : null;
    return { gap: events === null, events: events ?? [], head: this.head() };
  }

  /** Reloads the copy when Redis has another log. */
  async sync(remote: RemoteLogState): Promise<void> {
    if (remote.id !== null && remote.id !== this.#id) await this.#reload(remote.id);
    this.#changed.notify();
  }

  /**
   * Appends the next entries of the stream.
   * @returns false when they belong to another log: call `sync` first
   */
  async append(entries: readonly LogEntry[]): Promise<boolean> {
    const [first] = entries;
    const id = this.#id;
    if (first === undefined) return true;
    if (id === null || entries.some(({ logId }) => logId !== id)) return false;
    if (first.seq !== this.#seq + 1) {
      await this.#reload(id);
      return true;
    }
    if (entries.some(({ entry }) => entry === null)) {
      this.#startFrom(entries, id);
      return true;
    }
    const events = this.#store(entries, this.#seq);
    this.#changed.notify();
    for (const listener of events.length === 0 ? [] : this.#listeners) listener.events(events);
    return true;
  }

  close(): void {
    this.#closed = true;
    this.#changed.notify();
  }

  #reaches(position: LogPosition): boolean {
    return position.logId === this.#id && position.seq <= this.#seq;
  }

  /** Reads the whole log from Redis. Listeners get a gap. */
  async #reload(id: string): Promise<void> {
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

  /** Restarts the copy after the last entry that is no event. Listeners get a gap unless the first log was just opened. */
  #startFrom(entries: readonly LogEntry[], id: string): void {
    const [first] = entries;
    if (first === undefined) return;
    const { reach } = this.#options;
    const isComplete = this.#id === null && entries.length === 1 && first.entry === null;
    const start = entries.findLast(({ entry }) => entry === null)?.seq ?? first.seq - 1;
    this.#id = id;
    this.#window = new EventWindow(reach, start);
    this.#store(entries, start);
    this.#changed.notify();
    for (const listener of isComplete ? [] : this.#listeners) listener.lost(this.head());
  }

  /** Stores the events after a position, and the end of the entries. */
  #store(entries: readonly LogEntry[], after: number): readonly LiveEvent[] {
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

  /** Fetches the state of the log; concurrent calls share one command. */
  #fetchRemoteState(): Promise<RemoteLogState> {
    this.#pendingState ??= new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      this.#pendingState = null;
      const [id = null, seq] = await this.#options.redis.hmget(this.#options.keys.meta, 'id', 'seq');
      return { id, seq: Number(seq ?? 0) };
    });
    return this.#pendingState;
  }
}

interface LogEntry {
  readonly logId: string;
  readonly seq: number;
  /** Time of the write in ms since 1970, as Redis stores it. */
  readonly at: string;
  /** null without a readable event: the first entry of a log, or one of another version. */
  readonly entry: LiveEntry | PersonalEntry | null;
}

/** An entry from ioredis: its id, and its fields with their values. */
type RawEntry = readonly [id: string, fields: readonly string[]];

/**
 * Version of the stored events and of the upstream's rows in them. Raise it when the previous release could not read
 * a change: in a rolling release old and new gateways share one log.
 */
const version = 1;

const listed = z.object({
  version: z.literal(version),
  kind: z.enum(liveKinds),
  id: z.number(),
  state: z.string(),
  previousState: z.string().nullable(),
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

const storedEntry = z
  .union([listed, personal])
  .transform(({ version: _, ...entry }): LiveEntry | PersonalEntry => entry);

export function writeEntry(entry: LiveEntry | PersonalEntry): string {
  return JSON.stringify({ version, ...entry });
}

/** Parses entries of the stream; skips those that were deleted manually during the read. */
export function readEntries(raw: readonly RawEntry[]): LogEntry[] {
  return raw.flatMap(([id, fields]) => {
    const [, logId, , at, , event] = fields ?? [];
    if (logId === undefined || at === undefined) return [];
    const entry = event === undefined ? null : parseJson(storedEntry, event);
    return [{ logId, seq: Number(id.split('-', 1)[0]), at, entry }];
  });
}

/** The ledger of one lease. Writes are rejected once the lease has ended. */
export const createRedisLedger = ({ redis, keys, reach }: RedisLogOptions, token: string): Ledger => ({
  async load(kind) {
    const highestId = await redis.hget(keys.meta, `highest:${kind}`);
    if (highestId === null) return null;
    const states = Object.entries(await redis.hgetall(keys.states(kind)));
    return {
      states: new Map(
        states.map(([id, state]): [number, string] => [Number(id), state]).sort(([a], [b]) => a - b),
      ),
      highestId: Number(highestId),
    };
  },
  async save(kind, { entries, changed, evicted, highestId }) {
    const update = {
      entries: entries.map((entry) => [String(entry.id), entry.state, writeEntry(entry)]),
      changed: [...changed].map(([id, state]) => [String(id), state]),
      evicted: evicted.map(String),
      highestId: String(highestId),
    };
    const { entries: maxEntries, ageMs } = reach;
    const written = await saveCheckpoint.run(
      redis,
      [keys.lease, keys.meta, keys.log, keys.states(kind)],
      [token, newName(), maxEntries, ageMs, kind, JSON.stringify(liveKinds), JSON.stringify(update)],
    );
    if (written === -1) throw new Error('Another gateway is the leader.');
  },
});
