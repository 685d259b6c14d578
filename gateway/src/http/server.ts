import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Engine } from '../execution/engine.ts';
import { type LoadShedding, tooBusy } from '../guard/load-shedding.ts';
import type { OriginGuard } from '../guard/origins.ts';
import { secureHeaders } from '../guard/secure-headers.ts';
import { maskFault } from '../kit/errors.ts';
import type { Logger } from '../kit/logger.ts';
import type { TraceSpan, Tracing } from '../kit/trace.ts';
import { systemTimers, type Timers } from '../live/timers.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Readiness } from '../observe/readiness.ts';
import type { GraphHandler } from './graph-handler.ts';
import { headerReader, requestIdIn } from './operation-request.ts';
import { destroyStalledConnections } from './stalled-connections.ts';
import type { StaticFiles } from './static-files.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, trace: TraceSpan | null) => unknown;

const maxHeadMs = 10_000;

const slowRequestCheckMs = 5000;

/** Maximum time without reading pending data before a client is disconnected. */
const maxStallMs = 30_000;

interface ServerDeps {
  /**
   * Maximum time to receive a request. Node has one limit for all requests, including uploads. A slow request without files
   * holds only its connection and 64 KiB, and is not executed until it is complete.
   */
  readonly requestTimeoutMs: number;
  readonly timers?: Timers;
  readonly publicUrl: string;
  readonly graph: GraphHandler;
  readonly origins: OriginGuard;
  readonly secondsToWait: LoadShedding;
  readonly metrics: Pick<Metrics, 'text'>;
  readonly reportRefusal: Engine['reportRefusal'];
  readonly readiness: () => Promise<Readiness>;
  readonly hook: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Counts a new socket; returns the seconds to wait when it is refused. */
  readonly admitSocket: (request: IncomingMessage) => number | null | Promise<number | null>;
  readonly tracing: Tracing | null;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Public files of the upstream, at /media/…. */
  readonly media: Handler;
  readonly files: StaticFiles;
  readonly logger: Logger;
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0] ?? '/';

const requestIdOf = (request: IncomingMessage): string => requestIdIn(headerReader(request)) ?? randomUUID();

/** Paths with traces: no files of the web app, no health checks and metrics. */
const tracedPaths = /^\/(?:graphql$|hooks\/upstream$|media\/)/;

function traceRequest(
  tracing: Tracing,
  { method = '', headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
): TraceSpan {
  const route = path.startsWith('/media/') ? '/media/*' : path;
  const { traceparent } = headers;
  const trace = tracing.startSpan(`${method} ${route}`, Array.isArray(traceparent) ? null : traceparent, {
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

function createHandlers(deps: ServerDeps): Readonly<Record<string, Handler>> {
  const { publicUrl, graph, origins, secondsToWait, metrics, reportRefusal, readiness, hook } = deps;
  const secure = secureHeaders(publicUrl);
  return {
    '/graphql': (request, response, trace) => {
      // A page whose preflight fails could not read Retry-After.
      const seconds = request.method === 'OPTIONS' ? null : secondsToWait();
      if (seconds === null) return graph(request, response, trace);
      response.setHeaders(secure);
      const cors = origins.corsHeaders(request.headers.origin, request.headers.host) ?? {};
      for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
      // Discards the unread body.
      response.setHeader('connection', 'close').setHeader('retry-after', seconds);
      const requestId = requestIdOf(request);
      response.setHeader('x-request-id', requestId);
      const errors = [tooBusy(seconds)];
      reportRefusal(errors, null, requestId);
      return sendJson(response, 503, { errors });
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

/** An internal error becomes a masked response with the request id. */
function createRequestHandler(deps: ServerDeps) {
  const { media, files, tracing, logger } = deps;
  const secure = secureHeaders(deps.publicUrl);
  const handlers = createHandlers(deps);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request);
    // The fast path writes all headers in one step.
    if (path !== '/graphql') response.setHeaders(secure);
    const others = path.startsWith('/media/') ? media : files;
    const handler = Object.hasOwn(handlers, path) ? (handlers[path] ?? others) : others;
    const trace =
      tracing !== null && tracedPaths.test(path) ? traceRequest(tracing, request, response, path) : null;
    try {
      await handler(request, response, trace);
    } catch (err) {
      const requestId = requestIdOf(request);
      const error = maskFault(err, requestId, logger);
      if (response.headersSent) return void response.destroy();
      response.setHeaders(secure).setHeader('x-request-id', requestId);
      sendJson(response, 500, { errors: [error] });
    }
  };
}

/** The HTTP server: graph, WebSocket, hook, health, metrics, media and web app. */
export function createGatewayServer(deps: ServerDeps): Server {
  const { requestTimeoutMs: requestTimeout, timers = systemTimers } = deps;
  const handle = createRequestHandler(deps);
  const options = {
    headersTimeout: Math.min(maxHeadMs, requestTimeout),
    requestTimeout,
    connectionsCheckingInterval: Math.min(slowRequestCheckMs, requestTimeout / 4),
    keepAliveTimeout: 65_000,
    shouldUpgradeCallback: shouldUpgrade,
  };
  const lastResponses = new WeakMap<Duplex, ServerResponse>();
  const server = createServer(options, (request, response) => {
    lastResponses.set(request.socket, response);
    // See `shouldUpgrade`.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    void handle(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (isWebSocketUpgrade(request)) void openSocket(deps, request, socket, head);
    else ignoreUpgrade(server, request, socket, head, lastResponses.get(socket));
  });
  destroyStalledConnections(server, timers, maxStallMs);
  return server;
}

async function openSocket(
  { publicUrl, origins, secondsToWait, admitSocket, upgrade, logger }: ServerDeps,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  const destroy = () => socket.destroy();
  const refuse = (status: string, ...headers: string[]): void => {
    // The client may leave the connection half open, and the server's timeouts no longer apply.
    socket.once('finish', destroy);
    const secure = [...secureHeaders(publicUrl)].map(([name, value]) => `${name}: ${value}`);
    const lines = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', ...secure, ...headers];
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  };
  socket.on('error', destroy);
  const seconds = secondsToWait();
  if (seconds !== null) return refuse('503 Service Unavailable', `Retry-After: ${seconds}`);
  try {
    const wait = await admitSocket(request);
    if (wait !== null) return refuse('429 Too Many Requests', `Retry-After: ${wait}`);
    if (pathOf(request) !== '/graphql') return refuse('404 Not Found');
    if (!origins.allows(request.headers.origin, request.headers.host)) return refuse('403 Forbidden');
    socket.off('error', destroy);
    upgrade(request, socket, head);
  } catch (err) {
    logger.error({ err }, 'request fault');
    socket.destroy();
  }
}

const isWebSocketUpgrade = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.trim().toLowerCase() === 'websocket';

/**
 * Whether an upgrade request goes to `upgrade` listeners; used by Node since 24.9. There the body of such a request is not
 * available, so `ignoreUpgrade` could not restore it: a request with a body is handled as a normal one. Node loses the data
 * that follows it in the same packet, so its connection must be closed after the response.
 */
const shouldUpgrade = (request: IncomingMessage): boolean =>
  isWebSocketUpgrade(request) ||
  !('content-length' in request.headers || 'transfer-encoding' in request.headers);

const upgradeHeaders = new Set(['upgrade', 'http2-settings']);

const withoutUpgrade = (value: string): string =>
  value
    .split(',')
    .filter((option) => !upgradeHeaders.has(option.trim().toLowerCase()))
    .join(',');

function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]];
    if (upgradeHeaders.has(name.toLowerCase())) continue;
    const remaining = name.toLowerCase() === 'connection' ? withoutUpgrade(value) : value;
    if (remaining.trim() !== '') lines.push(`${name}: ${remaining}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/**
 * Handles an upgrade request to another protocol, such as h2c, as a normal request, which RFC 9110 allows. Node has released the
 * connection by then, so the head is put back without the upgrade and the connection is emitted again, after the previous
 * response has ended.
 * @param rest data after the head of the request
 * @param previous response to the previous request of the connection
 */
function ignoreUpgrade(
  server: Server,
  request: IncomingMessage,
  socket: Duplex,
  rest: Buffer,
  previous: ServerResponse | undefined,
): void {
  const restart = () => {
    socket.unshift(Buffer.concat([Buffer.from(headOf(request), 'latin1'), rest]));
    server.emit('connection', socket);
  };
  if (previous === undefined || previous.closed) restart();
  else previous.once('close', restart);
}
