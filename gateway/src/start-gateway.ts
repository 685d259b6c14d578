import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { GatewayConfig } from './config.ts';
import { planList } from './domains/plan/endpoints.ts';
import { createEngine, type Engine } from './execution/engine.ts';
import { createClientAddress } from './guard/client-address.ts';
import { createLoadShedding, type LoadFigures } from './guard/load-shedding.ts';
import { createOriginGuard } from './guard/origins.ts';
import { createRateLimits, type RateLimits } from './guard/rate/rate-limits.ts';
import { memoryRateStore, redisRateStore } from './guard/rate/rate-store.ts';
import { createToolsKeys } from './guard/tools-key.ts';
import { createGraphHandler } from './http/graph-handler.ts';
import { drain, listen } from './http/listen.ts';
import { createDownloadSlots, createMediaProxy } from './http/media-proxy.ts';
import { createReferenceSite } from './http/reference/reference-site.ts';
import { createGatewayServer } from './http/server.ts';
import { createStaticFiles } from './http/static-files.ts';
import type { Logger } from './kit/logger.ts';
import { memoize } from './kit/memoize.ts';
import type { Tracing } from './kit/trace.ts';
import { createLive } from './live/create-live.ts';
import type { LiveService } from './live/live-service.ts';
import { watchEventLoopDelay } from './observe/event-loop-delay.ts';
import { createLogger } from './observe/logger.ts';
import { createMetrics, exportUpstreamMetrics, type Metrics } from './observe/metrics.ts';
import { readReadiness } from './observe/readiness.ts';
import { createFilePool } from './rest/pool.ts';
import { UpstreamClient } from './rest/rest-client.ts';
import { UpstreamSession } from './rest/session.ts';

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

interface GatewayOptions {
  readonly logger?: Logger;
  /** Replaces the measured load. */
  readonly load?: LoadFigures;
  /** Enables the fast path, compiled queries and the response cache; true by default. */
  readonly useFastPaths?: boolean;
}

/** Loads the tracing library only when it is configured. */
async function openTraces({ otelExporterOtlpEndpoint: url }: GatewayConfig): Promise<Tracing | null> {
  if (url === null) return null;
  const { openTracing, sendSpans } = await import('./observe/open-tracing.ts');
  return openTracing(sendSpans(url));
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
export async function startGateway(config: GatewayConfig, options: GatewayOptions = {}) {
  const services = openServices(config, options, await openTraces(config));
  const { live, logger } = services;
  let draining = false;
  const server = createServer(services, () => draining);
  const { host, upstreamUrl: upstream } = config;
  const port = await listen(server, config.port, host).catch(async (error: unknown) => {
    await live.close();
    await services.close();
    throw error;
  });
  logger.info({ port, upstream, live: live.status().state }, 'gateway listens');
  return {
    /** Base URL on this machine. */
    url: `http://${reachableHost(host)}:${port}`,
    live,
    /** Stops accepting requests, waits for running ones, and closes all connections. */
    close: memoize(async () => {
      draining = true;
      logger.info({}, 'gateway drains');
      const drained = drain(server, graceMs);
      await live.disconnect();
      await drained;
      await live.close();
      await services.close();
      logger.info({}, 'gateway stopped');
    }),
  };
}

type Services = ReturnType<typeof openServices>;

function openServices(config: GatewayConfig, options: GatewayOptions, tracing: Tracing | null) {
  const { useFastPaths = true, logger = createLogger(config.logLevel) } = options;
  const files = createStaticFiles(config);
  for (const setting of config.renamedSettings) logger.warn(setting, 'setting has another name now');
  for (const setting of config.mistypedSettings) logger.warn(setting, 'setting is unknown');
  const metrics = createMetrics({ process: true });
  const loopDelay = watchEventLoopDelay();
  const rest = connectUpstream(config, logger, metrics, () => live.upstreamAnswered());
  const rateLimits = openRateLimits(config, logger, metrics);
  const addressOf = createClientAddress(config.trustedProxies);
  const secondsToWait = createLoadShedding({
    limits: { maxDelayMs: config.maxEventLoopDelayMs, maxOperations: config.maxConcurrentOperations },
    figures: options.load ?? { eventLoopDelayMs: loopDelay.ms, operations: () => engine.running() },
    random: Math.random,
    now: () => performance.now(),
    onChange: (isShedding) => logger.warn({ isShedding }, 'load shedding'),
  });
  const takeSlot = createDownloadSlots();
  const filePool = createFilePool(config.upstreamUrl);
  const media = createMediaProxy(filePool, (request) => takeSlot(addressOf(request)));
  const shared = { config, logger, metrics, tracing, rest, rateLimits, addressOf, secondsToWait };
  const live: LiveService = createLive({ ...shared, engine: () => engine });
  const engine: Engine = createEngine({ ...shared, live, useFastPaths });
  exportUpstreamMetrics(metrics, rest);
  exportLiveMetrics(metrics, live);
  metrics.gauge('tipgraph_operations_running', 'Running queries, mutations and payloads.', engine.running);
  return {
    ...shared,
    live,
    engine,
    media,
    files,
    useFastPaths,
    async close() {
      loopDelay.close();
      await rest.close();
      await filePool.destroy();
      rateLimits.close();
      await tracing?.close().catch((err: unknown) => logger.warn({ err }, 'last spans could not be sent'));
    },
  };
}

function connectUpstream(
  { upstreamUrl, upstreamTimeoutMs }: GatewayConfig,
  logger: Logger,
  metrics: Metrics,
  onAnswer: () => void,
): UpstreamClient {
  return new UpstreamClient({
    upstreamUrl,
    upstreamTimeoutMs,
    onCall: (report) => {
      metrics.call(report);
      if (report.status !== null && report.status < 500) onAnswer();
      logger.debug(report, 'upstream call');
    },
    onCircuit: (change) => logger.warn(change, 'upstream circuit'),
  });
}

function openRateLimits(
  { rateLimit, redisUrl, toolsKeys }: GatewayConfig,
  logger: Logger,
  metrics: Metrics,
): RateLimits {
  const store =
    redisUrl === null || rateLimit.operations === 0
      ? memoryRateStore()
      : redisRateStore({
          url: redisUrl,
          timeoutMs: rateStoreTimeoutMs,
          onLocal: metrics.rateLimitFallback,
          onError: (err) => logger.warn({ err }, 'Redis is unavailable: rate limits are local'),
        });
  return createRateLimits({
    store,
    ...rateLimit,
    isTool: createToolsKeys(toolsKeys),
    onRejected: metrics.rateLimited,
  });
}

/** Before the lists are first read, their age counts from the start: an alert must fire also when they never are. */
function exportLiveMetrics(metrics: Metrics, live: LiveService): void {
  const startedAt = performance.now();
  metrics.gauge('tipgraph_live_sockets', 'Open WebSockets.', () => live.size().sockets);
  metrics.gauge('tipgraph_live_subscriptions', 'Running subscriptions.', () => live.size().subscriptions);
  metrics.gauge(
    'tipgraph_live_staleness_seconds',
    'Age of the oldest live list; NaN without a watcher.',
    () => {
      const { state, ageMs } = live.status();
      return state === 'off' ? Number.NaN : (ageMs ?? performance.now() - startedAt) / 1000;
    },
  );
  metrics.gauge('tipgraph_live_leader', 'Whether this gateway polls the upstream for the deployment.', () =>
    live.status().leader ? 1 : 0,
  );
}

function createServer(services: Services, draining: () => boolean): Server {
  const { config, rest, rateLimits, addressOf, live, media, files } = services;
  const origins = createOriginGuard(config.publicUrl, config.origins);
  const reference = createReferenceSite(config);
  let probing: Promise<unknown> | null = null;
  const probe = () => {
    probing ??= rest
      .call(planList, {}, new UpstreamSession({ timeoutMs: probeMs, requestId: randomUUID() }))
      .finally(() => {
        probing = null;
      });
    return probing;
  };
  return createGatewayServer({
    ...services,
    reportRefusal: services.engine.reportRefusal,
    publicUrl: config.publicUrl,
    graph: createGraphHandler({
      ...services,
      origins,
      subscribe: live.subscribe,
      settings: config,
    }),
    requestTimeoutMs: config.requestTimeoutMs,
    origins,
    readiness: () => readReadiness({ rest, probe, live: live.status, draining }),
    hook: live.hook,
    admitSocket: (request) => rateLimits.admitSocket(addressOf(request)),
    upgrade: live.upgrade,
    media,
    files: (request, response) => void (reference(request, response) || files(request, response)),
  });
}
