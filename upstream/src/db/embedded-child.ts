import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { publishAddress, releaseDataLock, socketFolder, takeDataLock } from './data-lock.ts';
import { sharedSession } from './database.ts';
import { serveEmbedded } from './embedded-server.ts';

/** What the child tells its parent. */
export type ChildMessage = { ready: string } | { failed: string };

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('The data folder is missing');

const tell = (message: ChildMessage) =>
  new Promise<void>((done) => process.send?.(message, undefined, undefined, () => done()));

interface Address {
  connectionString: string;
  /** The socket's path, or the port as text. */
  socket: string;
  /** The socket's private folder, to be removed at the end. */
  folder: string | null;
}

/** Listens on a socket in a private folder; on Windows, which has none for PostgreSQL clients, on a free port. */
async function listen(server: Server): Promise<Address> {
  if (process.platform === 'win32') {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    return {
      connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres?${sharedSession}`,
      socket: port,
      folder: null,
    };
  }
  const folder = await mkdtemp(socketFolder);
  const socket = join(folder, '.s.PGSQL.5432');
  server.listen(socket);
  await once(server, 'listening');
  return {
    connectionString: `postgresql://postgres@localhost:5432/postgres?${sharedSession}&host=${encodeURIComponent(folder)}`,
    socket,
    folder,
  };
}

async function serve(folderOfData: string): Promise<void> {
  await takeDataLock(folderOfData);
  const pglite = await PGlite.create(join(folderOfData, 'database'), { extensions: { pg_trgm } });
  const embedded = serveEmbedded(pglite);
  const { connectionString, socket, folder } = await listen(embedded.server);
  await publishAddress(folderOfData, connectionString, socket);

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await embedded.close();
    await pglite.close();
    if (folder !== null) await rm(folder, { recursive: true, force: true });
    await releaseDataLock(folderOfData);
    process.exit(0);
  };
  process.on('disconnect', () => void close());
  if (!process.connected) await close();
  await tell({ ready: connectionString });
}

// The parent decides when the database ends, so that requests in flight can finish after Ctrl-C.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

try {
  await serve(dataDir);
} catch (error) {
  await tell({ failed: error instanceof Error ? error.message : String(error) });
  await releaseDataLock(dataDir);
  process.exit(1);
}
