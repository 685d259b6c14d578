import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that went through the tap. */
export interface TappedCall {
  method: string;
  /** Path below the base address, or the whole path of what lies beside it; without the query. */
  path: string;
  status: number;
  /** Id of the request that the gateway makes it for. */
  requestId: string;
}

/** What the tap does with a call: pass it on, cut the connection, pass it on but lose the answer, or answer it itself. */
export type TapMode =
  | 'pass'
  | 'cut'
  | 'lose'
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** A small proxy between the gateway and the upstream that writes down each call and can stand in for a fault. */
export interface UpstreamTap {
  /** Base address for the gateway's UPSTREAM_URL. */
  readonly url: string;
  readonly calls: TappedCall[];
  mode: TapMode;
  /** Addresses whose calls end in a fault of the upstream; null for none. */
  faulty: RegExp | null;
  /** Sees every request before anything is done with it. */
  onCall: (request: IncomingMessage) => void;
  close(): Promise<void>;
}

/** Starts a tap in front of an upstream's base address (`http://host:port/api`). */
export async function startUpstreamTap(target: string): Promise<UpstreamTap> {
  const base = new URL(target);
  const calls: TappedCall[] = [];
  const server = createServer((incoming, outgoing) => {
    const { mode } = tap;
    tap.onCall(incoming);
    if (mode === 'cut') {
      incoming.socket.destroy();
      return;
    }
    if (tap.faulty?.test(incoming.url ?? '')) {
      incoming.resume();
      outgoing.writeHead(500, { 'content-type': 'application/json' }).end('{"errors":["Fault"]}');
      return;
    }
    if (typeof mode === 'function') {
      mode(incoming, outgoing);
      return;
    }
    const url = new URL(incoming.url ?? '/', base);
    const passed = request(url, { method: incoming.method, headers: incoming.headers }, (reply) => {
      const isBelowBase = url.pathname.startsWith(`${base.pathname}/`);
      const path = isBelowBase ? url.pathname.slice(base.pathname.length) : url.pathname;
      calls.push({
        method: incoming.method ?? '',
        path,
        status: reply.statusCode ?? 0,
        requestId: String(incoming.headers['x-request-id']),
      });
      if (mode === 'lose') {
        reply.resume();
        incoming.socket.destroy();
        return;
      }
      outgoing.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      reply.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const tap: UpstreamTap = {
    url: `http://127.0.0.1:${port}${base.pathname}`,
    calls,
    mode: 'pass',
    faulty: null,
    onCall: () => {},
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return tap;
}
