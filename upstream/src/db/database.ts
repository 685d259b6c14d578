import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { EnvironmentError } from '../environment-error.ts';
import { sharedSession } from './data-lock.ts';

const migrationsFolder = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));

/** Within a transaction only its `Transaction` may be used. */
export type Database = NodePgDatabase;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type Queryable = Database | Transaction;

/** The tables are of an earlier version that cannot be migrated; the message says what to do. */
export class OutdatedDatabase extends EnvironmentError {
  override name = 'OutdatedDatabase';
}

/** How much later than the server this process ends a statement. */
const graceMs = 5_000;

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/**
 * Connects to a PostgreSQL server or to the embedded database and runs the migrations.
 *
 * All connections to the embedded database share one session. Prepared statements therefore have no names, and within a
 * transaction only that transaction may be used: another connection would wait for its end.
 * @param onError called when an idle or used connection breaks; the pool opens a new one
 * @param statementTimeoutMs 0 for none
 * @throws EnvironmentError when it cannot connect
 * @throws OutdatedDatabase when the tables are of an earlier version; nothing is changed then
 */
export async function openDatabase(
  connectionString: string,
  onError: (error: Error) => void,
  statementTimeoutMs = 0,
): Promise<OpenDatabase> {
  const connection = {
    connectionString,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  await migrateTables(connection, onError);
  const pool = new pg.Pool({
    ...connection,
    max: 10,
    ...(statementTimeoutMs > 0 && {
      statement_timeout: statementTimeoutMs,
      // For a server that is lost and so cannot end the statement.
      query_timeout: statementTimeoutMs + graceMs,
    }),
  });
  pool.on('error', onError);
  // Without a listener, an error of a used connection ends the process.
  pool.on('connect', (connection) => connection.on('error', onError));
  const db = Object.assign(drizzle(pool), { transaction: transactionsOf(pool) });
  if (!connectionString.includes(sharedSession)) servers.add(db);
  return { db, close: () => pool.end() };
}

/** Drizzle's own transactions do not release a connection that breaks at `begin`, and keep one that timed out. */
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const connection = await pool.connect();
    let timedOut = false;
    try {
      return await drizzle(connection).transaction(work, config);
    } catch (error) {
      timedOut = hasTimedOut(error);
      throw error;
    } finally {
      connection.release(timedOut);
    }
  };
}

/** Whether the server sent no response in time, also to the rollback; pg has no code for it. */
const hasTimedOut = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && error.cause.message === 'Query read timeout';

/** Databases with a session per connection. */
const servers = new WeakSet<Queryable>();

/** Whether prepared statements can have names; in a transaction they have none. */
export const supportsNamedStatements = (db: Queryable): boolean => servers.has(db);

/** An arbitrary id of an advisory lock. */
const migrationLock = 7_436_101;

/** Uses a connection without timeouts. */
async function migrateTables(config: pg.ClientConfig, onError: (error: Error) => void): Promise<void> {
  const connection = createClient(config);
  connection.on('error', onError);
  try {
    await connection.connect().catch((error: unknown) => {
      throw new EnvironmentError(`The database cannot be reached: ${reasonOf(error)}`);
    });
    await connection.query('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await assertNotOutdated(connection);
    await migrate(drizzle(connection), { migrationsFolder });
    await connection.query('select pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    await connection.end();
  }
}

/** The address is parsed here; errors do not contain it, as it has a password. */
function createClient(config: pg.ClientConfig): pg.Client {
  try {
    return new pg.Client(config);
  } catch (error) {
    throw new EnvironmentError(`DATABASE_URL is not a valid address: ${reasonOf(error)}`);
  }
}

/** Rejects a database whose first migration is older than the first one here. */
async function assertNotOutdated(connection: pg.Client): Promise<void> {
  const { rows } = await connection.query(`select to_regclass('drizzle.__drizzle_migrations') as journal`);
  if (rows[0].journal === null) return;
  const [first] = readMigrationFiles({ migrationsFolder });
  const older = 'select from drizzle.__drizzle_migrations where created_at < $1 limit 1';
  const { rowCount } = await connection.query(older, [first?.folderMillis]);
  if (rowCount === 0) return;
  throw new OutdatedDatabase(
    'The database was made by an earlier version and cannot be migrated: name a new, empty one in DATABASE_URL',
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
