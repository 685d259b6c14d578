import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { GatewayConfig } from './config.ts';
import { planList } from './domains/plan/endpoints.ts';
import { createEngine, type Engine } from './execution/engine.ts';
import { type ClientAddress, createClientAddress } from './guard/client-address.ts';
import { createLoadShedding, type LoadFigures, type LoadShedding } from './guard/load-shedding.ts';
import { createOriginGuard } from './guard/origins.ts';
import { createRateLimits, type OpenRateLimits } from './guard/rate/rate-limits.ts';
import { memoryRateStore, redisRateStore } from './guard/rate/rate-store.ts';
import { createToolsKeys } from './guard/tools-key.ts';
import { createGraphHandler } from './http/graph-handler.ts';
import { drain, listen } from './http/listen.ts';
import { createMediaProxy, DownloadSlots, type MediaProxy } from './http/media-proxy.ts';
import { createReferenceSite } from './http/reference/reference-site.ts';
import { createGatewayServer } from './http/server.ts';
import { createStaticFiles, type StaticFiles } from './http/static-files.ts';
import type { Logger } from './kit/logger.ts';
import type { Tracing } from './kit/trace.ts';
import { createLive } from './live/create-live.ts';
import type { LiveService } from './live/live-service.ts';
import { type EventLoopDelay, watchEventLoopDelay } from './observe/event-loop-delay.ts';
import { createLogger } from './observe/logger.ts';
import { createMetrics, exportUpstreamMetrics, type Metrics } from './observe/metrics.ts';
import { readReadiness } from './observe/readiness.ts';
import { createFilePool } from './rest/pool.ts';
import { UpstreamClient } from './rest/rest-client.ts';
import { createSession } from './rest/session.ts';

/** A listening gateway. */
export interface Gateway {
  /** Base URL on this machine. */
  readonly url: string;
  readonly live: LiveService;
  /** Stops accepting requests, waits for running ones, and closes all connections. */
  close(): Promise<void>;
}

interface GatewayOptions {
  readonly clock?: () => Date;
  readonly logger?: Logger;
  /** Replaces the measured load. */
  readonly load?: LoadFigures;
  /** Enables the fast path, compiled queries and the response cache; true by default. */
  readonly useFastPaths?: boolean;
}

/** Loads the tracing library only when it is configured. */
async function openTraces({ tracesUrl }: GatewayConfig): Promise<Tracing | null> {
  if (tracesUrl === null) return null;
  const { openTracing, sendSpans } = await import('./observe/open-tracing.ts');
  return openTracing(sendSpans(tracesUrl));
}

/** Time that running requests get to finish during a shutdown. */
const graceMs = 8000;

/** Timeout of the upstream probe of /readyz. */
const probeMs = 2000;

/** How long an operation may wait for Redis to count it. */
const rateStoreTimeoutMs = 100;

/** A local host name that reaches the listening address. */
function reachableHost(host: string): string {
  const loopback = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return loopback.includes(':') ? `[${loopback}]` : loopback;
}

/** @throws StartError when the gateway cannot listen or serve its pages */
export async function startGateway(config: GatewayConfig, options: GatewayOptions = {}): Promise<Gateway> {
  const gateway = new GatewayProcess(config, options, await openTraces(config));
  await gateway.listen();
  return gateway;
}

class GatewayProcess implements Gateway {
  readonly live: LiveService;
  url = '';
  readonly #config: GatewayConfig;
  readonly #logger: Logger;
  readonly #metrics: Metrics = createMetrics({ process: true });
  readonly #tracing: Tracing | null;
  readonly #rest: UpstreamClient;
  readonly #rateLimits: OpenRateLimits;
  readonly #addressOf: ClientAddress;
  readonly #engine: Engine;
  readonly #media: MediaProxy;
  readonly #loopDelay: EventLoopDelay = watchEventLoopDelay();
  readonly #secondsToWait: LoadShedding;
  readonly #server: Server;
  #draining = false;
  #closing: Promise<void> | null = null;

  constructor(config: GatewayConfig, options: GatewayOptions, tracing: Tracing | null) {
    this.#config = config;
    this.#logger = options.logger ?? createLogger(config.logLevel);
    this.#tracing = tracing;
    const files = createStaticFiles(config);
    const [metrics, logger] = [this.#metrics, this.#logger];
    for (const setting of config.renamedSettings) logger.warn(setting, 'setting has another name now');
    this.#rest = this.#connectUpstream();
    this.#rateLimits = this.#openRateLimits();
    this.#addressOf = createClientAddress(config.trustedProxies);
    const [rest, addressOf] = [this.#rest, this.#addressOf];
    this.#secondsToWait = createLoadShedding({
      limits: { maxDelayMs: config.maxEventLoopDelayMs, maxOperations: config.maxConcurrentOperations },
      figures: options.load ?? {
        eventLoopDelayMs: this.#loopDelay.ms,
        operations: () => this.#engine.running(),
      },
      random: Math.random,
      onChange: (isShedding) => logger.warn({ isShedding }, 'load shedding'),
    });
    const slots = new DownloadSlots();
    const mediaPool = createFilePool(config.upstreamUrl);
    this.#media = createMediaProxy(mediaPool, (request) => slots.take(addressOf(request)));
    this.live = createLive(
      {
        config,
        rest,
        logger,
        tracing,
        engine: () => this.#engine,
        rateLimits: this.#rateLimits,
        addressOf,
        secondsToWait: this.#secondsToWait,
      },
      options.clock === undefined ? {} : { clock: options.clock },
    );
    const { live } = this;
    this.#engine = createEngine({
      config,
      rest,
      logger,
      metrics,
      live,
      useFastPaths: options.useFastPaths ?? true,
    });
    this.#exportLiveMetrics();
    this.#server = this.#createServer(files, options);
  }

  /** Closes everything when listening fails. */
  async listen(): Promise<void> {
    const { port: configuredPort, host, upstreamUrl: upstream } = this.#config;
    const port = await listen(this.#server, configuredPort, host).catch(async (error: unknown) => {
      await this.live.close();
      await this.#closeServices();
      throw error;
    });
    this.url = `http://${reachableHost(host)}:${port}`;
    this.#logger.info({ port, upstream, live: this.live.status().state }, 'gateway listens');
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  #connectUpstream(): UpstreamClient {
    const { upstreamUrl, upstreamTimeoutMs } = this.#config;
    return new UpstreamClient({
      upstreamUrl,
      upstreamTimeoutMs,
      onCall: (report) => {
        this.#metrics.call(report);
        if (report.status !== null && report.status < 500) this.live.upstreamAnswered();
        this.#logger.debug(report, 'upstream call');
      },
      onCircuit: (change) => this.#logger.warn(change, 'upstream circuit'),
    });
  }

  #openRateLimits(): OpenRateLimits {
    const { rateLimit, redisUrl, toolsKeys } = this.#config;
    const store =
      redisUrl === null || rateLimit.operations === 0
        ? memoryRateStore()
        : redisRateStore({
            url: redisUrl,
            timeoutMs: rateStoreTimeoutMs,
            onLocal: this.#metrics.rateLimitFallback,
            onError: (err) => this.#logger.warn({ err }, 'Redis is unavailable: rate limits are local'),
          });
    return createRateLimits({
      store,
      ...rateLimit,
      isTool: createToolsKeys(toolsKeys),
      onRejected: this.#metrics.rateLimited,
    });
  }

  #exportLiveMetrics(): void {
    const { live } = this;
    const metrics = this.#metrics;
    exportUpstreamMetrics(metrics, this.#rest);
    metrics.gauge('tipgraph_live_sockets', 'Open WebSockets.', () => live.size().sockets);
    metrics.gauge('tipgraph_live_subscriptions', 'Running subscriptions.', () => live.size().subscriptions);
    metrics.gauge('tipgraph_live_staleness_seconds', 'Age of the oldest live list; NaN without one.', () => {
      const { ageMs } = live.status();
      return ageMs === null ? Number.NaN : ageMs / 1000;
    });
    metrics.gauge(
      'tipgraph_live_leader',
      'Whether this gateway polls the upstream for the deployment.',
      () => (live.status().leader ? 1 : 0),
    );
    metrics.gauge(
      'tipgraph_operations_running',
      'Running queries, mutations and payloads.',
      this.#engine.running,
    );
  }

  #createServer(files: StaticFiles, options: GatewayOptions): Server {
    const config = this.#config;
    const [engine, logger, metrics, rest] = [this.#engine, this.#logger, this.#metrics, this.#rest];
    const [rateLimits, addressOf, { live }] = [this.#rateLimits, this.#addressOf, this];
    const origins = createOriginGuard(config.publicUrl, config.origins);
    const reference = createReferenceSite(config);
    return createGatewayServer({
      publicUrl: config.publicUrl,
      graph: createGraphHandler({
        engine,
        rateLimits,
        addressOf,
        origins,
        subscribe: live.subscribe,
        logger,
        settings: config,
        fastPath: options.useFastPaths ?? true,
      }),
      requestTimeoutMs: config.requestTimeoutMs,
      origins,
      secondsToWait: this.#secondsToWait,
      metrics,
      readiness: () =>
        readReadiness({
          rest,
          probe: () =>
            rest.call(planList, {}, createSession({ timeoutMs: probeMs, requestId: randomUUID() })),
          live: live.status,
          draining: () => this.#draining,
        }),
      hook: live.hook,
      admitSocket: (request) => rateLimits.admitSocket(addressOf(request)),
      tracing: this.#tracing,
      upgrade: live.upgrade,
      media: this.#media.handle,
      files: (request, response) => void (reference(request, response) || files(request, response)),
      logger,
    });
  }

  async #close(): Promise<void> {
    this.#draining = true;
    this.#logger.info({}, 'gateway drains');
    const drained = drain(this.#server, graceMs);
    await this.live.close();
    await drained;
    await this.#closeServices();
    this.#logger.info({}, 'gateway stopped');
  }

  async #closeServices(): Promise<void> {
    this.#loopDelay.close();
    await this.#rest.close();
    await this.#media.close();
    this.#rateLimits.close();
    await this.#tracing?.close();
  }
}
