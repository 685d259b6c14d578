import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import {
  acquireDataLock,
  connectionStringOf,
  publishSocket,
  releaseDataLock,
  socketFolder,
} from './data-lock.ts';
import { serveEmbedded } from './embedded-server.ts';

export type ChildMessage = { ready: string } | { failed: string };

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('The data folder is missing');

const send = (message: ChildMessage) =>
  new Promise<void>((done) => process.send?.(message, undefined, undefined, () => done()));

/**
 * Listens on a socket in a private folder; on Windows, where PostgreSQL clients do not support sockets, on a free port.
 * @returns the socket's path, or the port as text
 */
async function listen(server: Server): Promise<string> {
  const isWindows = process.platform === 'win32';
  const path = isWindows ? '' : join(await mkdtemp(socketFolder), '.s.PGSQL.5432');
  server.listen(isWindows ? { port: 0, host: '127.0.0.1' } : { path });
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? String(address.port) : path;
}

/** PostgreSQL as a library only reports that it was aborted, whatever the reason. */
async function open(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder, { extensions: { pg_trgm } });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database ${folder} cannot be opened; the disk may be full or a file damaged: ${message}`,
    );
  }
}

async function serve(folderOfData: string): Promise<void> {
  await acquireDataLock(folderOfData);
  const folder = join(folderOfData, 'database');
  // The files in it are readable for everyone. It may be older than this rule.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const pglite = await open(folder);
  const embedded = serveEmbedded(pglite);
  const socket = await listen(embedded.server);
  await publishSocket(folderOfData, socket);

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await embedded.close();
    await pglite.close();
    if (socket.startsWith(socketFolder)) await rm(dirname(socket), { recursive: true, force: true });
    await releaseDataLock(folderOfData);
    process.exit(0);
  };
  process.on('disconnect', () => void close());
  if (!process.connected) await close();
  await send({ ready: connectionStringOf(socket) });
}

// The parent ends the database, so that requests in flight can finish after Ctrl-C.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

try {
  await serve(dataDir);
} catch (error) {
  await send({ failed: error instanceof Error ? error.message : String(error) });
  await releaseDataLock(dataDir);
  process.exit(1);
}
