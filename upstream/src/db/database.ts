import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as tables from './schema.ts';
import { sharedSession } from './shared-session.ts';

const migrationsFolder = fileURLToPath(new URL('../../src/db/migrations', import.meta.url));

/** The whole database; a transaction hands out a `Transaction`, and only that may be used within it. */
export type Database = NodePgDatabase<typeof tables>;

/** What runs within one transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Either of the two: queries accept both. */
export type Queryable = Database | Transaction;

/** The database does not answer; the message says why in one line. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

/** The database has the tables of an earlier version, from which no migration leads here; the message says what to do. */
export class OutdatedDatabase extends Error {
  override name = 'OutdatedDatabase';
}

/** An open database and how to let go of it. */
export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/**
 * Connects to a PostgreSQL server or to the embedded database's socket and brings the tables up to date.
 *
 * The embedded database has one session for all connections, which take turns. So prepared statements must
 * not be named in it, and within a transaction only that transaction may be used: another connection would wait
 * for its end.
 * @throws DatabaseUnreachable when no connection can be made
 * @throws OutdatedDatabase when its tables are of an earlier version; nothing is changed then
 * @param onFault called when a connection breaks, idle or in use; the pool opens a new one by itself
 * @param statementTimeoutMs how long a statement may run, 0 for any time
 */
export async function openDatabase(
  connectionString: string,
  onFault: (error: Error) => void,
  statementTimeoutMs = 0,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    ...(statementTimeoutMs > 0 && { statement_timeout: statementTimeoutMs }),
  });
  pool.on('error', onFault);
  // Without a listener a connection that breaks in use ends the process.
  pool.on('connect', (connection) => connection.on('error', onFault));
  const db = Object.assign(drizzle(pool, { schema: tables }), { transaction: transactionsOf(pool) });
  if (!connectionString.includes(sharedSession)) servers.add(db);
  try {
    await bringUpToDate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, close: () => pool.end() };
}

/** Drizzle's own transactions lose a connection that breaks before they have begun: here it goes back whatever happens. */
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  const databases = new WeakMap<pg.PoolClient, Database>();
  return async (work, config) => {
    const connection = await pool.connect();
    const database = databases.get(connection) ?? drizzle(connection, { schema: tables });
    databases.set(connection, database);
    try {
      return await database.transaction(work, config);
    } finally {
      connection.release();
    }
  };
}

/** Databases whose connections have sessions of their own. */
const servers = new WeakSet<Queryable>();

/** Whether prepared statements may be named; within a transaction it is not worth it. */
export const mayNameStatements = (db: Queryable): boolean => servers.has(db);

/** Only has to be a number of our own. */
const migrationLock = 7_436_101;

/** Makes and changes tables, on one connection with a lock, so that of several processes one does it. */
async function bringUpToDate(pool: pg.Pool): Promise<void> {
  const connection = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnreachable(`The database cannot be reached: ${reasonOf(error)}`);
  });
  try {
    await connection.query('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseOutdated(connection);
    await migrate(drizzle(connection), { migrationsFolder });
    await connection.query('select pg_advisory_unlock($1)', [migrationLock]);
    await connection.query('reset statement_timeout');
  } finally {
    connection.release();
  }
}

/** Refuses a database whose first migration is older than the first that there is. */
async function refuseOutdated(connection: pg.PoolClient): Promise<void> {
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
