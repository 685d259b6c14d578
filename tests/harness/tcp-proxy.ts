import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can cut, refuse and stall connections. */
export interface TcpProxy {
  /** On 127.0.0.1. */
  readonly port: number;
  /** The number of connections that clients have opened so far. */
  readonly connectionCount: () => number;
  /** Cuts all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  restore(): Promise<void>;
  /** Forwards nothing in either direction until `resume`; connections stay open. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

/** Starts a proxy to a local port. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
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
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : port;
  };
  const port = await listen(0);
  async function cut(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  return {
    port,
    connectionCount: () => connectionCount,
    cut,
    pause() {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    async restore() {
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}
