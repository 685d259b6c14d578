import type { Redis } from 'ioredis';
import type { LiveKind } from '../../domains/live-source.ts';
import { liveKinds } from '../event.ts';
import type { Checkpoint, CheckpointUpdate, Ledger, LogReach } from '../log.ts';
import { writeEntry } from './redis-log.ts';
import { type Keys, saveCheckpoint } from './scripts.ts';

class FencedError extends Error {
  constructor() {
    super('Another gateway is the leader.');
    this.name = 'FencedError';
  }
}

interface RedisLedgerOptions {
  readonly redis: Redis;
  readonly keys: Keys;
  readonly reach: LogReach;
  readonly newLogId: () => string;
}

/** The ledger of one lease. Writes are rejected once the lease has ended. */
export class RedisLedger implements Ledger {
  readonly #options: RedisLedgerOptions;
  readonly #token: string;

  constructor(options: RedisLedgerOptions, token: string) {
    this.#options = options;
    this.#token = token;
  }

  async load(kind: LiveKind): Promise<Checkpoint | null> {
    const { redis, keys } = this.#options;
    const highestId = await redis.hget(keys.meta, `highest:${kind}`);
    if (highestId === null) return null;
    const states = Object.entries(await redis.hgetall(keys.states(kind)));
    return {
      states: new Map(
        states.map(([id, state]): [number, string] => [Number(id), state]).sort(([a], [b]) => a - b),
      ),
      highestId: Number(highestId),
    };
  }

  /** @throws FencedError */
  async save(kind: LiveKind, { entries, changed, evicted, highestId }: CheckpointUpdate): Promise<void> {
    const { redis, keys, reach, newLogId } = this.#options;
    const update = {
      entries: entries.map((entry) => [String(entry.id), entry.state, writeEntry(entry)]),
      changed: [...changed].map(([id, state]) => [String(id), state]),
      evicted: evicted.map(String),
      highestId: String(highestId),
    };
    const written = await saveCheckpoint.run(
      redis,
      [keys.lease, keys.meta, keys.log, keys.states(kind)],
      [
        this.#token,
        newLogId(),
        reach.entries,
        reach.ageMs,
        kind,
        JSON.stringify(liveKinds),
        JSON.stringify(update),
      ],
    );
    if (written === -1) throw new FencedError();
  }
}
