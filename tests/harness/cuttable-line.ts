import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line between a client and a server that can be cut, refuse, and hold back what is on its way. */
export interface CuttableLine {
  /** Its own port on this machine. */
  readonly port: number;
  /** How many connections were opened over it. */
  readonly opened: () => number;
  /** Cuts all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Takes connections again. */
  restore(): Promise<void>;
  /** Lets nothing through, in either direction, until `release`; all connections look open. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

/** Opens a line to a port of this machine. */
export async function openCuttableLine(target: number): Promise<CuttableLine> {
  const open = new Set<Socket>();
  let opened = 0;
  let isHeld = false;
  const server = createServer((near) => {
    opened += 1;
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('end', () => to.end());
      if (isHeld) from.pause();
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
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
    for (const socket of open) socket.destroy();
    await closed;
  }
  return {
    port,
    opened: () => opened,
    cut,
    hold() {
      isHeld = true;
      for (const socket of open) socket.pause();
    },
    release() {
      isHeld = false;
      for (const socket of open) socket.resume();
    },
    async restore() {
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}
