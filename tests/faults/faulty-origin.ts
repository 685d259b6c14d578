import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Answer } from './faults.ts';

export interface ArrivedCall {
  readonly method: string;
  /** Path below the base address, without the query. */
  readonly path: string;
  readonly requestId: string;
  /** The user; undefined for a guest. */
  readonly uid: string | undefined;
}

const maxCalls = 10_000;

/** An upstream with injected faults. */
export interface FaultyOrigin {
  /** Base address for the gateway's UPSTREAM_URL. */
  readonly url: string;
  /** The latest calls, at most 10 000. */
  readonly calls: ArrivedCall[];
  /** The fault for a call; null for a normal answer. */
  chooseFault: (call: ArrivedCall) => Answer | null;
  /** Cuts all connections and refuses new ones, until `accept`. */
  refuse(): Promise<void>;
  /** Listens again at the same address. */
  accept(): Promise<void>;
  close(): Promise<void>;
}

const base = '/api';

const callOf = ({ method = '', url = '', headers }: IncomingMessage): ArrivedCall => ({
  method,
  path: (url.split('?', 1)[0] ?? '').slice(base.length),
  requestId: String(headers['x-request-id'] ?? ''),
  uid: headers.uid?.toString(),
});

/** @param answer answers the calls without a fault */
export async function startFaultyOrigin(answer: Answer): Promise<FaultyOrigin> {
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const call = callOf(request);
    origin.calls.push(call);
    if (origin.calls.length > maxCalls) origin.calls.shift();
    const fault = origin.chooseFault(call);
    if (fault !== null) request.resume();
    (fault ?? answer)(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const origin: FaultyOrigin = {
    url: `http://127.0.0.1:${port}${base}`,
    calls: [],
    chooseFault: () => null,
    refuse: stop,
    accept: () => listen(port),
    close: () => (server.listening ? stop() : Promise.resolve()),
  };
  return origin;
}
