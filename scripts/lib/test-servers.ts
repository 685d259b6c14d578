import { join } from 'node:path';
import { log } from './log.ts';
import { findNginx } from './start-nginx.ts';
import { type Postgres, startPostgres } from './start-postgres.ts';
import { type Redis, startRedis } from './start-redis.ts';
import { UserError } from './user-error.ts';

/** The private servers of a run of the tests. They start when they are first needed. */
export class TestServers {
  readonly #folder: string;
  readonly #isComplete: boolean;
  #postgres: Promise<Postgres | null> | null = null;
  #redis: Promise<Redis | null> | null = null;

  /**
   * @param folder where they keep what they write
   * @param isComplete whether a server that is not to be had is an error
   */
  constructor(folder: string, isComplete: boolean) {
    this.#folder = folder;
    this.#isComplete = isComplete;
  }

  /**
   * Where PostgreSQL and Redis are, as settings for the tests; what needs one that is not there is left out.
   * @throws UserError when one is not to be had and must be
   */
  async env(): Promise<NodeJS.ProcessEnv> {
    this.#postgres ??= startPostgres(join(this.#folder, 'postgres'), { autovacuum: false });
    const postgres = await this.#postgres;
    this.#redis ??= startRedis();
    const redis = await this.#redis;
    if (postgres === null) this.#leaveOut('PostgreSQL');
    if (redis === null) this.#leaveOut('Redis');
    return {
      ...(postgres !== null && { TEST_DATABASE_URL: postgres.url }),
      ...(redis !== null && { TEST_REDIS_URL: redis.url }),
    };
  }

  /** Whether several gateways behind nginx can be started. */
  async canStartTopology(): Promise<boolean> {
    const env = await this.env();
    const hasNginx = (await findNginx()) !== null;
    if (!hasNginx) this.#leaveOut('nginx');
    return hasNginx && 'TEST_DATABASE_URL' in env && 'TEST_REDIS_URL' in env;
  }

  async stop(): Promise<void> {
    await (await this.#postgres)?.stop();
    await (await this.#redis)?.stop();
  }

  #leaveOut(server: string): void {
    const line = `No ${server} here: what needs a real server is left out.`;
    if (this.#isComplete) throw new UserError(`${line} With CI=true that is a failure.`);
    log(line);
  }
}
