import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Tells the parent the address of a server that is ready, and ends on SIGTERM or when the parent is gone. */
export function announce(url: string): void {
  process.send?.({ ready: url });
  process.on('SIGTERM', () => process.exit(0));
  process.on('disconnect', () => process.exit(0));
}

/** Serves on a free loopback port and announces it. */
export function serve(listener: RequestListener, path = ''): Server {
  const server = createServer({ keepAliveTimeout: 60_000 }, listener);
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
    const { port } = server.address() as AddressInfo;
    announce(`http://127.0.0.1:${port}${path}`);
  });
  return server;
}

/** The text of a request's body. */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () =>
      resolve((chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))?.toString() ?? ''),
    );
    request.on('error', reject);
  });
}
