import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { type ClientMessage, isIdle, MessageReader } from './wire-messages.ts';

const syncMessage = new Uint8Array(['S'.charCodeAt(0), 0, 0, 0, 4]);

class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** @returns the function that releases the lock */
  async acquire(): Promise<() => void> {
    const previous = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await previous;
    return release;
  }
}

/**
 * Serves PGlite to PostgreSQL clients. PGlite has one session, so a connection holds a lock from the first message of a
 * statement or transaction until the session is idle again: the parts of an extended query, with its unnamed statement,
 * must not mix with another connection's. `@electric-sql/pglite-socket` (0.2.17) does not prevent this.
 */
export function serveEmbedded(pglite: PGlite): { server: Server; close(): Promise<void> } {
  const mutex = new Mutex();
  const connections = new Set<Promise<void>>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const connection = serveConnection(pglite, mutex, socket).finally(() => {
      connections.delete(connection);
      sockets.delete(socket);
    });
    connections.add(connection);
    sockets.add(socket);
  });
  return {
    server,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await Promise.all(connections);
      await closed;
    },
  };
}

/** Handles the messages of a connection in order until it ends, then resets the session. */
async function serveConnection(pglite: PGlite, mutex: Mutex, socket: Socket): Promise<void> {
  const reader = new MessageReader();
  const lock: { release: (() => void) | null } = { release: null };

  const handle = async (message: ClientMessage): Promise<boolean> => {
    if (message.kind === 'encryption') {
      socket.write('N');
      return true;
    }
    if (message.kind === 'end') return false;
    lock.release ??= await mutex.acquire();
    const output = await run(pglite, message.bytes);
    socket.write(output);
    if (isIdle(output)) {
      lock.release();
      lock.release = null;
    }
    return true;
  };

  try {
    await handleAll(socket, reader, handle);
  } catch {
    // The client disconnected. If the database failed instead, the reset below fails and ends the process.
  }
  socket.destroy();
  if (lock.release === null) return;
  await run(pglite, syncMessage);
  if (pglite.isInTransaction()) await pglite.exec('ROLLBACK');
  lock.release();
}

async function handleAll(
  socket: Socket,
  reader: MessageReader,
  handle: (message: ClientMessage) => Promise<boolean>,
): Promise<void> {
  for await (const bytes of socket) {
    for (const message of reader.push(bytes)) {
      if (!(await handle(message))) return;
    }
  }
}

async function run(pglite: PGlite, message: Uint8Array): Promise<Buffer> {
  const output: Uint8Array[] = [];
  await pglite.runExclusive(() =>
    pglite.execProtocolRawStream(message, { onRawData: (data) => output.push(data.slice()) }),
  );
  return Buffer.concat(output);
}
