import { Redis } from 'ioredis';
import { z } from 'zod';
import type { LiveKind } from '../../domains/live-source.ts';
import type { Logger } from '../../kit/logger.ts';
import type { Backplane, Duties, LeaderTask } from '../backplane.ts';
import { liveKinds, type PersonalEntry } from '../event.ts';
import type { LogReach } from '../log.ts';
import type { Timers } from '../timers.ts';
import type { WatcherStatus } from '../watcher.ts';
import { Lease, type Term } from './lease.ts';
import { RedisLedger } from './redis-ledger.ts';
import { RedisLog, readEntries, writeEntry } from './redis-log.ts';
import { appendEvent, attach, type Keys, keysOf } from './scripts.ts';

export interface RedisBackplaneOptions {
  readonly url: string;
  /** Beginning of all keys, the same for all gateways of a deployment. */
  readonly prefix: string;
  readonly reach: LogReach;
  readonly timers: Timers;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** A new name: of this gateway, and of a log (5 to 32 lower-case letters and digits). */
  readonly newName: () => string;
  /** From which age on the data is stale. */
  readonly staleAfterMs: number;
  /** Milliseconds that a silent holder keeps the lease, and between two tries for it. */
  readonly lease?: { readonly holdMs: number; readonly tryMs: number };
}

const defaultLease = { holdMs: 3000, tryMs: 500 };
const timeoutMs = 2000;
/** How long to wait for entries at a time, and so how often to look how Redis stands. */
const blockMs = 500;
const retryMs = 100;
const pageSize = 1000;
/** How many words between gateways are kept for one that is away for a moment. */
const maxSignals = 10_000;
/** How many requests to reauthenticate are kept while Redis is away; with more all sockets are asked. */
const maxUnsent = 1000;

/** What several gateways have in common, in Redis. Each reads the log; one, the leader, which holds the lease, polls and writes. */
export class RedisBackplane implements Backplane {
  readonly log: RedisLog;
  readonly #options: RedisBackplaneOptions;
  readonly #keys: Keys;
  /** What the other gateways know this one by. */
  readonly name: string;
  readonly #commands: Redis;
  readonly #reader: Redis;
  readonly #lease: Lease;
  #duties: Duties | null = null;
  #leaderTask: LeaderTask | null = null;
  #lastSignal: string | null = null;
  #isAway = false;
  #age: number | null = null;
  #attachedAt = Number.NEGATIVE_INFINITY;
  #unsent = new Set<string | null>();
  #following: Promise<void> = Promise.resolve();
  #stopping: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(options: RedisBackplaneOptions) {
    const { url, prefix, timers, newName } = options;
    this.#options = options;
    this.#keys = keysOf(prefix);
    this.name = newName();
    const onFault = (error: unknown) => this.#failed(error);
    this.#commands = connect(url, { timeoutMs, onFault });
    this.#reader = connect(url, { timeoutMs: null, silentMs: blockMs + timeoutMs, onFault });
    this.log = new RedisLog({ ...options, redis: this.#commands, keys: this.#keys });
    this.#lease = new Lease({
      redis: this.#commands,
      keys: this.#keys,
      timers,
      name: this.name,
      ...(options.lease ?? defaultLease),
      begin: (token) => this.#begin(token),
    });
  }

  get isLeader(): boolean {
    return this.#leaderTask !== null;
  }

  start(duties: Duties): void {
    this.#duties = duties;
    this.#following = this.#follow();
    this.#lease.start();
  }

  triggerPoll(kind: LiveKind): void {
    if (this.#leaderTask !== null) {
      this.#leaderTask.triggerPoll(kind);
    } else {
      // A hint that is lost costs the time to the next poll.
      this.#send({ from: this.name, poll: kind }).catch(() => {});
    }
  }

  async append(entry: PersonalEntry): Promise<void> {
    const { entries, ageMs } = this.#options.reach;
    const { meta, log } = this.#keys;
    await appendEvent.run(this.#commands, [meta, log], [entries, ageMs, writeEntry(entry)]);
  }

  wake(): void {
    this.#leaderTask?.wake();
  }

  requestReauth(person: string | null): void {
    this.#send({ from: this.name, reauthenticate: person }).catch(() => {
      this.#unsent = this.#unsent.size < maxUnsent ? this.#unsent.add(person) : new Set([null]);
    });
  }

  async isFirst(name: string, ms: number): Promise<boolean> {
    const set = this.#commands.set(this.#keys.once(name), '1', 'PX', ms, 'NX');
    return set.then(
      (done) => done === 'OK',
      () => true,
    );
  }

  status(): WatcherStatus {
    const ageMs = this.#age === null ? null : this.#age + this.#options.timers.now() - this.#attachedAt;
    const isCurrent = !this.#isAway && ageMs !== null && ageMs <= this.#options.staleAfterMs;
    return { state: isCurrent ? 'ok' : 'stale', ageMs };
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (await this.#lease.stop()) await this.#send({ from: this.name, free: true }).catch(() => {});
    await this.#stopping;
    this.log.close();
    this.#reader.disconnect();
    await this.#following;
    this.#commands.disconnect();
  }

  #begin(token: string): Term {
    const { reach, newName, logger } = this.#options;
    const ledger = new RedisLedger(
      { redis: this.#commands, keys: this.#keys, reach, newLogId: newName },
      token,
    );
    const task = this.#duties?.lead(ledger) ?? null;
    this.#leaderTask = task;
    task?.start();
    logger.info({ lease: token }, 'live leader');
    return {
      age: () => task?.status().ageMs ?? null,
      end: () => {
        this.#leaderTask = null;
        this.#stopping = Promise.all([this.#stopping, task?.stop()]);
        logger.info({ lease: token }, 'live leader no more');
      },
    };
  }

  async #follow(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#attach();
        while (!this.#closed && (await this.#read())) {
          if (this.#options.timers.now() - this.#attachedAt >= blockMs) await this.#attach();
        }
      } catch (error) {
        this.#failed(error);
        await new Promise<void>((resolve) => this.#options.timers.after(retryMs, resolve));
      }
    }
  }

  /** Finds out how Redis stands: which log it has, how old the data is, and where the words between gateways begin. */
  async #attach(): Promise<void> {
    const { timers, newName, logger } = this.#options;
    const { id, seq, at } = this.log.last;
    const keys = [this.#keys.meta, this.#keys.log, this.#keys.signals];
    const askedAt = timers.now();
    const [logId, place, age, lastSignal] = ((await attach.run(this.#commands, keys, [
      id,
      seq,
      at,
      newName(),
    ])) ?? []) as readonly string[];
    await this.log.settle({ id: logId || null, seq: Number(place) });
    this.#lastSignal ??= lastSignal ?? '0-0';
    this.#age = age === undefined || age === '-1' ? null : Number(age);
    this.#attachedAt = askedAt;
    if (this.#isAway) {
      this.#isAway = false;
      logger.info({}, 'redis is back');
    }
    for (const person of this.#unsent) {
      await this.#send({ from: this.name, reauthenticate: person });
      this.#unsent.delete(person);
    }
  }

  /** Waits for entries and takes them; false when the log must be settled first. */
  async #read(): Promise<boolean> {
    const { log, signals } = this.#keys;
    const from = [`${this.log.last.seq}-0`, this.#lastSignal ?? '$'];
    const streams =
      (await this.#reader.xread('COUNT', pageSize, 'BLOCK', blockMs, 'STREAMS', log, signals, ...from)) ?? [];
    let isSettled = true;
    for (const [key, entries] of streams) {
      if (key === log) {
        isSettled = await this.log.take(readEntries(entries));
      } else {
        this.#hear(entries);
      }
    }
    return isSettled;
  }

  #hear(entries: readonly (readonly [id: string, fields: readonly string[]])[]): void {
    for (const [id, fields] of entries) {
      this.#lastSignal = id;
      const signal = readControlMessage(fields);
      if (signal === null || signal.from === this.name) continue;
      if ('poll' in signal) {
        this.#leaderTask?.triggerPoll(signal.poll);
      } else if ('reauthenticate' in signal) {
        this.#duties?.requestReauth(signal.reauthenticate);
      } else {
        this.#lease.try();
      }
    }
  }

  async #send(signal: ControlMessage): Promise<void> {
    const { signals } = this.#keys;
    await this.#commands.xadd(signals, 'MAXLEN', '~', maxSignals, '*', 'signal', JSON.stringify(signal));
  }

  #failed(error: unknown): void {
    if (!this.#isAway && !this.#closed) {
      this.#isAway = true;
      this.#options.logger.warn({ err: error }, 'redis is away');
    }
  }
}

/** A word from one gateway to the others. */
const controlMessage = z.union([
  z.object({ from: z.string(), poll: z.enum(liveKinds) }),
  z.object({ from: z.string(), reauthenticate: z.string().nullable() }),
  z.object({ from: z.string(), free: z.literal(true) }),
]);

type ControlMessage = z.infer<typeof controlMessage>;

function readControlMessage(fields: readonly string[]): ControlMessage | null {
  try {
    return controlMessage.parse(JSON.parse(fields[1] ?? ''));
  } catch {
    return null;
  }
}

const maxRetryMs = 500;

interface ConnectOptions {
  /** How long a command may take; null for a connection whose commands wait, which must say something within `silentMs`. */
  readonly timeoutMs: number | null;
  readonly silentMs?: number;
  readonly onFault: (error: unknown) => void;
}

/**
 * Connects to Redis, again and again while it is away. Nothing queues up meanwhile: a command then fails at once, and
 * one whose answer was lost is not sent again.
 */
function connect(url: string, { timeoutMs, silentMs, onFault }: ConnectOptions): Redis {
  const redis = new Redis(url, {
    ...(timeoutMs !== null && { commandTimeout: timeoutMs }),
    ...(silentMs !== undefined && { socketTimeout: silentMs }),
    connectTimeout: 2000,
    disconnectTimeout: 500,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 50, maxRetryMs),
  });
  redis.on('error', onFault);
  return redis;
}
