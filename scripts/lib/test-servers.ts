import { join } from 'node:path';
import { log, UserError } from './base.ts';
import type { PrivateServer } from './private-server.ts';
import { findNginx } from './start-nginx.ts';
import { startPostgres } from './start-postgres.ts';
import { startRedis } from './start-redis.ts';

/** The private servers of a test run. They start when they are first needed. */
export class TestServers {
  readonly #folder: string;
  readonly #isComplete: boolean;
  #postgres: Promise<PrivateServer | null> | null = null;
  #redis: Promise<PrivateServer | null> | null = null;

  /**
   * @param folder for the servers' files
   * @param isComplete whether a missing server is an error
   */
  constructor(folder: string, isComplete: boolean) {
    this.#folder = folder;
    this.#isComplete = isComplete;
  }

  /**
   * The addresses of PostgreSQL and Redis as settings; tests without their server are skipped.
   * @throws UserError when a required server is missing
   */
  async env(): Promise<NodeJS.ProcessEnv> {
    this.#postgres ??= startPostgres(join(this.#folder, 'postgres'), { autovacuum: false });
    const postgres = await this.#postgres;
    this.#redis ??= startRedis();
    const redis = await this.#redis;
    if (postgres === null) this.#reportMissing('PostgreSQL');
    if (redis === null) this.#reportMissing('Redis');
    return {
      ...(postgres !== null && { TEST_DATABASE_URL: postgres.url }),
      ...(redis !== null && { TEST_REDIS_URL: redis.url }),
    };
  }

  /** Whether several gateways behind nginx can be started. */
  async canStartTopology(): Promise<boolean> {
    const env = await this.env();
    const hasNginx = (await findNginx()) !== null;
    if (!hasNginx) this.#reportMissing('nginx');
    return hasNginx && 'TEST_DATABASE_URL' in env && 'TEST_REDIS_URL' in env;
  }

  async stop(): Promise<void> {
    await (await this.#postgres)?.stop();
    await (await this.#redis)?.stop();
  }

  #reportMissing(server: string): void {
    const line = `${server} is missing: tests that need it are skipped.`;
    if (this.#isComplete) throw new UserError(`${line} With CI=true this is a failure.`);
    log(line);
  }
}
