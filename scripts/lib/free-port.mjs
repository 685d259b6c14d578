import { createServer } from 'node:net';

/** A port of this machine that was free a moment ago. */
export function freePort() {
  return tryPort(0, '127.0.0.1');
}

/**
 * Listens on a port for a moment.
 * @param {number} port 0 for any free one
 * @param {string} host
 * @returns {Promise<number>} the port; rejects with the system's error, for example EADDRINUSE
 */
export function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(address.port));
    });
  });
}
