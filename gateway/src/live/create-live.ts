import { randomBytes } from 'node:crypto';
import type { LiveHint } from '../domains/context.ts';
import { liveSources, personalSources } from '../domains/index.ts';
import type { LiveReader } from '../domains/live-source.ts';
import { planList } from '../domains/plan/endpoints.ts';
import { signIn } from '../domains/session/endpoints.ts';
import type { Engine } from '../execution/engine.ts';
import type { ClientAddress } from '../guard/client-address.ts';
import { limits as guardLimits } from '../guard/limits.ts';
import type { LoadShedding } from '../guard/load-shedding.ts';
import type { RateLimits } from '../guard/rate/rate-limits.ts';
import { codedError } from '../kit/errors.ts';
import { KeyedCounter } from '../kit/keyed-counter.ts';
import type { Logger } from '../kit/logger.ts';
import type { Tracing } from '../kit/trace.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { UpstreamClient } from '../rest/rest-client.ts';
import { cookieRules } from '../rest/session.ts';
import { type Backplane, MemoryBackplane } from './backplane.ts';
import { Broadcast } from './broadcast.ts';
import { createAuthenticate, personKey } from './entitlement.ts';
import { FilterMembership } from './filter-membership.ts';
import type { LiveConfig, LiveService } from './live-service.ts';
import type { Ledger } from './log.ts';
import { MemoryLog } from './memory-log.ts';
import { PersonalChanges, PersonalFeeds } from './personal-feeds.ts';
import { RedisBackplane } from './redis/redis-backplane.ts';
import { ServiceAccount } from './service-account.ts';
import type { ByteBudget } from './sink.ts';
import { type SocketLimits, Sockets } from './sockets.ts';
import { Sse } from './sse.ts';
import { systemTimers, type Timers } from './timers.ts';
import { staleAfterMs, Watcher } from './watcher.ts';
import { createWebhook } from './webhook.ts';

interface LiveServices {
  readonly config: LiveConfig;
  readonly rest: Pick<UpstreamClient, 'call' | 'poll'>;
  readonly logger: Logger;
  readonly tracing?: Tracing | null;
  /** Called lazily: engine and live depend on each other. */
  readonly engine: () => Engine;
  readonly rateLimits: RateLimits;
  readonly addressOf: ClientAddress;
  readonly secondsToWait: LoadShedding;
}

/** Overridden by tests. */
export interface LiveSettings {
  readonly clock?: () => Date;
  readonly timers?: Timers;
  readonly random?: () => number;
  readonly limits?: Partial<SocketLimits>;
  readonly budget?: ByteBudget;
  /** Max. number of SSE streams. */
  readonly maxStreams?: number;
}

const defaultLimits: Omit<SocketLimits, 'sockets' | 'guests' | 'perAddress'> = {
  operationsPerSocket: 50,
  messageBytes: guardLimits.bodyBytes,
  maxReceived: { messages: 1000, bytes: 512 * 1024 },
  initMs: 5000,
  keepAliveMs: 20_000,
  drainMs: 2000,
};
const defaultBudget: ByteBudget = { soft: 256 * 1024, hard: 1024 * 1024 };
const logLimits = { entries: 10_000, ageMs: 3_600_000 };
const backlog = 500;
const reauthTimeoutMs = 10_000;
const defaultMaxStreams = 10_000;
const maxGroups = 5000;
/** Max. subscriptions of one person over all sockets and streams. */
const maxSubscriptionsPerUser = 200;

/** Used without a watcher's account. */
const noReader: LiveReader = {
  read: () => Promise.reject(new UpstreamError('UPSTREAM_OFFLINE', 'Live updates are off.')),
};

interface LiveDeps extends LiveServices, Required<Pick<LiveSettings, 'clock' | 'timers' | 'random'>> {
  /** null when live is off. */
  readonly account: ServiceAccount | null;
  readonly backplane: Backplane;
}

const liveDisabled = () => codedError('UPSTREAM_OFFLINE', 'Live updates are off.');

/** Assembles live delivery and starts its watcher. Without an account for the watcher, subscriptions are rejected. */
export function createLive(services: LiveServices, settings: LiveSettings = {}): LiveService {
  const { clock = () => new Date(), timers = systemTimers, random = Math.random } = settings;
  const account = createAccount(services, timers, random);
  const backplane = createBackplane(services, { clock, timers });
  const deps: LiveDeps = { ...services, clock, timers, random, account, backplane };
  const broadcast = createBroadcast(deps);
  const requestLocalReauth = (person: string | null) => {
    sockets.requestReauth(person);
    sse.requestReauth(person);
  };
  const personal = new PersonalFeeds(backplane.log);
  const { sockets, sse } = createTransports(deps, { broadcast, personal }, settings);
  const personalChanges = new PersonalChanges({ append: (entry) => backplane.append(entry), timers });
  const requestReauth = (uid: string) => {
    const person = personKey(uid);
    requestLocalReauth(person);
    backplane.requestReauth(person);
  };
  const changed = ({ kind, id, uid, rights }: LiveHint) => {
    if (uid === undefined) return backplane.triggerPoll(kind);
    personalChanges.add({ kind, id: String(id), person: personKey(uid) });
    if (rights) requestReauth(uid);
  };
  const hook = createWebhook({
    secret: services.config.liveHookSecret,
    clock,
    isFirst: (name, ms) => backplane.isFirst(name, ms),
    changed,
  });
  if (account !== null) {
    backplane.start({
      createWatcher: (ledger) => createWatcher(deps, account, ledger),
      requestReauth: requestLocalReauth,
    });
  }

  return {
    changed,
    cursor: () => backplane.log.head().cursor,
    subscribe: account === null ? async () => ({ errors: [liveDisabled()] }) : sse.subscribe,
    hook,
    upstreamAnswered: () => backplane.wake(),
    upgrade: (request, socket, head) => sockets.upgrade(request, socket, head),
    status: () => {
      const { isLeader: leader } = backplane;
      return account === null ? { state: 'off', ageMs: null, leader } : { ...backplane.status(), leader };
    },
    size: () => ({ sockets: sockets.size, subscriptions: broadcast.size.members + personal.size }),
    requestReauth,
    async close() {
      await sockets.close();
      sse.close();
      broadcast.close();
      personal.close();
      await personalChanges.close();
      await backplane.close();
    },
  };
}

function createAccount(
  { config, rest }: LiveServices,
  timers: Timers,
  random: () => number,
): ServiceAccount | null {
  if (config.liveAccount === null) return null;
  return new ServiceAccount({
    ...config.liveAccount,
    rest,
    publicEndpoint: planList,
    signIn,
    cookies: cookieRules([config.upstreamUrl], config.upstreamCookies),
    timeoutMs: config.upstreamTimeoutMs,
    timers,
    random,
  });
}

function createBroadcast({ account, backplane, engine, timers, tracing = null }: LiveDeps): Broadcast {
  return new Broadcast({
    log: backplane.log,
    membership: new FilterMembership(account ?? noReader, timers),
    execute: ({ prepared, lang, source }, value) => {
      const context = engine().createContext({ credentials: null, lang, appType: 'Browser' });
      return engine().execute(prepared, context, { [source.field]: value });
    },
    timers,
    backlog,
    maxGroups,
    tracing,
  });
}

/** Creates both transports. They share the limits per person. */
function createTransports(
  deps: LiveDeps,
  sources: { readonly broadcast: Broadcast; readonly personal: PersonalFeeds },
  settings: LiveSettings,
): { readonly sockets: Sockets; readonly sse: Sse } {
  const { config, engine, account, backplane, addressOf, secondsToWait, logger, tracing = null } = deps;
  const { rateLimits, clock, timers, random } = deps;
  const perUser = new KeyedCounter(config.liveMaxSocketsPerUser);
  const shared = {
    rateLimits,
    log: backplane.log,
    authenticate: createAuthenticate(new Map(Object.entries(config.planTipIntervals))),
    ...sources,
    sources: [...liveSources, ...personalSources],
    clock,
    timers,
    random,
    subscriptionsPerUser: new KeyedCounter(maxSubscriptionsPerUser),
  };
  const sockets = new Sockets({
    tools: {
      ...shared,
      get engine() {
        return engine();
      },
      addressOf,
      secondsToWait,
      disabledError: account === null ? liveDisabled() : null,
      budget: settings.budget ?? defaultBudget,
      reauthTimeoutMs,
    },
    limits: {
      ...defaultLimits,
      sockets: config.liveMaxSockets,
      guests: Math.ceil(config.liveMaxSockets / 10),
      perAddress: config.liveMaxSocketsPerAddress,
      ...settings.limits,
    },
    perUser,
    logger,
    tracing,
  });
  return {
    sockets,
    sse: new Sse({ ...shared, engine, maxStreams: settings.maxStreams ?? defaultMaxStreams, perUser }),
  };
}

const createWatcher = ({ config, logger, ...deps }: LiveDeps, reader: LiveReader, ledger: Ledger): Watcher =>
  new Watcher({
    ...deps,
    sources: liveSources,
    reader,
    ledger,
    pollMs: config.livePollMs,
    onFailure: (kind, err, failures) => logger.warn({ err, kind, failures }, 'live poll failed'),
  });

/** In Redis when it is configured and live is on, else in memory. */
function createBackplane(
  { config, logger }: LiveServices,
  { clock, timers }: Required<Pick<LiveSettings, 'clock' | 'timers'>>,
): Backplane {
  const newName = () => randomBytes(6).toString('hex');
  if (config.redisUrl === null || config.liveAccount === null) {
    return new MemoryBackplane(new MemoryLog(newName(), logLimits, clock));
  }
  return new RedisBackplane({
    url: config.redisUrl,
    prefix: 'tipgraph:live',
    reach: logLimits,
    timers,
    logger,
    newName,
    staleAfterMs: staleAfterMs(config.livePollMs),
  });
}
