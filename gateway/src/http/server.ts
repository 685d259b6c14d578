import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type LoadShedding, tooBusy } from '../guard/load-shedding.ts';
import type { OriginGuard } from '../guard/origins.ts';
import { headerSetter, secureHeaders } from '../guard/secure-headers.ts';
import { maskFault } from '../kit/errors.ts';
import type { Logger } from '../kit/logger.ts';
import type { TraceSpan, Tracing } from '../kit/trace.ts';
import { systemTimers } from '../live/timers.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Readiness } from '../observe/readiness.ts';
import type { GraphHandler } from './graph-handler.ts';
import { requestIdIn } from './operation-request.ts';
import { cutStalledReaders } from './stalled-readers.ts';
import type { StaticFiles } from './static-files.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, trace: TraceSpan | null) => unknown;

const maxHeadMs = 10_000;

const slowRequestCheckMs = 5000;

/** How long a reader may take nothing of what waits for it. */
const usualStallMs = 30_000;

export interface ServerParts {
  /**
   * How long a request may take to come in whole, in milliseconds. Node has one bound for all requests, those with
   * pictures too; a slow one without holds its connection and 64 KiB at most, and runs nothing before it is whole.
   */
  readonly requestTimeoutMs: number;
  /** How long a reader may take nothing of what waits for it, in milliseconds; half a minute when absent. */
  readonly maxStallMs?: number;
  readonly publicUrl: string;
  readonly graph: GraphHandler;
  readonly origins: OriginGuard;
  readonly secondsToWait: LoadShedding;
  readonly metrics: Metrics;
  readonly readiness: () => Promise<Readiness>;
  readonly hook: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Counts the opening of a socket; seconds to wait when it is one too many, else null. */
  readonly admitSocket: (request: IncomingMessage) => number | null | Promise<number | null>;
  readonly tracing: Tracing | null;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Public files of the upstream, at /media/…. */
  readonly media: Handler;
  readonly files: StaticFiles;
  readonly logger: Logger;
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] ?? '/';

/** The id that a request came with, or a new one. */
const idOf = ({ headers }: IncomingMessage): string =>
  requestIdIn((name) => {
    const value = headers[name];
    return Array.isArray(value) ? undefined : value;
  }) ?? randomUUID();

/** What is worth a trace: not the files of the web app, and not what looks at the gateway itself. */
const traced = /^\/(?:graphql$|hooks\/upstream$|media\/)/;

function traceRequest(
  tracing: Tracing,
  { method = '', headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
): TraceSpan {
  const route = path.startsWith('/media/') ? '/media/*' : path;
  const told = headers.traceparent;
  const trace = tracing.startSpan(`${method} ${route}`, Array.isArray(told) ? null : told, {
    'http.request.method': method,
    'http.route': route,
  });
  response.once('close', () => {
    const { statusCode, writableFinished } = response;
    trace.setAttributes({ 'http.response.status_code': statusCode });
    trace.end(statusCode >= 500 ? String(statusCode) : writableFinished ? null : 'cut off');
  });
  return trace;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

function createHandlers(parts: ServerParts): Readonly<Record<string, Handler>> {
  const { publicUrl, graph, origins, secondsToWait, metrics, readiness, hook } = parts;
  const secure = headerSetter(secureHeaders(publicUrl));
  return {
    '/graphql': (request, response, trace) => {
      // A page that may not even ask would not learn when to come again.
      const seconds = request.method === 'OPTIONS' ? null : secondsToWait();
      if (seconds === null) return graph(request, response, trace);
      secure(response);
      const cors = origins.corsHeaders(request.headers.origin, request.headers.host) ?? {};
      for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
      // What was not read of the request ends with its connection.
      response.setHeader('connection', 'close').setHeader('retry-after', seconds);
      response.setHeader('x-request-id', idOf(request));
      return sendJson(response, 503, { errors: [tooBusy(seconds)] });
    },
    '/healthz': (_, response) => sendJson(response, 200, { alive: true }),
    '/readyz': async (_, response) => {
      const state = await readiness();
      sendJson(response, state.ready ? 200 : 503, state);
    },
    '/metrics': async (_, response) => {
      const { contentType, body } = await metrics.text();
      response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
    },
    '/hooks/upstream': (request, response) => {
      if (request.method === 'POST') return hook(request, response);
      response.writeHead(405, { allow: 'POST' }).end();
      return undefined;
    },
  };
}

/** Makes what answers all requests; a fault is an answer too, with the id of its request. */
function createRequestHandler(parts: ServerParts) {
  const { media, files, tracing, logger } = parts;
  const secure = headerSetter(secureHeaders(parts.publicUrl));
  const handlers = createHandlers(parts);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request);
    // The fast path writes its whole head at once.
    if (path !== '/graphql') secure(response);
    const others = path.startsWith('/media/') ? media : files;
    const handler = Object.hasOwn(handlers, path) ? (handlers[path] ?? others) : others;
    const trace =
      tracing !== null && traced.test(path) ? traceRequest(tracing, request, response, path) : null;
    try {
      await handler(request, response, trace);
    } catch (err) {
      const requestId = idOf(request);
      const error = maskFault(err, requestId, logger);
      if (response.headersSent) return void response.destroy();
      secure(response);
      response.setHeader('x-request-id', requestId);
      sendJson(response, 500, { errors: [error] });
    }
  };
}

/** Makes the one server: the graph, its WebSocket, the hook, health, metrics and the web app. */
export function createGatewayServer(parts: ServerParts): Server {
  const { requestTimeoutMs: requestTimeout, maxStallMs = usualStallMs } = parts;
  const handle = createRequestHandler(parts);
  const options = {
    headersTimeout: Math.min(maxHeadMs, requestTimeout),
    requestTimeout,
    connectionsCheckingInterval: Math.min(slowRequestCheckMs, requestTimeout / 4),
    keepAliveTimeout: 65_000,
    shouldUpgradeCallback: shouldUpgrade,
  };
  const answers = new WeakMap<Duplex, ServerResponse>();
  const server = createServer(options, (request, response) => {
    answers.set(request.socket, response);
    // See `shouldUpgrade`.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    void handle(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (asksForWebSocket(request)) void openSocket(parts, request, socket, head);
    else ignoreUpgrade(server, { request, socket, rest: head, before: answers.get(socket) });
  });
  cutStalledReaders(server, systemTimers, maxStallMs);
  return server;
}

/** Takes over a connection that asks to be a WebSocket, or says why not. */
async function openSocket(
  { origins, secondsToWait, admitSocket, upgrade, logger }: ServerParts,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  const giveUp = () => socket.destroy();
  const refuse = (status: string, ...more: string[]): void => {
    // Its client need not close it, and no limit of the server's is on it any more.
    socket.once('finish', giveUp);
    socket.end(
      [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', ...more, '', ''].join('\r\n'),
    );
  };
  socket.on('error', giveUp);
  const seconds = secondsToWait();
  if (seconds !== null) return refuse('503 Service Unavailable', `Retry-After: ${seconds}`);
  try {
    const wait = await admitSocket(request);
    if (wait !== null) return refuse('429 Too Many Requests', `Retry-After: ${wait}`);
    if (pathOf(request) !== '/graphql') return refuse('404 Not Found');
    if (!origins.allows(request.headers.origin, request.headers.host)) return refuse('403 Forbidden');
    socket.off('error', giveUp);
    upgrade(request, socket, head);
  } catch (err) {
    logger.error({ err }, 'request fault');
    socket.destroy();
  }
}

/** Whether a request asks for the one other protocol that is spoken here. */
const asksForWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.trim().toLowerCase() === 'websocket';

/**
 * Whether a request that asks for another protocol goes to `upgrade` listeners; Node consults this from 24.9 on. It keeps the body of
 * such a request to itself there, so `ignoreUpgrade` could not put it back: a request with a body is answered as a usual one.
 * Node loses what came in the same packet behind it, so its connection must be closed after the answer.
 */
const shouldUpgrade = (request: IncomingMessage): boolean =>
  asksForWebSocket(request) ||
  !('content-length' in request.headers || 'transfer-encoding' in request.headers);

/** Headers that belong to the asking alone. */
const asking = new Set(['upgrade', 'http2-settings']);

/** The options of a connection but those of the asking. */
const keptOptions = (value: string): string =>
  value
    .split(',')
    .filter((option) => !asking.has(option.trim().toLowerCase()))
    .join(',');

/** The head of a request as it came, without its asking for another protocol. */
function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]];
    if (asking.has(name.toLowerCase())) continue;
    const kept = name.toLowerCase() === 'connection' ? keptOptions(value) : value;
    if (kept.trim() !== '') lines.push(`${name}: ${kept}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

interface IgnoredUpgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** What came behind the request's head. */
  readonly rest: Buffer;
  /** The answer to the request before it on the connection; undefined without one. */
  readonly before: ServerResponse | undefined;
}

/**
 * Answers a request that asks for another protocol, such as h2c, as if it had not, which RFC 9110 leaves to a server. Node has
 * let go of its connection by then, so the request is put back onto it without the asking, and the connection given in anew:
 * after the answer before it, which belongs to what was let go.
 */
function ignoreUpgrade(server: Server, { request, socket, rest, before }: IgnoredUpgrade): void {
  const giveIn = () => {
    socket.unshift(Buffer.concat([Buffer.from(headOf(request), 'latin1'), rest]));
    server.emit('connection', socket);
  };
  if (before === undefined || before.closed) giveIn();
  else before.once('close', giveIn);
}
