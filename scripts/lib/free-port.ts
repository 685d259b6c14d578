import { randomInt } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { UserError } from './base.ts';

/**
 * A port that is free at this moment. It is below the ports that systems give to outgoing connections, one of which could
 * take it before the caller does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    try {
      return await tryPort(randomInt(20_000, 32_768), '127.0.0.1');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
}

/** @throws UserError when the port is in use */
export async function requireFreePort(port: number): Promise<void> {
  await tryPort(port, '127.0.0.1').catch(() => {
    throw new UserError(`Port ${port} is in use. Set PORT to another one.`);
  });
}

/**
 * Opens and closes a port.
 * @param port 0 for any free port
 * @returns the port
 * @throws the system's error, for example EADDRINUSE
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
