import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../scripts/lib/free-port.ts';

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;

/** Starts a TCP proxy to a local port that can cut, refuse and stall connections. */
export async function startTcpProxy(target: number) {
  const sockets = new Set<Socket>();
  let connectionCount = 0;
  let isPaused = false;
  const server = createServer((downstream) => {
    connectionCount += 1;
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [downstream, upstream],
      [upstream, downstream],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('end', () => to.end());
      if (isPaused) from.pause();
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  // Systems do not assign it to another server while the proxy refuses connections.
  const port = await freePort();
  const listen = async (): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen();
  async function cut(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  return {
    /** On 127.0.0.1. */
    port,
    /** The number of connections that clients have opened so far. */
    connectionCount: () => connectionCount,
    /** Cuts all connections and refuses new ones. */
    cut,
    /** Forwards nothing in either direction until `resume`; connections stay open. */
    pause() {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    /** Accepts connections again. */
    async restore() {
      if (!server.listening) await listen();
    },
    close: cut,
  };
}
