import { Redis, type RedisOptions } from 'ioredis';
import { z } from 'zod';
import type { LiveKind } from '../../domains/live-source.ts';
import type { Logger } from '../../kit/logger.ts';
import { redisOptions } from '../../kit/redis-options.ts';
import type { Backplane, BackplaneHandlers } from '../backplane.ts';
import { liveKinds, type PersonalEntry } from '../event.ts';
import { type LogReach, newName } from '../log.ts';
import { parseJson } from '../parse-json.ts';
import type { Timers } from '../timers.ts';
import type { Watcher, WatcherStatus } from '../watcher.ts';
import { Lease } from './lease.ts';
import { createRedisLedger, RedisLog, readEntries, writeEntry } from './redis-log.ts';
import { appendEvent, type Keys, keysOf, readState } from './scripts.ts';

interface RedisBackplaneOptions extends BackplaneHandlers {
  readonly url: string;
  /** Prefix of all keys, the same for all gateways of a deployment. */
  readonly prefix: string;
  readonly reach: LogReach;
  readonly timers: Timers;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  readonly staleAfterMs: number;
  readonly lease?: { readonly holdMs: number; readonly intervalMs: number };
}

const defaultLease = { holdMs: 3000, intervalMs: 500 };
const timeoutMs = 2000;
/** Timeout of one blocking read, and so the interval of state refreshes. */
const blockMs = 500;
const retryMs = 100;
const pageSize = 1000;
/** Max. number of control messages stored for a gateway that is disconnected for a moment. */
const maxMessages = 10_000;
/** Max. number of reauthentication requests buffered while Redis is unavailable; above it all sockets reauthenticate. */
const maxUnsent = 1000;

/** A backplane in Redis. Every gateway reads the log; the leader, which holds the lease, polls and writes. */
export class RedisBackplane implements Backplane {
  readonly log: RedisLog;
  readonly #options: RedisBackplaneOptions;
  readonly #keys: Keys;
  readonly name = newName();
  readonly #commands: Redis;
  readonly #reader: Redis;
  readonly #lease: Lease;
  #watcher: Watcher | null = null;
  #lastMessageId: string | null = null;
  #isDisconnected = false;
  /** When the data were last current, as `Timers.now`; null when unknown. */
  #currentAt: number | null = null;
  #refreshedAt = Number.NEGATIVE_INFINITY;
  #unsentReauths = new Set<string | null>();
  #reading: Promise<void> = Promise.resolve();
  #stopping: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(options: RedisBackplaneOptions) {
    const { url, prefix, timers, logger } = options;
    this.#options = options;
    this.#keys = keysOf(prefix);
    const onError = (error: unknown) => this.#onRedisError(error);
    // The socket's timeout reopens a silent connection; a command's timeout alone would keep it.
    this.#commands = connect(url, { commandTimeout: timeoutMs, socketTimeout: timeoutMs }, onError);
    // Blocking commands are limited by the socket's timeout.
    this.#reader = connect(url, { socketTimeout: blockMs + timeoutMs }, onError);
    this.log = new RedisLog({ ...options, redis: this.#commands, keys: this.#keys });
    this.#lease = new Lease({
      redis: this.#commands,
      keys: this.#keys,
      timers,
      name: this.name,
      ...(options.lease ?? defaultLease),
      onAcquired: (token) => this.#startTerm(token),
      onLost: (token) => this.#endTerm(token),
      onRefused: (err) => logger.warn({ err }, 'redis refuses the lease of the live leader'),
      ageMs: () => this.#watcher?.status().ageMs ?? null,
    });
  }

  get isLeader(): boolean {
    return this.#watcher !== null;
  }

  start(): void {
    this.#reading = this.#readLoop();
    this.#lease.start();
  }

  triggerPoll(kind: LiveKind): void {
    if (this.#watcher !== null) {
      this.#watcher.triggerPoll(kind);
    } else {
      // A lost hint only delays the change until the next poll.
      this.#send({ from: this.name, poll: kind }).catch(() => {});
    }
  }

  async append(entry: PersonalEntry): Promise<void> {
    const { entries, ageMs } = this.#options.reach;
    const { meta, log } = this.#keys;
    await appendEvent.run(this.#commands, [meta, log], [entries, ageMs, writeEntry(entry)]);
  }

  wake(): void {
    this.#watcher?.wake();
  }

  requestReauth(userKey: string | null): void {
    this.#send({ from: this.name, reauthenticate: userKey }).catch(() => {
      this.#unsentReauths =
        this.#unsentReauths.size < maxUnsent ? this.#unsentReauths.add(userKey) : new Set([null]);
    });
  }

  isFirst(name: string, ms: number): Promise<boolean> {
    return this.#commands.set(this.#keys.once(name), '1', 'PX', ms, 'NX').then(
      (done) => done === 'OK',
      () => true,
    );
  }

  status(): WatcherStatus {
    const ageMs = this.#currentAt === null ? null : this.#options.timers.now() - this.#currentAt;
    const isCurrent = !this.#isDisconnected && ageMs !== null && ageMs <= this.#options.staleAfterMs;
    return { state: isCurrent ? 'ok' : 'stale', ageMs };
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (await this.#lease.stop()) await this.#send({ from: this.name, free: true }).catch(() => {});
    await this.#stopping;
    this.log.close();
    this.#reader.disconnect();
    await this.#reading;
    this.#commands.disconnect();
  }

  #startTerm(token: string): void {
    const { reach, createWatcher, logger } = this.#options;
    const ledger = createRedisLedger({ redis: this.#commands, keys: this.#keys, reach }, token);
    this.#watcher = createWatcher(ledger);
    this.#watcher.start();
    logger.info({ lease: token }, 'live leader');
  }

  #endTerm(token: string): void {
    this.#stopping = Promise.all([this.#stopping, this.#watcher?.stop()]);
    this.#watcher = null;
    this.#options.logger.info({ lease: token }, 'no longer live leader');
  }

  async #readLoop(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#refreshState();
        while (!this.#closed && (await this.#read())) {
          if (this.#options.timers.now() - this.#refreshedAt >= blockMs) await this.#refreshState();
        }
      } catch (error) {
        this.#onRedisError(error);
        await new Promise<void>((resolve) => this.#options.timers.after(retryMs, resolve));
      }
    }
  }

  /** Reads the current log, the age of the data and the last control message. Sends buffered requests to reauthenticate. */
  async #refreshState(): Promise<void> {
    const { timers, logger } = this.#options;
    const { id, seq, at } = this.log.last;
    const keys = [this.#keys.meta, this.#keys.log, this.#keys.signals];
    const requestedAt = timers.now();
    const [logId, lastSeq, ageMs, lastMessageId] = ((await readState.run(this.#commands, keys, [
      id,
      seq,
      at,
      newName(),
    ])) ?? []) as readonly string[];
    await this.log.sync({ id: logId || null, seq: Number(lastSeq) });
    this.#lastMessageId ??= lastMessageId ?? '0-0';
    // Redis has lost what this gateway read, and new messages may have lower ids.
    if (isBefore(lastMessageId ?? '0-0', this.#lastMessageId)) this.#lastMessageId = '0-0';
    this.#currentAt = ageMs === undefined || ageMs === '-1' ? null : requestedAt - Number(ageMs);
    this.#refreshedAt = requestedAt;
    for (const userKey of this.#unsentReauths) {
      await this.#send({ from: this.name, reauthenticate: userKey });
      this.#unsentReauths.delete(userKey);
    }
    if (this.#isDisconnected) {
      this.#isDisconnected = false;
      logger.info({}, 'redis is available again');
    }
  }

  /** Reads new entries, blocking; returns false when the log must be synchronized first. */
  async #read(): Promise<boolean> {
    const { log, signals } = this.#keys;
    const from = [`${this.log.last.seq}-0`, this.#lastMessageId ?? '$'];
    const streams =
      (await this.#reader.xread('COUNT', pageSize, 'BLOCK', blockMs, 'STREAMS', log, signals, ...from)) ?? [];
    let isInSync = true;
    for (const [key, entries] of streams) {
      if (key === log) {
        isInSync = await this.log.append(readEntries(entries));
      } else {
        this.#handleControlMessages(entries);
      }
    }
    return isInSync;
  }

  #handleControlMessages(entries: readonly (readonly [id: string, fields: readonly string[]])[]): void {
    for (const [id, fields] of entries) {
      this.#lastMessageId = id;
      const message = parseJson(controlMessage, fields[1] ?? '');
      if (message === null || message.from === this.name) continue;
      if ('poll' in message) {
        this.#watcher?.triggerPoll(message.poll);
      } else if ('reauthenticate' in message) {
        this.#options.requestReauth(message.reauthenticate);
      } else {
        this.#lease.tryAcquire();
      }
    }
  }

  async #send(message: ControlMessage): Promise<void> {
    const { signals } = this.#keys;
    await this.#commands.xadd(signals, 'MAXLEN', '~', maxMessages, '*', 'signal', JSON.stringify(message));
  }

  #onRedisError(error: unknown): void {
    if (!this.#isDisconnected && !this.#closed) {
      this.#isDisconnected = true;
      this.#options.logger.warn({ err: error }, 'redis is unavailable');
    }
  }
}

const controlMessage = z.union([
  z.object({ from: z.string(), poll: z.enum(liveKinds) }),
  z.object({ from: z.string(), reauthenticate: z.string().nullable() }),
  z.object({ from: z.string(), free: z.literal(true) }),
]);

type ControlMessage = z.infer<typeof controlMessage>;

/** Compares ids of a stream, such as `1700000000000-0`. */
function isBefore(one: string, other: string): boolean {
  const [[ms = 0, seq = 0] = [], [otherMs = 0, otherSeq = 0] = []] = [one, other].map((id) =>
    id.split('-').map(Number),
  );
  return ms < otherMs || (ms === otherMs && seq < otherSeq);
}

const maxRetryMs = 500;

/**
 * Connects to Redis and reconnects without limit. A command whose reply was lost is not sent again.
 */
function connect(url: string, timeouts: RedisOptions, onError: (error: unknown) => void): Redis {
  const redis = new Redis(url, {
    ...redisOptions,
    ...timeouts,
    disconnectTimeout: 500,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(times * 50, maxRetryMs),
  });
  redis.on('error', onError);
  return redis;
}
