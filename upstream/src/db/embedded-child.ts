import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { publishAddress, releaseDataLock, takeDataLock } from './data-lock.ts';

/** What the child tells its parent. */
export type ChildMessage = { ready: string } | { failed: string };

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('The data folder is missing');

const tell = (message: ChildMessage) =>
  new Promise<void>((done) => process.send?.(message, undefined, undefined, () => done()));

/** A private folder with the socket in it; Windows has no such sockets for PostgreSQL's protocol. */
async function chooseAddress() {
  if (process.platform === 'win32') return { folder: null, options: { host: '127.0.0.1', port: 0 } };
  const folder = await mkdtemp(join(tmpdir(), 'tipgraph-'));
  return { folder, options: { path: join(folder, '.s.PGSQL.5432') } };
}

async function serve(folderOfData: string): Promise<void> {
  await takeDataLock(folderOfData);
  const pglite = await PGlite.create(join(folderOfData, 'database'));
  const { folder, options } = await chooseAddress();
  const server = new PGLiteSocketServer({ db: pglite, maxConnections: 100, ...options });
  await server.start();
  const address = server.getServerConn();
  const port = address.slice(address.lastIndexOf(':') + 1);
  const connectionString =
    folder === null
      ? `postgresql://postgres@127.0.0.1:${port}/postgres`
      : `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(folder)}`;
  await publishAddress(folderOfData, connectionString, folder === null ? port : address);

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await server.stop();
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
