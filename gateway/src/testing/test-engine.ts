import { readConfig } from '../config.ts';
import type { LiveIntake } from '../domains/context.ts';
import { createEngine, type Engine } from '../execution/engine.ts';
import type { RateLimits } from '../guard/rate/rate-limits.ts';
import { createLogger } from '../observe/logger.ts';
import { createMetrics, type Metrics } from '../observe/metrics.ts';
import { credentialHeaders } from '../rest/credential-jar.ts';
import { UpstreamClient } from '../rest/rest-client.ts';
import { type FakeOrigin, startFakeOrigin } from './fake-origin.ts';
import { sampleCredentials } from './samples.ts';

/** An answer of the graph over HTTP. */
export interface GraphAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
  /** Codes of the errors, in order. */
  readonly codes: readonly unknown[];
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly unknown[];
    readonly extensions: Record<string, unknown>;
  }[];
}

/** A whole graph over a scripted upstream, without sockets of its own. */
export interface TestEngine {
  readonly engine: Engine;
  readonly origin: FakeOrigin;
  readonly rest: UpstreamClient;
  readonly metrics: Metrics;
  /** All that was logged, as text. */
  readonly logged: () => string;
  /** Posts an operation as a signed-in caller; `headers` are put over the caller's, null takes one away. */
  ask(query: string, variables?: unknown, headers?: Record<string, string | null>): Promise<GraphAnswer>;
  /** Posts an operation as a guest. */
  askAsGuest(query: string, variables?: unknown): Promise<GraphAnswer>;
  close(): Promise<void>;
}

interface TestEngineOptions {
  readonly settings?: Record<string, string>;
  readonly live?: LiveIntake;
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
    errors,
    codes: errors.map((error: { extensions?: { code?: unknown } }) => error.extensions?.code),
  };
}

/** Starts a graph over a scripted upstream. */
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
  const engine = createEngine({ config, rest, logger, metrics, live: null, ...options });

  async function post(
    query: string,
    variables: unknown,
    headers: Record<string, string>,
  ): Promise<GraphAnswer> {
    const response = await engine.yoga.fetch('http://localhost:4000/graphql', {
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
    metrics,
    logged: () => lines.join(''),
    ask(query, variables, headers = {}) {
      const all = { ...credentialHeaders(sampleCredentials), ...headers };
      const kept = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
      return post(query, variables, Object.fromEntries(kept));
    },
    askAsGuest: (query, variables) => post(query, variables, {}),
    async close() {
      await rest.close(0);
      await origin.close();
    },
  };
}
