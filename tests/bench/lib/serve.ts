import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Reports the address of a ready server to the parent, and ends on SIGTERM or when the parent ends. */
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

/** Reads a request's body. */
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
