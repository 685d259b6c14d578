import type { Server } from 'node:http';
import { StartError } from '../kit/start-error.ts';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'does not belong to this machine',
  ENOTFOUND: 'is unknown',
};

/**
 * Returns the port that was bound.
 * @param port 0 for any free port
 * @throws StartError
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? `cannot be used (${error.code ?? error.message})`;
      const isPort = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      const [subject, setting] = isPort ? [`Port ${port}`, 'PORT'] : [`Address ${host}`, 'HOST'];
      reject(new StartError(`${subject} ${reason}; set ${setting} to another one.`, error));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Stops accepting connections and waits up to `graceMs` for running requests, then closes all connections. */
export function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
}
