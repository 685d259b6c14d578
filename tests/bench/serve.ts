import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves on a free loopback port, tells the parent the address, and ends on SIGTERM. */
export function serve(listener: RequestListener, path = ''): Server {
  const server = createServer({ keepAliveTimeout: 60_000 }, listener);
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.send?.({ ready: `http://127.0.0.1:${port}${path}` });
  });
  process.on('SIGTERM', () => process.exit(0));
  return server;
}
