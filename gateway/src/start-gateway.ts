import { randomUUID } from 'node:crypto';
import type { GatewayConfig } from './config.ts';
import { liveSources } from './domains/index.ts';
import { planList } from './domains/plan/endpoints.ts';
import { signIn } from './domains/session/endpoints.ts';
import { createEngine, type Engine } from './execution/engine.ts';
import { createLoadShedding, type LoadFigures } from './guard/load-shedding.ts';
import { openRateLimits } from './guard/rate/open-rate-limits.ts';
import { secureHeaders } from './guard/secure-headers.ts';
import { createLane } from './http/fast-path.ts';
import { drain, listen } from './http/listen.ts';
import { MediaPlaces } from './http/media-places.ts';
import { createMediaPass } from './http/media-proxy.ts';
import { createGatewayServer } from './http/server.ts';
import { createStaticFiles } from './http/static-files.ts';
import { createLive } from './live/create-live.ts';
import type { LiveService } from './live/live-service.ts';
import { watchEventLoopDelay } from './observe/event-loop-delay.ts';
import { createLogger, type Logger } from './observe/logger.ts';
import { createMetrics } from './observe/metrics.ts';
import { readReadiness } from './observe/readiness.ts';
import type { Tracing } from './observe/trace.ts';
import { watchGroups } from './observe/watch-groups.ts';
import { createRestClient } from './rest/rest-client.ts';
import { createSession } from './rest/session.ts';

/** A gateway that listens. */
export interface Gateway {
  /** Its address on this machine, without a path. */
  readonly url: string;
  readonly live: LiveService;
  /** Takes no more requests, lets running ones end, closes sockets and the upstream's connections. */
  close(): Promise<void>;
}

interface GatewayOptions {
  readonly clock?: () => Date;
  readonly logger?: Logger;
  /** How busy the process is said to be, in place of what is measured. */
  readonly load?: LoadFigures;
  /** Whether the lane, compiled queries and the answer memo serve, as they do when absent. */
  readonly shortCuts?: boolean;
}

/** The traces of a gateway; its library is loaded only where there is somebody to send them to. */
async function openTraces({ tracesUrl }: GatewayConfig): Promise<Tracing | null> {
  if (tracesUrl === null) return null;
  const { openTracing, sendSpans } = await import('./observe/open-tracing.ts');
  return openTracing(sendSpans(tracesUrl));
}

/** How long requests in flight may take to end after a stop. */
const graceMs = 8000;

/** How long a look at the upstream may take for /readyz. */
const probeMs = 2000;

/** A host of this machine that a client can call when the gateway listens on the given one. */
function reachableHost(host: string): string {
  const named = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return named.includes(':') ? `[${named}]` : named;
}

/** Starts the gateway. Throws `StartError` with one line for a person when it cannot listen or serve its pages. */
export async function startGateway(config: GatewayConfig, options: GatewayOptions = {}): Promise<Gateway> {
  const logger = options.logger ?? createLogger(config.logLevel);
  const { shortCuts = true } = options;
  const metrics = createMetrics({ process: true });
  const files = createStaticFiles(config);
  const rest = createRestClient({
    upstreamUrl: config.upstreamUrl,
    upstreamTimeoutMs: config.upstreamTimeoutMs,
    onCall: (report) => {
      metrics.call(report);
      if (report.status !== null && report.status < 500) live.upstreamAnswered();
      logger.debug(report, 'upstream call');
    },
    onCircuit: (change) => logger.warn(change, 'upstream circuit'),
  });
  watchGroups(metrics, rest);
  const rateLimits = openRateLimits(config, { logger, metrics });
  const tracing = await openTraces(config);
  const places = new MediaPlaces();
  const media = createMediaPass(config.upstreamUrl, (request) => places.take(engine.addressOf(request)));
  const live = createLive(
    {
      config,
      rest,
      logger,
      tracing,
      engine: () => engine,
      sources: liveSources,
      firstRead: planList,
      signIn,
    },
    options.clock === undefined ? {} : { clock: options.clock },
  );
  const engine: Engine = createEngine({
    config,
    rest,
    logger,
    metrics,
    rateLimits,
    live,
    shortCuts,
  });
  engine.setSubscribe(live.subscribe);
  metrics.gauge('tipgraph_live_sockets', 'Open WebSockets.', () => live.size().sockets);
  metrics.gauge('tipgraph_live_subscriptions', 'Running subscriptions.', () => live.size().subscriptions);
  metrics.gauge(
    'tipgraph_live_age_seconds',
    'Age of the oldest list that live follows; NaN when none.',
    () => {
      const { ageMs } = live.status();
      return ageMs === null ? Number.NaN : ageMs / 1000;
    },
  );

  metrics.gauge('tipgraph_live_watches', 'Whether this gateway watches the upstream for all.', () =>
    live.status().watches ? 1 : 0,
  );
  const loopDelay = watchEventLoopDelay();
  metrics.gauge(
    'tipgraph_operations_running',
    'Queries, mutations and payloads in the making.',
    engine.running,
  );

  let draining = false;
  const server = createGatewayServer({
    publicUrl: config.publicUrl,
    lane: shortCuts
      ? createLane({ ...engine.http, origins: engine.origins, always: secureHeaders(config.publicUrl) })
      : null,
    requestTimeoutMs: config.requestTimeoutMs,
    yoga: engine.yoga,
    origins: engine.origins,
    secondsToWait: createLoadShedding({
      limits: { mostDelayMs: config.mostLoopDelayMs, mostOperations: config.mostOperations },
      figures: options.load ?? { eventLoopDelayMs: loopDelay.ms, operations: engine.running },
      random: Math.random,
      onChange: (isShedding) => logger.warn({ isShedding }, 'load shedding'),
    }),
    metrics,
    readiness: () =>
      readReadiness({
        rest,
        probe: () => rest.call(planList, {}, createSession({ timeoutMs: probeMs, requestId: randomUUID() })),
        live: live.status,
        draining: () => draining,
      }),
    hook: live.hook,
    admitSocket: (request) => rateLimits.admitSocket(engine.addressOf(request)),
    tracing,
    upgrade: live.upgrade,
    media: media.handle,
    files,
    logger,
  });

  async function stopServices(): Promise<void> {
    loopDelay.close();
    await live.close();
    await closeRest();
  }

  async function closeRest(): Promise<void> {
    await rest.close();
    await media.close();
    rateLimits.close();
    await tracing?.close();
  }

  const port = await listen(server, config.port, config.host).catch(async (error: unknown) => {
    await stopServices();
    throw error;
  });
  logger.info({ port, upstream: config.upstreamUrl, live: live.status().state }, 'gateway listens');

  async function close(): Promise<void> {
    draining = true;
    logger.info('gateway drains');
    const drained = drain(server, graceMs);
    await live.close();
    await drained;
    loopDelay.close();
    await closeRest();
    logger.info('gateway stopped');
  }

  let closing: Promise<void> | null = null;
  return {
    url: `http://${reachableHost(config.host)}:${port}`,
    live,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
