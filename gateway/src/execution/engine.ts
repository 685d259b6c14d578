import { fileURLToPath } from 'node:url';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { LiveIntake } from '../domains/context.ts';
import type { AnyEndpoint } from '../domains/define-domain.ts';
import { allEndpoints } from '../domains/index.ts';
import { clientRelease } from '../guard/client-release.ts';
import { openPersistedDocuments } from '../guard/persisted-documents.ts';
import { createDocumentResolver } from '../guard/resolve-document.ts';
import { createToolsKeys } from '../guard/tools-key.ts';
import type { Logger } from '../kit/logger.ts';
import type { RestClient } from '../rest/rest-client.ts';
import { cookieRules } from '../rest/session.ts';
import { createRunCompiled } from './compiled/run-compiled.ts';
import { type Caller, type ContextSettings, OperationContext } from './context.ts';
import { createCostLimit } from './cost/cost-limit.ts';
import { createMeasure, type MeasureCost } from './cost/operation-cost.ts';
import { createDocuments } from './documents.ts';
import { Executor, type OperationMetrics } from './executor.ts';
import { createPrepare, type OperationUse } from './operation.ts';
import { domainSchema } from './schema.ts';
import { createResponseCache, isEverybodys, UpstreamCache } from './upstream-cache.ts';

/** The released clients' documents at the project's root, at the same distance from `src/execution` and `dist/execution`. */
const ownDocuments = fileURLToPath(new URL('../../../documents', import.meta.url));

/** The graph, ready for HTTP, SSE and WebSocket. */
export type Engine = ReturnType<typeof createEngine>;

/** The settings that the graph is built with. */
export interface EngineSettings extends ContextSettings {
  /** Base address of the upstream. */
  readonly upstreamUrl: string;
  /** Names of cookies that pass between callers and the upstream, next to those that always do. */
  readonly upstreamCookies: readonly string[];
  readonly introspection: boolean;
  /** Whether only documents of released clients run, but for callers with a tools key. */
  readonly persistedOnly: boolean;
  readonly toolsKeys: readonly string[];
  /** What an operation that comes with a tools key may cost. */
  readonly toolsMaxCost: number;
  /** Whether every caller is told what an operation costs, as tools are. */
  readonly tellCost: boolean;
  /** Folder of the released clients' documents; null for the project's own. */
  readonly documentsDir: string | null;
}

/** What counts operations and shows how much is cached. */
interface EngineMetrics extends OperationMetrics {
  use(use: Omit<OperationUse, 'client'> & { readonly client: string }): void;
  gauge(name: string, help: string, read: () => number): void;
}

interface EngineServices {
  readonly config: EngineSettings;
  readonly rest: RestClient;
  readonly logger: Logger;
  readonly metrics: EngineMetrics;
  /** What operations may use of live; null without. */
  readonly live: LiveIntake | null;
  /**
   * Whether queries are compiled, replies projected and answers remembered, as they are when absent; a test holds what comes of it against
   * graphql-js.
   */
  readonly useFastPaths?: boolean;
}

/** For all that is cached of what the upstream said. */
const cacheBytes = 128 * 1024 * 1024;

export function createEngine(services: EngineServices) {
  const { config, logger, metrics } = services;
  const schema = domainSchema();
  const documents = createDocuments(schema, { introspection: config.introspection });
  const persisted = openPersistedDocuments(config.documentsDir ?? ownDocuments, {
    onFault: (err) => logger.error({ err }, 'released documents cannot be read anew'),
  });
  const admission = createDocumentResolver({
    persisted,
    toolsKeys: createToolsKeys(config.toolsKeys),
    persistedOnly: config.persistedOnly,
  });
  const { useFastPaths = true } = services;
  const cache = new UpstreamCache(services.rest, { maxBytes: cacheBytes, now: () => performance.now() });
  metrics.gauge('tipgraph_response_cache_bytes', 'Memory of the response cache.', () => cache.size);
  const measure = createMeasure(schema, allEndpoints);
  const costLimit = createCostLimit(measure);
  const runCompiled = useFastPaths ? createRunCompiled(schema) : null;
  const responseCache = useFastPaths ? createResponseCache(cache) : null;
  const executor = new Executor({ schema, logger, metrics, responseCache, runCompiled });
  const cookies = cookieRules([config.upstreamUrl, config.publicUrl], config.upstreamCookies);
  const contextServices = {
    config: { ...config, projection: config.projection && useFastPaths },
    rest: cache,
    live: services.live,
    cookies,
  };
  return {
    schema,
    prepare: createPrepare({
      documents,
      admission,
      costLimit,
      toolsMaxCost: config.toolsMaxCost,
      tellCost: config.tellCost,
      onUse: ({ release, client, deprecated }) =>
        metrics.use({
          release,
          deprecated,
          client: client === null ? 'none' : clientRelease(client, persisted.releases()),
        }),
    }),
    isPublic: createIsPublic(measure, allEndpoints),
    execute: executor.execute.bind(executor),
    present: executor.present.bind(executor),
    running: () => executor.running,
    createContext: (caller: Caller) => new OperationContext(contextServices, caller),
  };
}

interface Operation {
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
}

/** Tells whether an operation of a guest asks for nothing but what is everybody's, whatever its variables. */
function createIsPublic(
  measure: MeasureCost,
  endpoints: readonly AnyEndpoint[],
): (operation: Operation) => boolean {
  const everybodys = new Set(
    endpoints.filter((endpoint) => isEverybodys(endpoint, false)).map(({ id }) => id),
  );
  const known = new WeakMap<OperationDefinitionNode, boolean>();
  return ({ document, definition }) => {
    const isPublic =
      known.get(definition) ??
      [...measure(document, definition, null).calls.keys()].every((id) => everybodys.has(id));
    known.set(definition, isPublic);
    return isPublic;
  };
}
