import type { Server } from 'node:http';
import { type GatewayConfig, readConfig } from '../config.ts';
import type { LiveHandle } from '../domains/context.ts';
import { createEngine, type Engine } from '../execution/engine.ts';
import { createClientAddress } from '../guard/client-address.ts';
import { createOriginGuard } from '../guard/origins.ts';
import { type RateLimits, unlimited } from '../guard/rate/rate-limits.ts';
import type { HttpDeps } from '../http/execute-http-operation.ts';
import { createGraphHandler } from '../http/graph-handler.ts';
import { listen } from '../http/listen.ts';
import { createGatewayServer } from '../http/server.ts';
import { createLogger } from '../observe/logger.ts';
import { createMetrics, type Metrics } from '../observe/metrics.ts';
import { UpstreamClient } from '../rest/rest-client.ts';
import { type FakeOrigin, startFakeOrigin } from './fake-origin.ts';
import { credentialHeaders, sampleCredentials } from './samples.ts';

interface GraphAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
  readonly extensions: unknown;
  /** Codes of the errors, in order. */
  readonly codes: readonly unknown[];
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly unknown[];
    readonly extensions: Record<string, unknown>;
  }[];
}

/** The engine behind the gateway's HTTP server, with a scripted upstream. */
export interface TestEngine {
  readonly engine: Engine;
  readonly origin: FakeOrigin;
  readonly rest: UpstreamClient;
  /** URL of the server without a path. */
  readonly url: string;
  readonly metrics: Metrics;
  readonly logged: () => string;
  /** @param path /graphql by default */
  send(init: RequestInit, path?: string): Promise<Response>;
  /** Posts an operation as a signed-in caller. @param headers override the caller's; null removes one */
  execute(query: string, variables?: unknown, headers?: Record<string, string | null>): Promise<GraphAnswer>;
  /** Posts an operation as a guest. */
  executeAsGuest(query: string, variables?: unknown): Promise<GraphAnswer>;
  close(): Promise<void>;
}

interface TestEngineOptions {
  readonly settings?: Record<string, string>;
  readonly live?: LiveHandle;
  readonly rateLimits?: RateLimits;
}

async function read(response: Response): Promise<GraphAnswer> {
  const text = await response.text();
  const body = text === '' ? {} : JSON.parse(text);
  const errors = body.errors ?? [];
  return {
    status: response.status,
    headers: response.headers,
    data: body.data,
    extensions: body.extensions,
    errors,
    codes: errors.map((error: { extensions?: { code?: unknown } }) => error.extensions?.code),
  };
}

interface ServerOptions extends Pick<HttpDeps, 'engine' | 'rateLimits' | 'logger'> {
  readonly metrics: Metrics;
}

/** The gateway's server with the graph only. */
function createServer(config: GatewayConfig, { engine, rateLimits, logger, metrics }: ServerOptions): Server {
  const origins = createOriginGuard(config.publicUrl, config.origins);
  const addressOf = createClientAddress(config.trustedProxies);
  const unexpected = () => {
    throw new Error('A test engine serves the graph only.');
  };
  return createGatewayServer({
    publicUrl: config.publicUrl,
    requestTimeoutMs: config.requestTimeoutMs,
    graph: createGraphHandler({
      engine,
      rateLimits,
      addressOf,
      origins,
      subscribe: unexpected,
      logger,
      settings: config,
    }),
    origins,
    secondsToWait: () => null,
    metrics,
    reportRefusal: engine.reportRefusal,
    readiness: unexpected,
    hook: unexpected,
    admitSocket: unexpected,
    tracing: null,
    upgrade: unexpected,
    media: unexpected,
    files: unexpected,
    logger,
  });
}

export async function startTestEngine(options: TestEngineOptions = {}): Promise<TestEngine> {
  const origin = await startFakeOrigin();
  const config = readConfig({ UPSTREAM_URL: origin.url, LOG_LEVEL: 'trace', ...options.settings });
  const lines: string[] = [];
  const logger = createLogger(config.logLevel, { write: (line) => void lines.push(line) });
  const metrics = createMetrics({ process: false });
  const rest = new UpstreamClient({
    upstreamUrl: config.upstreamUrl,
    upstreamTimeoutMs: config.upstreamTimeoutMs,
    onCall: (report) => {
      metrics.call(report);
      logger.debug(report, 'upstream call');
    },
  });
  const { live = null, rateLimits = unlimited } = options;
  const engine = createEngine({ config, rest, logger, metrics, live });
  const server = createServer(config, { engine, rateLimits, logger, metrics });
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  const send: TestEngine['send'] = (init, path = '/graphql') => fetch(`${url}${path}`, init);

  async function post(
    query: string,
    variables: unknown,
    headers: Record<string, string>,
  ): Promise<GraphAnswer> {
    const response = await send({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return read(response);
  }

  return {
    engine,
    origin,
    rest,
    url,
    send,
    metrics,
    logged: () => lines.join(''),
    execute(query, variables, headers = {}) {
      const all = { ...credentialHeaders(sampleCredentials), ...headers };
      const present = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
      return post(query, variables, Object.fromEntries(present));
    },
    executeAsGuest: (query, variables) => post(query, variables, {}),
    async close() {
      server.close();
      server.closeAllConnections();
      await rest.close(0);
      await origin.close();
    },
  };
}
