import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import * as tables from '../db/schema.ts';

/** Thrown by every step of a simulated process after it was killed. */
export class Killed extends Error {
  override name = 'Killed';
}

/** The connections of a simulated process that can be killed before one of its steps. */
export interface KillableDatabase {
  db: Database;
  /** The statements and recorded steps so far. */
  readonly steps: readonly string[];
  /** Records a step that is not a statement. */
  step(name: string): void;
  /** Closes the connections, so that the server rolls back open transactions. */
  close(): Promise<void>;
}

/** @param killedBefore number of the step, counted from 1; 0 for never */
export function openKillableDatabase(connectionString: string, killedBefore: number): KillableDatabase {
  const pool = new pg.Pool({ connectionString });
  const connections: pg.PoolClient[] = [];
  pool.on('connect', (connection) => connections.push(connection));
  const steps: string[] = [];
  const step = (name: string) => {
    if (killedBefore > 0 && steps.length + 1 >= killedBefore) throw new Killed(`Killed before ${name}`);
    steps.push(name);
  };
  const db = drizzle(pool, { schema: tables, logger: { logQuery: (query) => step(nameOf(query)) } });
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
