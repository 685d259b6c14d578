import { fileURLToPath } from 'node:url';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { GatewayConfig } from '../config.ts';
import { type Caller, createGraphContext, type GraphContext, type LiveIntake } from '../domains/context.ts';
import { allEndpoints } from '../domains/index.ts';
import { type ClientAddress, createClientAddress } from '../guard/client-address.ts';
import { limits } from '../guard/limits.ts';
import { createOriginGuard, type OriginGuard } from '../guard/origins.ts';
import { openPersistedDocuments } from '../guard/persisted-documents.ts';
import { type RateCaller, type RateLimits, unlimited } from '../guard/rate/rate-limits.ts';
import { createAdmission } from '../guard/resolve-document.ts';
import { createToolsKeys } from '../guard/tools-key.ts';
import { createAnswerHeaders, type WriteHeaders } from '../http/answer-headers.ts';
import type { HttpServices } from '../http/execute-http-operation.ts';
import { createYogaServer, type YogaHandler } from '../http/yoga.ts';
import type { Logger } from '../observe/logger.ts';
import type { Metrics } from '../observe/metrics.ts';
import { cookieRules } from '../rest/cookie-forwarder.ts';
import type { RestClient } from '../rest/rest-client.ts';
import { createRunCompiled } from './compiled/run-compiled.ts';
import { createCostLimit } from './cost/cost-limit.ts';
import { createMeasure } from './cost/operation-cost.ts';
import { createDocuments } from './documents.ts';
import { createOperations, type Operations, type PreparedOperation } from './operation.ts';
import { createResponseCache } from './response-cache.ts';
import { buildSchema } from './schema.ts';
import { withStaleIfError } from './stale-if-error.ts';

/** The released clients' documents at the project's root, at the same distance from `src/execution` and `dist/execution`. */
const ownDocuments = fileURLToPath(new URL('../../../documents', import.meta.url));

/** A subscription that passed the guards, with the context of who asked. */
export interface SubscribeRequest {
  readonly operation: PreparedOperation;
  readonly context: GraphContext;
  /** Whose rate it counts against. */
  readonly caller: RateCaller;
  /** Fires when the reader has gone; absent where there is no connection. */
  readonly signal?: AbortSignal | undefined;
}

/** Starts a subscription: payloads ready for the client, or the errors of a refusal. */
export type Subscribe = (
  request: SubscribeRequest,
) =>
  | Promise<AsyncIterable<ExecutionResult> | ExecutionResult>
  | AsyncIterable<ExecutionResult>
  | ExecutionResult;

/** The graph, ready for HTTP, SSE and WebSocket. */
export interface Engine extends Operations {
  readonly schema: GraphQLSchema;
  /** HTTP and SSE at /graphql. */
  readonly yoga: YogaHandler;
  /** What answers operations over HTTP, for who reads requests and writes answers. */
  readonly http: HttpServices & { readonly writeHeaders: WriteHeaders };
  /** Which pages may call, over any way in. */
  readonly origins: OriginGuard;
  /** How often one may ask, over any way in. */
  readonly rateLimits: RateLimits;
  /** Finds where a request comes from, over any way in. */
  readonly addressOf: ClientAddress;
  /** The context of one operation or of one live event. */
  createContext(caller: Caller): GraphContext;
  /** Installs what serves the fields of `Subscription`; until then they are refused. */
  setSubscribe(subscribe: Subscribe): void;
}

interface EngineServices {
  readonly config: GatewayConfig;
  readonly rest: RestClient;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** How often one may ask; as often as one likes when absent. */
  readonly rateLimits?: RateLimits;
  /** What operations may use of live; null without. */
  readonly live: LiveIntake | null;
  /**
   * Whether queries are compiled and answers remembered, as they are when absent; a test holds what comes of it against
   * graphql-js.
   */
  readonly shortCuts?: boolean;
}

/** How much of the answers that were sent is remembered. */
const rememberedBytes = 64 * 1024 * 1024;

/** How much public data is kept for when the upstream is down. */
const standInBytes = 8 * 1024 * 1024;

/** Builds the graph from its schema and services. */
export function createEngine(services: EngineServices): Engine {
  const { config, logger, metrics, rateLimits = unlimited } = services;
  const schema = buildSchema();
  const documents = createDocuments(schema, { introspection: config.introspection });
  const admission = createAdmission({
    persisted: openPersistedDocuments(config.documentsDir ?? ownDocuments, {
      onFault: (err) => logger.error({ err }, 'released documents cannot be read anew'),
    }),
    toolsKeys: createToolsKeys(config.toolsKeys),
    persistedOnly: config.persistedOnly,
  });
  const { shortCuts = true } = services;
  const mostBytes = shortCuts ? rememberedBytes : 0;
  const memo = createResponseCache({ mostBytes, mostReplyBytes: mostBytes });
  metrics.gaugeBy(
    'tipgraph_memo_bytes',
    'Memory for answers and replies that may be used again.',
    'kind',
    () => Object.entries(memo.size),
  );
  const costLimit = createCostLimit(createMeasure(schema, allEndpoints), limits.cost);
  const operations = createOperations({
    schema,
    documents,
    admission,
    costLimit,
    logger,
    metrics,
    memo,
    runCompiled: shortCuts ? createRunCompiled(schema) : null,
  });
  const rest = withStaleIfError(services.rest, { mostBytes: standInBytes, now: () => performance.now() });
  const cookies = cookieRules([config.upstreamUrl, config.publicUrl], config.upstreamCookies);
  const contextServices = { config, rest, live: services.live, cookies };
  const createContext = (caller: Caller) => createGraphContext(contextServices, caller);
  const origins = createOriginGuard(config.publicUrl, config.origins);
  const addressOf = createClientAddress(config.trustedProxies);
  let subscribe: Subscribe | null = null;
  const http = {
    operations,
    rateLimits,
    addressOf,
    createContext,
    subscribe: () => subscribe,
    logger,
    writeHeaders: createAnswerHeaders(origins, config.publicUrl),
  };
  const yoga = createYogaServer({ ...http, config, origins });
  return {
    ...operations,
    schema,
    yoga,
    http,
    origins,
    rateLimits,
    addressOf,
    createContext,
    setSubscribe(installed) {
      subscribe = installed;
    },
  };
}
