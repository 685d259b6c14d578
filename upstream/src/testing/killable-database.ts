import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../db/database.ts';

/** Thrown by every step of a simulated process after it was killed. */
export class Killed extends Error {
  override name = 'Killed';
}

export type KillableDatabase = ReturnType<typeof openKillableDatabase>;

/**
 * Opens the connections of a simulated process that can be killed before one of its steps.
 * @param killedBefore number of the step, counted from 1; 0 for never
 */
export function openKillableDatabase(connectionString: string, killedBefore: number) {
  const pool = new pg.Pool({ connectionString });
  const connections: pg.PoolClient[] = [];
  pool.on('connect', (connection) => connections.push(connection));
  /** The statements and recorded steps so far. */
  const steps: string[] = [];
  const step = (name: string) => {
    if (killedBefore > 0 && steps.length + 1 >= killedBefore) throw new Killed(`Killed before ${name}`);
    steps.push(name);
  };
  const db: Database = drizzle(pool, {
    logger: { logQuery: (query) => step(nameOf(query)) },
  });
  // `pool.end` would wait for a connection that failed at `begin`, because it is never released.
  const close = async () => {
    await Promise.all(connections.map((connection) => connection.end()));
  };
  return { db, steps, step, close };
}

/** For example `update payments`, or `select and lock payments`. */
function nameOf(statement: string): string {
  const [verb = ''] = /\w+/.exec(statement) ?? [];
  const [, table = ''] = /(?:from|into|update) "(\w+)"/.exec(statement) ?? [];
  const lock = / for (?:no key )?update/.test(statement) ? ' and lock' : '';
  return `${verb}${lock} ${table}`.trim();
}
