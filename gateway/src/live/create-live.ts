import { randomBytes, randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { LiveReader, LiveSource } from '../domains/live-source.ts';
import type { Engine } from '../execution/engine.ts';
import type { ClientAddress } from '../guard/client-address.ts';
import { limits as guardLimits } from '../guard/limits.ts';
import type { LoadShedding } from '../guard/load-shedding.ts';
import type { RateLimits } from '../guard/rate/rate-limits.ts';
import type { Logger } from '../kit/logger.ts';
import type { Tracing } from '../kit/trace.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import { cookieRules } from '../rest/cookie-forwarder.ts';
import type { Endpoint } from '../rest/endpoint.ts';
import type { UpstreamClient } from '../rest/rest-client.ts';
import { type Backplane, MemoryBackplane } from './backplane.ts';
import { Broadcast } from './broadcast.ts';
import { FilterMembership } from './filter-membership.ts';
import { createAuthenticate, type ValidateToken } from './identity.ts';
import { KeyedCounter } from './keyed-counter.ts';
import type { LiveService } from './live-service.ts';
import { MemoryLog } from './memory-log.ts';
import { personKey } from './person-key.ts';
import { RedisBackplane } from './redis/redis-backplane.ts';
import { ServiceAccount } from './service-account.ts';
import type { ByteBudget } from './socket-sink.ts';
import { type SocketLimits, Sockets } from './sockets.ts';
import { createSse } from './sse.ts';
import { systemTimers, type Timers } from './timers.ts';
import { staleAfterMs, Watcher } from './watcher.ts';
import { createIntake } from './webhook.ts';

/** The settings that live goes by; times are milliseconds. */
export interface LiveConfig {
  readonly upstreamUrl: string;
  readonly upstreamCookies: readonly string[];
  readonly upstreamTimeoutMs: number;
  /** The watcher's account; null switches live off. */
  readonly liveAccount: { readonly email: string; readonly password: string } | null;
  readonly liveHookSecret: string | null;
  readonly livePollMs: number;
  readonly liveMaxSockets: number;
  readonly liveMaxSocketsPerAddress: number;
  readonly liveMaxSocketsPerUser: number;
  readonly planTipIntervals: Readonly<Record<string, number>>;
  /** The Redis that several gateways share; null for one gateway by itself. */
  readonly redisUrl: string | null;
}

/** What live is made of. */
export interface LiveServices {
  readonly config: LiveConfig;
  readonly rest: Pick<UpstreamClient, 'call' | 'poll'>;
  readonly logger: Logger;
  /** null or absent when nothing is traced. */
  readonly tracing?: Tracing | null;
  /** The graph, asked for when it is first used: graph and live know each other. */
  readonly engine: () => Engine;
  readonly rateLimits: RateLimits;
  readonly addressOf: ClientAddress;
  readonly secondsToWait: LoadShedding;
  /** What the domains offer live. */
  readonly sources: readonly LiveSource[];
  /** Any read without sign-in, and the sign-in, for the watcher's account; what validates a client's credentials. */
  readonly endpoints: {
    readonly firstRead: Endpoint<Record<never, never>, unknown>;
    readonly signIn: Endpoint<{ email: string; password: string }, unknown>;
    readonly validateToken: ValidateToken;
  };
}

/** Live as a whole. */
export interface Live extends LiveService {
  /** Where the log stands; of no log before the watcher's baseline and without a watcher. */
  cursor(): string;
  /** Asks the sockets of a person, or all for null, to reauthenticate, because rights may have changed. */
  requestReauth(uid: string | null): void;
}

/** What tests set otherwise. */
export interface LiveSettings {
  readonly clock?: () => Date;
  readonly timers?: Timers;
  readonly random?: () => number;
  readonly limits?: Partial<SocketLimits>;
  readonly budget?: ByteBudget;
  /** How many streams over SSE. */
  readonly streams?: number;
}

const defaultLimits: Omit<SocketLimits, 'sockets' | 'guests' | 'ofAddress'> = {
  operations: 50,
  messageBytes: guardLimits.bodyBytes,
  received: { messages: 1000, bytes: 512 * 1024 },
  initMs: 5000,
  keepAliveMs: 20_000,
  drainMs: 2000,
};
const defaultBudget: ByteBudget = { soft: 256 * 1024, hard: 1024 * 1024 };
const logReach = { entries: 10_000, ageMs: 3_600_000 };
const backlog = 500;
const reauthTimeoutMs = 10_000;
const maxStreams = 10_000;
const maxGroups = 5000;
/** Subscriptions of one person, over all their sockets and streams. */
const maxOfPerson = 200;

/** Without a watcher's account nothing is read and nothing can be followed. */
const noReader: LiveReader = {
  read: () => Promise.reject(new UpstreamError('UPSTREAM_OFFLINE', 'Live updates are off.')),
};

/** Puts live together. Its watcher begins at once; without an account for it, subscriptions are refused. */
export function createLive(services: LiveServices, settings: LiveSettings = {}): Live {
  const { config, rest, logger, sources } = services;
  const clock = settings.clock ?? (() => new Date());
  const timers = settings.timers ?? systemTimers;
  const random = settings.random ?? Math.random;
  const backplane = makeBackplane(services, { clock, timers });
  const { log } = backplane;
  const account =
    config.liveAccount === null
      ? null
      : new ServiceAccount({
          ...config.liveAccount,
          rest,
          firstRead: services.endpoints.firstRead,
          signIn: services.endpoints.signIn,
          cookies: cookieRules([config.upstreamUrl], config.upstreamCookies),
          timeoutMs: config.upstreamTimeoutMs,
          timers,
          random,
          requestId: randomUUID,
        });
  const reader = account ?? noReader;
  const broadcast = new Broadcast({
    log,
    membership: new FilterMembership(reader, timers),
    execute: ({ prepared, lang, source }, value) => {
      const engine = services.engine();
      const context = engine.createContext({ credentials: null, lang, appType: 'Browser' });
      return engine.execute(prepared, context, { [source.field]: value });
    },
    timers,
    backlog,
    maxGroups,
    tracing: services.tracing ?? null,
  });
  const off = new GraphQLError('Live updates are off.', { extensions: { code: 'UPSTREAM_OFFLINE' } });
  const perUser = new KeyedCounter(config.liveMaxSocketsPerUser);
  const subscriptionsPerUser = new KeyedCounter(maxOfPerson);
  const authenticate = createAuthenticate(
    services.endpoints.validateToken,
    new Map(Object.entries(config.planTipIntervals)),
  );
  const sockets = new Sockets({
    tools: {
      get engine() {
        return services.engine();
      },
      rateLimits: services.rateLimits,
      addressOf: services.addressOf,
      secondsToWait: services.secondsToWait,
      authenticate,
      broadcast,
      log,
      sources,
      off: account === null ? off : null,
      clock,
      timers,
      subscriptionsPerUser,
      budget: settings.budget ?? defaultBudget,
      reauthTimeoutMs,
      random,
    },
    limits: {
      ...defaultLimits,
      sockets: config.liveMaxSockets,
      guests: Math.ceil(config.liveMaxSockets / 10),
      ofAddress: config.liveMaxSocketsPerAddress,
      ...settings.limits,
    },
    perUser,
    logger,
    tracing: services.tracing ?? null,
  });
  const streams = settings.streams ?? maxStreams;
  const sse = createSse({
    schema: () => services.engine().schema,
    rateLimits: services.rateLimits,
    log,
    authenticate,
    broadcast,
    sources,
    clock,
    timers,
    random,
    streams,
    perUser,
    subscriptionsPerUser,
  });
  const intake = createIntake({
    secret: config.liveHookSecret,
    clock,
    isFirst: (name, ms) => backplane.isFirst(name, ms),
    triggerPoll: ({ kind }) => backplane.triggerPoll(kind),
  });
  const askHere = (person: string | null) => {
    sockets.requestReauth(person);
    sse.requestReauth(person);
  };
  if (account !== null) {
    backplane.start({
      lead: (ledger) =>
        new Watcher({
          sources,
          reader: account,
          ledger,
          timers,
          clock,
          random,
          pollMs: config.livePollMs,
          tracing: services.tracing ?? null,
          onFailure: (kind, err, failures) => logger.warn({ err, kind, failures }, 'live poll failed'),
        }),
      requestReauth: askHere,
    });
  }

  return {
    changed: intake.changed,
    cursor: () => log.head().cursor,
    subscribe: account === null ? () => ({ errors: [off] }) : sse.subscribe,
    hook: intake.handle,
    upstreamAnswered: () => backplane.wake(),
    upgrade: (request, socket, head) => sockets.upgrade(request, socket, head),
    status: () => {
      const { isLeader: leader } = backplane;
      return account === null ? { state: 'off', ageMs: null, leader } : { ...backplane.status(), leader };
    },
    size: () => ({ sockets: sockets.size, subscriptions: broadcast.size.members }),
    requestReauth(uid) {
      const person = uid === null ? null : personKey(uid);
      askHere(person);
      backplane.requestReauth(person);
    },
    async close() {
      await sockets.close();
      sse.close();
      broadcast.close();
      await backplane.close();
    },
  };
}

/** In Redis when it is configured and there is an account to watch with, else in memory. */
function makeBackplane(
  { config, logger }: LiveServices,
  { clock, timers }: Required<Pick<LiveSettings, 'clock' | 'timers'>>,
): Backplane {
  const newName = () => randomBytes(6).toString('hex');
  if (config.redisUrl === null || config.liveAccount === null) {
    return new MemoryBackplane(new MemoryLog(newName(), logReach, clock));
  }
  return new RedisBackplane({
    url: config.redisUrl,
    prefix: 'tipgraph:live',
    reach: logReach,
    timers,
    logger,
    newName,
    staleAfterMs: staleAfterMs(config.livePollMs),
  });
}
