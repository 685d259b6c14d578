import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../db/database.ts';
import * as tables from '../db/schema.ts';

/** The process that used a database was killed: nothing it does arrives any more. */
export class Killed extends Error {
  override name = 'Killed';
}

/** Connections of a process that a test kills: before one of its steps, counted from 1, it does nothing any more. */
export interface KillableDatabase {
  db: Database;
  /** What the process has done so far, a line for each statement and for each step that was noted. */
  readonly steps: readonly string[];
  /** Notes a step besides the statements, which the process can be killed before. */
  step(name: string): void;
  /** Breaks the connections as they are, so that the server rolls back what was open. */
  close(): Promise<void>;
}

/** A second process's connections to a test's database, which is killed before the step of this number; 0 for never. */
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
  // The pool itself would wait for a connection on which a transaction was about to begin: that one is never given back.
  const close = async () => {
    await Promise.all(connections.map((connection) => connection.end()));
  };
  return { db, steps, step, close };
}

/** `update payments` for a statement; a read that locks says so. */
function nameOf(statement: string): string {
  const [verb = ''] = /\w+/.exec(statement) ?? [];
  const [, table = ''] = /(?:from|into|update) "(\w+)"/.exec(statement) ?? [];
  const lock = / for (?:no key )?update/.test(statement) ? ' and lock' : '';
  return `${verb}${lock} ${table}`.trim();
}
