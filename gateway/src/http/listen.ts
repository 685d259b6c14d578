import type { Server } from 'node:http';

/** A start that failed for a reason that a person can fix; the message is one line for them. */
export class StartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StartError';
  }
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'does not belong to this machine',
  ENOTFOUND: 'is not known',
};

/** Listens; gives the port that was taken (for port 0, any free one). Throws `StartError` where it cannot. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? `cannot be used (${error.code ?? error.message})`;
      const culprit =
        error.code === 'EADDRINUSE' || error.code === 'EACCES' ? `Port ${port}` : `Address ${host}`;
      reject(
        new StartError(
          `${culprit} ${reason}; set ${culprit.startsWith('Port') ? 'PORT' : 'HOST'} to another one.`,
          error,
        ),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/**
 * Stops accepting and waits until every request in flight has ended, at most `graceMs`; what is left then is cut.
 * Connections that fall idle are closed at once.
 */
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
