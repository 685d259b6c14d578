import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine that was free a moment ago. */
export function freePort(): Promise<number> {
  return tryPort(0, '127.0.0.1');
}

/**
 * Listens on a port for a moment.
 * @param port 0 for any free one
 * @returns the port; rejects with the system's error, for example EADDRINUSE
 */
export function tryPort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      server.close(() => resolve(taken));
    });
  });
}
