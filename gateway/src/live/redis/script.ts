import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

/** A Lua script, run by its digest and sent whole where Redis does not know it. */
export class Script {
  readonly #lua: string;
  readonly #sha: string;

  constructor(lua: string) {
    this.#lua = lua;
    this.#sha = createHash('sha1').update(lua).digest('hex');
  }

  /** Runs it; rejects as ioredis does. */
  async run(redis: Redis, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> {
    try {
      return await redis.evalsha(this.#sha, keys.length, ...keys, ...args);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return redis.eval(this.#lua, keys.length, ...keys, ...args);
    }
  }
}
