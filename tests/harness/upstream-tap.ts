import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listenLocally } from '../../upstream/src/testing/listen-locally.ts';

export interface TappedCall {
  method: string;
  /** Path without the query, relative to the base address where it is below that. */
  path: string;
  status: number;
  /** The `x-request-id` header. */
  requestId: string;
}

/** Forward a call, cut its connection, forward it but drop the response, or respond, unless the function returns 'pass'. */
export type TapMode =
  | 'pass'
  | 'cut'
  | 'lose'
  | ((request: IncomingMessage, response: ServerResponse) => unknown);

/** A proxy between gateway and upstream that records each call and can inject faults. */
export interface UpstreamTap {
  /** Base address for the gateway's UPSTREAM_URL. */
  readonly url: string;
  readonly calls: TappedCall[];
  mode: TapMode;
  /** Calls whose URL matches get status 500. */
  faulty: RegExp | null;
  /** Called for every request before it is forwarded. */
  onCall: (request: IncomingMessage) => void;
  close(): Promise<void>;
}

/** @param target the upstream's base address, such as `http://host:port/api` */
export async function startUpstreamTap(target: string): Promise<UpstreamTap> {
  const base = new URL(target);
  const calls: TappedCall[] = [];
  // Responses carry the upstream's `Keep-Alive`: the tap must not close an idle connection before the upstream would.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
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
    if (typeof mode === 'function' && mode(incoming, outgoing) !== 'pass') return;
    const url = new URL(incoming.url ?? '/', base);
    const forwarded = request(url, { method: incoming.method, headers: incoming.headers }, (reply) => {
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
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const { url: address, close } = await listenLocally(server);
  const tap: UpstreamTap = {
    url: `${address}${base.pathname}`,
    calls,
    mode: 'pass',
    faulty: null,
    onCall: () => {},
    close,
  };
  return tap;
}
