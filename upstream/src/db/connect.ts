import { join } from 'node:path';
import { EnvironmentError } from '../environment-error.ts';
import { findRunningDatabase } from './data-lock.ts';
import { type OpenDatabase, OutdatedDatabase, openDatabase } from './database.ts';
import { startEmbedded } from './embedded.ts';

/** Callers time out before this. */
const statementTimeoutMs = 30_000;

interface ConnectOptions {
  /** For tools: use the embedded database of a running upstream, and no statement timeout. */
  joinRunning?: boolean;
  /** Called when a connection breaks; the pool opens a new one. */
  onError: (error: Error) => void;
  /** Called when the embedded database exits unexpectedly and cannot be used any more. */
  onLost: (error: Error) => void;
}

/**
 * Opens the configured database: a server by its URL, else the embedded one in the data folder.
 * @throws EnvironmentError when the folder is in use and `joinRunning` is false, or of an earlier version
 * @throws OutdatedDatabase when the server's database is of an earlier version
 */
export async function connect(
  config: { databaseUrl: string | null; dataDir: string },
  { joinRunning = false, onError, onLost }: ConnectOptions,
): Promise<OpenDatabase> {
  const address = config.databaseUrl ?? (joinRunning ? await findRunningDatabase(config.dataDir) : null);
  if (address !== null) return openDatabase(address, onError, joinRunning ? 0 : statementTimeoutMs);

  const embedded = await startEmbedded(config.dataDir, onLost);
  try {
    const opened = await openDatabase(embedded.connectionString, onError);
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
    throw new EnvironmentError(
      `The embedded database was made by an earlier version and cannot be migrated: delete or move ${folder}`,
    );
  }
}
