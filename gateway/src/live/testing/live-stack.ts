import { createServer, type Server } from 'node:http';
import { afterEach } from 'vitest';
import { readConfig } from '../../config.ts';
import type { UserWire } from '../../domains/user/shapes.ts';
import { createEngine, type Engine } from '../../execution/engine.ts';
import { createClientAddress } from '../../guard/client-address.ts';
import { createOriginGuard } from '../../guard/origins.ts';
import { unlimited } from '../../guard/rate/rate-limits.ts';
import { createGraphHandler } from '../../http/graph-handler.ts';
import { listen } from '../../http/listen.ts';
import { createLogger } from '../../observe/logger.ts';
import { createMetrics } from '../../observe/metrics.ts';
import { UpstreamClient } from '../../rest/rest-client.ts';
import { type FakeOrigin, json, type Script, startFakeOrigin } from '../../testing/fake-origin.ts';
import { sampleDropinfo, sampleTip, sampleUser } from '../../testing/samples.ts';
import { createLive, type LiveSettings } from '../create-live.ts';
import type { LiveService } from '../live-service.ts';
import { FakeTime } from './fake-time.ts';
import { signHook } from './sign-hook.ts';
import { TestSocket, type TestSocketOptions } from './test-socket.ts';

/** The fake upstream's reply for a token: a user or an error status; `rotateTo` is the next token. */
export interface Persona {
  readonly user?: Partial<UserWire>;
  readonly status?: number;
  readonly rotateTo?: string;
}

const permissions = ['tips', 'default_tips', 'special_tips', 'chatgpt_tips', 'dropinfo', 'dropinfo_filters'];
export const hookSecret = 'hook-secret-of-the-tests-with-32-characters';
const farFuture = '2030-01-01T00:00:00.000Z';

/** A user with a plan and, by default, all permissions. */
export const holder = (sub: string, permission = permissions, expiresAt = farFuture): Persona => ({
  user: { permission, active_sub: { sub, expires_at: expiresAt, goq: false, discord: false } },
});

/** The live delivery of a gateway over a fake upstream, with a fake clock. */
export class LiveStack {
  readonly time = new FakeTime();
  readonly origin: FakeOrigin;
  /** By access token. */
  readonly personas = new Map<string, Persona>([['premium', holder('premium')]]);
  /** The accepted token of the watcher. */
  watcherToken = 'live-1';
  /** When set, the status of all replies to lists. */
  outage: number | null = null;
  /** Number of lists that failed because of an outage. */
  failedReads = 0;
  executions = 0;
  validations = 0;
  /** Number of ended HTTP requests. */
  requestsEnded = 0;
  /** Number of running reads of lists. */
  pendingReads = 0;
  readonly live: LiveService;
  readonly engine: Engine;
  readonly metrics = createMetrics({ process: false });
  url = '';
  readonly #server: Server;
  readonly #closers: (() => Promise<unknown>)[];
  #dropinfos = [sampleDropinfo()];
  #tips = Array.from({ length: 14 }, (_, index) =>
    sampleTip({ id: index + 1, uid: `t-${index + 1}`, idx: index + 1 }),
  );
  #version = 0;
  #validationHold: Promise<void> = Promise.resolve();

  private constructor(origin: FakeOrigin, settings: LiveSettings, env: Record<string, string>) {
    this.origin = origin;
    this.#script();
    const config = readConfig({
      UPSTREAM_URL: origin.url,
      LIVE_EMAIL: 'live@tipgraph.example',
      LIVE_PASSWORD: 'secret',
      LIVE_HOOK_SECRET: hookSecret,
      LOG_LEVEL: 'silent',
      ...env,
    });
    const logger = createLogger(config.logLevel);
    const addressOf = createClientAddress(config.trustedProxies);
    const rest = new UpstreamClient({ upstreamUrl: origin.url, upstreamTimeoutMs: config.upstreamTimeoutMs });
    const live = createLive(
      {
        config,
        rest: { call: (...call) => rest.call(...call), poll: (...call) => this.#track(rest.poll(...call)) },
        logger,
        tracing: null,
        engine: () => counted,
        rateLimits: unlimited,
        addressOf,
        secondsToWait: () => null,
      },
      { timers: this.time, random: () => 1, ...settings },
    );
    const engine = createEngine({ config, rest, logger, metrics: this.metrics, live });
    const counted: Engine = {
      ...engine,
      execute: (...args) => {
        this.executions += 1;
        return engine.execute(...args);
      },
    };
    const graph = createGraphHandler({
      engine: counted,
      rateLimits: unlimited,
      addressOf,
      origins: createOriginGuard(config.publicUrl, config.origins),
      subscribe: live.subscribe,
      logger,
      settings: config,
    });
    this.engine = counted;
    this.live = live;
    const server = createServer((request, response) => {
      response.once('close', () => {
        this.requestsEnded += 1;
      });
      void (request.url === '/hooks/upstream'
        ? live.hook(request, response)
        : graph(request, response, null));
    });
    server.on('upgrade', live.upgrade);
    this.#server = server;
    this.#closers = [
      () => live.disconnect(),
      () => live.close(),
      () =>
        new Promise((resolve) => {
          server.close(resolve);
          server.closeAllConnections();
        }),
      () => rest.close(0),
      () => origin.close(),
    ];
  }

  /** Starts everything and waits for the watcher's baseline; with an outage until a read has failed. */
  static async start(
    settings: LiveSettings = {},
    env: Record<string, string> = {},
    outage: number | null = null,
  ): Promise<LiveStack> {
    const stack = new LiveStack(await startFakeOrigin(), settings, env);
    stack.outage = outage;
    stack.url = `http://127.0.0.1:${await listen(stack.#server, 0, '127.0.0.1')}`;
    await until(() => (outage === null ? stack.live.status().state !== 'stale' : stack.failedReads > 0));
    return stack;
  }

  /** Advances the clock until a condition is true, waiting for running reads. */
  async advanceUntil(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      await this.time.advance(500);
      await until(() => this.pendingReads === 0);
    }
  }

  /** Adds or replaces a dropinfo and triggers a poll. */
  addDropinfo(over: Parameters<typeof sampleDropinfo>[0] & { id: number }): void {
    const others = this.#dropinfos.filter(({ id }) => id !== over.id);
    this.#dropinfos = [...others, sampleDropinfo({ uid: `d-${over.id}`, ...over })];
    this.#version += 1;
    this.live.changed({ kind: 'dropinfo', id: over.id });
  }

  /** Settles tips and triggers a poll. */
  settleTips(ids: readonly number[], over: Parameters<typeof sampleTip>[0] = {}): void {
    this.#tips = this.#tips.map((tip) =>
      ids.includes(tip.id) ? { ...tip, tip_status: 'tip_success', ...over } : tip,
    );
    this.#version += 1;
    this.live.changed({ kind: 'tip', id: ids[0] ?? 1 });
  }

  /** Posts a signed hook; returns the status. */
  async hook(change: object, secret = hookSecret): Promise<number> {
    const body = JSON.stringify(change);
    const signature = signHook(secret, Math.floor(this.time.now() / 1000), body);
    const headers = { 'x-hook-signature': signature, connection: 'close' };
    return (await fetch(`${this.url}/hooks/upstream`, { method: 'POST', body, headers })).status;
  }

  /** Delays the replies of validations until the returned function is called. */
  holdValidations(): () => void {
    let release = () => {};
    this.#validationHold = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  /** Opens a WebSocket and waits for `connection_ack`; null for a guest. */
  async connect(token: string | null = 'premium', options: TestSocketOptions = {}): Promise<TestSocket> {
    const socket = this.open(options);
    await socket.init(token === null ? undefined : credentialsOf(token));
    return socket;
  }

  /** Opens a WebSocket without `connection_init`. */
  open(options: TestSocketOptions = {}): TestSocket {
    return new TestSocket(`${this.url.replace('http', 'ws')}/graphql`, options);
  }

  async close(): Promise<void> {
    for (const close of this.#closers) await Promise.all([close(), this.time.advance(60_000)]);
  }

  async #track<Result>(read: Promise<Result>): Promise<Result> {
    this.pendingReads += 1;
    return read.finally(() => {
      this.pendingReads -= 1;
    });
  }

  #script(): void {
    const { origin } = this;
    const list =
      (body: () => unknown): Script =>
      (request, response) => {
        const tag = `W/"${this.#version}-${request.headers.lang}"`;
        if (this.outage !== null) {
          this.failedReads += 1;
          json({ errors: ['down'] }, this.outage)(request, response);
        } else if (request.headers['access-token'] !== this.watcherToken) {
          json({ errors: ['signed out'] }, 401)(request, response);
        } else if (request.headers['if-none-match'] === tag) {
          response.writeHead(304).end();
        } else {
          json(body(), 200, { etag: tag })(request, response);
        }
      };
    origin.on('GET /plans.json', json({ plans: [] }, 200, { 'set-cookie': 'XSRF-TOKEN=x; Path=/' }));
    origin.on('POST /auth/sign_in.json', (request, response) =>
      json({ data: sampleUser({ is_typer: true }) }, 200, headersOf(this.watcherToken))(request, response),
    );
    const dropinfos = list(() => ({ dropinfos: this.#dropinfos }));
    // No league filter exists.
    origin.on('GET /dropinfos.json', (request, response) =>
      (request.path.includes('league_filter') ? json({ errors: ['Not found'] }, 404) : dropinfos)(
        request,
        response,
      ),
    );
    origin.on(
      'GET /tips.json',
      list(() => ({ tips: this.#tips })),
    );
    origin.on('GET /auth/validate_token.json', async (request, response) => {
      this.validations += 1;
      const persona = this.personas.get(String(request.headers['access-token']));
      await this.#validationHold;
      const status = persona === undefined ? 401 : (persona.status ?? 200);
      const body =
        status === 200
          ? { user: sampleUser(persona?.user), plans: [] }
          : { success: false, errors: ['no'], plans: [] };
      json(
        body,
        status,
        persona?.rotateTo === undefined ? {} : headersOf(persona.rotateTo),
      )(request, response);
    });
  }
}

/** Credentials in a client's payload. */
export const credentialsOf = (accessToken: string, uid = 'ada@tipgraph.example') => ({
  accessToken,
  client: 'c',
  tokenType: 'Bearer',
  uid,
});

/** Credentials in the upstream's response headers. */
export const headersOf = (token: string) => ({
  'access-token': token,
  client: 'c',
  'token-type': 'Bearer',
  uid: 'ada@tipgraph.example',
  expiry: '1900000000',
});

/** Waits until a condition is true; the test's timeout limits the wait. */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

/** Returns a function that starts stacks; they are closed after each test of the file. */
export function startedStacks(): typeof LiveStack.start {
  const stacks: LiveStack[] = [];
  afterEach(async () => {
    await Promise.all(stacks.splice(0).map((stack) => stack.close()));
  });
  return async (...args) => {
    const stack = await LiveStack.start(...args);
    stacks.push(stack);
    return stack;
  };
}
