import type { GatewayConfig } from '../config.ts';
import type { LiveHint } from '../domains/context.ts';
import { liveSources, personalSources } from '../domains/index.ts';
import type { LiveReader } from '../domains/live-source.ts';
import { codedError } from '../kit/errors.ts';
import { KeyedCounter } from '../kit/keyed-counter.ts';
import type { Logger } from '../kit/logger.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { UpstreamClient } from '../rest/rest-client.ts';
import { Authentication } from './authentication.ts';
import { type Backplane, type BackplaneHandlers, createMemoryBackplane } from './backplane.ts';
import { Broadcast } from './broadcast.ts';
import { userKeyOf } from './entitlement.ts';
import { FilterMembership } from './filter-membership.ts';
import type { LiveService } from './live-service.ts';
import { type LiveLog, newName } from './log.ts';
import { MemoryLog } from './memory-log.ts';
import { PersonalChanges, PersonalFeeds } from './personal-feeds.ts';
import { RedisBackplane } from './redis/redis-backplane.ts';
import { ServiceAccount } from './service-account.ts';
import { type LiveDeps, type SocketDeps, type SocketLimits, socketLimits } from './session-deps.ts';
import { Sockets } from './sockets.ts';
import { Sse } from './sse.ts';
import { systemTimers } from './timers.ts';
import { createWatcher, staleAfterMs } from './watcher.ts';
import { createWebhook } from './webhook.ts';

interface CreateLiveDeps
  extends Pick<SocketDeps, 'engine' | 'rateLimits' | 'addressOf' | 'secondsToWait' | 'tracing'> {
  readonly config: GatewayConfig;
  readonly rest: Pick<UpstreamClient, 'call' | 'poll'>;
  readonly logger: Logger;
}

/** Overridden by tests. */
export interface LiveSettings {
  readonly timers?: SocketDeps['timers'];
  readonly random?: SocketDeps['random'];
  readonly limits?: Partial<SocketLimits>;
  /** Max. number of SSE streams. */
  readonly maxStreams?: number;
  /** Max. number of groups of shared subscriptions. */
  readonly maxGroups?: number;
}

const logLimits = { entries: 10_000, ageMs: 3_600_000 };
const backlog = 500;
const defaultMaxStreams = 10_000;
const defaultMaxGroups = 5000;
/** Max. subscriptions of one user over all sockets and streams. */
const maxSubscriptionsPerUser = 200;

/** Used without a watcher's account. */
const noReader: LiveReader = {
  read: () => Promise.reject(new UpstreamError('UPSTREAM_OFFLINE', 'Live updates are off.')),
};

/** Assembles live delivery and starts its watcher. Without an account for the watcher, subscriptions are rejected. */
export function createLive(services: CreateLiveDeps, settings: LiveSettings = {}): LiveService {
  const { timers = systemTimers, random = Math.random, maxGroups = defaultMaxGroups } = settings;
  const deps = { ...services, timers, random, maxGroups };
  const { config } = deps;
  const account = config.liveAccount === null ? null : new ServiceAccount(deps, config.liveAccount);
  const reader = account ?? noReader;
  const authentication = new Authentication(new Map(Object.entries(config.planTipIntervals)));
  const requestLocalReauth = (userKey: string | null) => {
    authentication.requestReauth(userKey);
    sockets.requestReauth(userKey);
    sse.requestReauth(userKey);
  };
  const backplane = createBackplane(deps, reader, requestLocalReauth);
  const shared = createLiveDeps(deps, backplane.log, reader, authentication);
  const { broadcast, personal } = shared;
  const limits = { ...socketLimits(config), ...settings.limits };
  const sockets = new Sockets({ ...deps, ...shared, limits });
  const sse = new Sse({ ...shared, maxStreams: settings.maxStreams ?? defaultMaxStreams });
  const personalChanges = new PersonalChanges({ append: (entry) => backplane.append(entry), timers });
  const requestReauth = (uid: string) => {
    const userKey = userKeyOf(uid);
    requestLocalReauth(userKey);
    backplane.requestReauth(userKey);
  };
  const changed = ({ kind, id, uid, rights }: LiveHint) => {
    if (uid === undefined) return backplane.triggerPoll(kind);
    personalChanges.add({ kind, id: String(id), person: userKeyOf(uid) });
    if (rights) requestReauth(uid);
  };
  if (account !== null) backplane.start();

  return {
    changed,
    cursor: () => backplane.log.head().cursor,
    subscribe: sse.subscribe,
    hook: createWebhook({
      secret: config.liveHookSecret,
      clock: timers.clock,
      isFirst: (name, ms) => backplane.isFirst(name, ms),
      changed,
    }),
    upstreamAnswered: () => backplane.wake(),
    upgrade: (request, socket, head) => sockets.upgrade(request, socket, head),
    status: () => {
      const { isLeader: leader } = backplane;
      return account === null ? { state: 'off', ageMs: null, leader } : { ...backplane.status(), leader };
    },
    size: () => ({ sockets: sockets.size, subscriptions: broadcast.size.members + personal.size }),
    requestReauth,
    async disconnect() {
      await sockets.close();
      sse.requestReauth(null);
      broadcast.close();
    },
    async close() {
      await personalChanges.close();
      await backplane.close();
    },
  };
}

function createLiveDeps(
  deps: CreateLiveDeps & Pick<SocketDeps, 'timers' | 'random'> & { readonly maxGroups: number },
  log: LiveLog,
  reader: LiveReader,
  authentication: Authentication,
): LiveDeps {
  const { config, engine, timers, tracing, maxGroups } = deps;
  return {
    ...deps,
    log,
    authenticate: (context) => authentication.authenticate(context),
    broadcast: new Broadcast({
      log,
      membership: new FilterMembership(reader, timers),
      execute: ({ prepared, lang, source }, value) => {
        const context = engine().createContext({ credentials: null, lang, appType: 'Browser' });
        return engine().execute(prepared, context, { [source.field]: value });
      },
      timers,
      backlog,
      maxGroups,
      tracing,
    }),
    personal: new PersonalFeeds(log),
    sources: [...liveSources, ...personalSources],
    perUser: new KeyedCounter(config.liveMaxSocketsPerUser),
    subscriptionsPerUser: new KeyedCounter(maxSubscriptionsPerUser),
    disabledError:
      config.liveAccount === null ? codedError('UPSTREAM_OFFLINE', 'Live updates are off.') : null,
  };
}

/** In Redis when it is configured and live is on, else in memory. */
function createBackplane(
  deps: CreateLiveDeps & Pick<SocketDeps, 'timers' | 'random'>,
  reader: LiveReader,
  requestReauth: BackplaneHandlers['requestReauth'],
): Backplane {
  const { config, logger, timers } = deps;
  const handlers: BackplaneHandlers = {
    createWatcher: (ledger) =>
      createWatcher({
        ...deps,
        sources: liveSources,
        reader,
        ledger,
        pollMs: config.livePollMs,
        onFailure: (kind, err, failures) => logger.warn({ err, kind, failures }, 'live poll failed'),
      }),
    requestReauth,
  };
  if (config.redisUrl === null || config.liveAccount === null) {
    return createMemoryBackplane(new MemoryLog(newName(), logLimits, timers.clock), handlers);
  }
  return new RedisBackplane({
    ...handlers,
    url: config.redisUrl,
    prefix: 'tipgraph:live',
    reach: logLimits,
    timers,
    logger,
    staleAfterMs: staleAfterMs(config.livePollMs),
  });
}
