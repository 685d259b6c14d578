import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { type ClientMessage, isIdle, MessageReader } from './wire-messages.ts';

const syncMessage = new Uint8Array(['S'.charCodeAt(0), 0, 0, 0, 4]);

/** Lets connections take turns, in the order in which they ask. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Waits for the turn; the function that it gives ends it. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}

/**
 * Serves PGlite to ordinary PostgreSQL clients. PGlite is one session, so a connection has it alone from the
 * first message of a statement until the session is idle again, a transaction being one turn: the parts of
 * an extended query, with its unnamed statement, must never mix with another connection's. `@electric-sql/pglite-socket`
 * (0.2.17) lets them mix.
 */
export function serveEmbedded(pglite: PGlite): { server: Server; close(): Promise<void> } {
  const turns = new Turns();
  const connections = new Set<Promise<void>>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const connection = serveConnection(pglite, turns, socket).finally(() => {
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

/** Answers one connection's messages in order until it ends, and then leaves the session clean. */
async function serveConnection(pglite: PGlite, turns: Turns, socket: Socket): Promise<void> {
  const reader = new MessageReader();
  const held: { endTurn: (() => void) | null } = { endTurn: null };

  const handle = async (message: ClientMessage): Promise<boolean> => {
    if (message.kind === 'encryption') {
      socket.write('N');
      return true;
    }
    if (message.kind === 'cancel' || message.kind === 'end') return false;
    held.endTurn ??= await turns.take();
    const output = await run(pglite, message.bytes);
    socket.write(output);
    if (isIdle(output)) {
      held.endTurn();
      held.endTurn = null;
    }
    return true;
  };

  try {
    await handleAll(socket, reader, handle);
  } catch {
    // The client broke off. If it was the database that broke, the clean-up below fails and ends the process.
  }
  socket.destroy();
  if (held.endTurn === null) return;
  await run(pglite, syncMessage);
  if (pglite.isInTransaction()) await pglite.exec('ROLLBACK');
  held.endTurn();
}

/** Hands over message by message until the connection ends or a message is not to be gone on from. */
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
