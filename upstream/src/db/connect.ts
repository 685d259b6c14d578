import { join } from 'node:path';
import { findRunningDatabase } from './data-lock.ts';
import { type OpenDatabase, OutdatedDatabase, openDatabase } from './database.ts';
import { EmbeddedDatabaseError, startEmbedded } from './embedded.ts';

/** How long a statement may run on a server, in milliseconds: by then nobody waits for its answer. */
const statementTimeoutMs = 30_000;

/** What `connect` does besides opening. */
interface ConnectOptions {
  /** Use the embedded database of a running upstream instead of being refused, and statements of any length; for tools. */
  joinRunning?: boolean;
  /** Told when a connection breaks; a new one is opened when it is needed. */
  onFault: (error: Error) => void;
  /** Told when the embedded database ends by itself; nothing works from then on. */
  onLost: (error: Error) => void;
}

/**
 * Opens the database that the settings name: a server by its URL, else the embedded one in the data folder.
 * @throws EmbeddedDatabaseError when the folder is in use and `joinRunning` is off, or of an earlier version
 * @throws OutdatedDatabase when the server's database is of an earlier version
 */
export async function connect(
  config: { databaseUrl: string | null; dataDir: string },
  { joinRunning = false, onFault, onLost }: ConnectOptions,
): Promise<OpenDatabase> {
  const address = config.databaseUrl ?? (joinRunning ? await findRunningDatabase(config.dataDir) : null);
  if (address !== null) return openDatabase(address, onFault, joinRunning ? 0 : statementTimeoutMs);

  const embedded = await startEmbedded(config.dataDir, onLost);
  try {
    const opened = await openDatabase(embedded.connectionString, onFault);
    return {
      db: opened.db,
      close: async () => {
        await opened.close();
        await embedded.close();
      },
    };
  } catch (error) {
    await embedded.close();
    if (!(error instanceof OutdatedDatabase)) throw error;
    const folder = join(config.dataDir, 'database');
    throw new EmbeddedDatabaseError(
      `The embedded database was made by an earlier version and cannot be migrated: delete or move ${folder}`,
    );
  }
}
