import { fileURLToPath } from 'node:url';
import type { GatewayConfig } from '../config.ts';
import type { LiveHandle } from '../domains/context.ts';
import { allEndpoints } from '../domains/index.ts';
import { clientRelease } from '../guard/client-release.ts';
import { openPersistedDocuments } from '../guard/persisted-documents.ts';
import { createDocumentResolver } from '../guard/resolve-document.ts';
import { createToolsKeys } from '../guard/tools-key.ts';
import type { Logger } from '../kit/logger.ts';
import type { UseReport } from '../kit/reports.ts';
import { cookieRules } from '../rest/session.ts';
import type { ReplyReader } from './call-recorder.ts';
import { createRunCompiled } from './compiled/run-compiled.ts';
import { type Caller, OperationContext } from './context.ts';
import { createMeasure } from './cost/operation-cost.ts';
import { createDocuments } from './documents.ts';
import { Executor, type OperationMetrics } from './executor.ts';
import { createPrepare, type PreparedOperation } from './operation.ts';
import { domainSchema } from './schema.ts';
import { isPublicCall, UpstreamCache } from './upstream-cache.ts';

/** The project's released documents. The path is the same from `src/execution` and `dist/execution`. */
const defaultDocumentsDir = fileURLToPath(new URL('../../../documents', import.meta.url));

export type Engine = ReturnType<typeof createEngine>;

interface EngineMetrics extends OperationMetrics {
  use(use: UseReport): void;
  gauge(name: string, help: string, read: () => number): void;
}

interface EngineDeps {
  readonly config: GatewayConfig;
  readonly rest: ReplyReader;
  readonly logger: Logger;
  readonly metrics: EngineMetrics;
  readonly live: LiveHandle | null;
  /** Compiled queries, projected replies and the response cache; on by default. Tests compare the results with graphql-js. */
  readonly useFastPaths?: boolean;
}

const cacheBytes = 128 * 1024 * 1024;

export function createEngine(deps: EngineDeps) {
  const { config, logger, metrics } = deps;
  const schema = domainSchema();
  const documents = createDocuments(schema);
  const persisted = openPersistedDocuments(config.documentsDir ?? defaultDocumentsDir, {
    onFault: (err) => logger.error({ err }, 'released documents cannot be reloaded'),
  });
  const resolveDocument = createDocumentResolver({
    persisted,
    toolsKeys: createToolsKeys(config.toolsKeys),
    persistedOnly: config.persistedOnly,
  });
  const { useFastPaths = true } = deps;
  const cache = new UpstreamCache(deps.rest, { maxBytes: cacheBytes, now: () => performance.now() });
  metrics.gauge('tipgraph_response_cache_bytes', 'Memory of the response cache.', () => cache.size);
  const measure = createMeasure(schema, allEndpoints);
  const publicIds = new Set(
    allEndpoints.filter((endpoint) => isPublicCall(endpoint, false)).map(({ id }) => id),
  );
  const runCompiled = useFastPaths ? createRunCompiled(schema) : null;
  const responseCache = useFastPaths ? cache : null;
  const executor = new Executor({ schema, logger, metrics, responseCache, runCompiled });
  const cookies = cookieRules([config.upstreamUrl, config.publicUrl], config.upstreamCookies);
  const contextServices = {
    config: { ...config, projection: config.projection && useFastPaths },
    rest: cache,
    live: deps.live,
    cookies,
  };
  return {
    schema,
    prepare: createPrepare({
      documents,
      resolveDocument,
      measure,
      toolsMaxCost: config.toolsMaxCost,
      includeCost: config.includeCost,
      introspection: config.introspection,
      onUse: ({ release, client, deprecated }) =>
        metrics.use({
          release,
          deprecated,
          client: client === null ? 'none' : clientRelease(client, persisted.releases()),
        }),
    }),
    /** Whether an operation of a guest uses public calls only, for all values of its variables. */
    isPublic: ({ document, definition }: Pick<PreparedOperation, 'document' | 'definition'>): boolean =>
      [...measure(document, definition, null).calls.keys()].every((id) => publicIds.has(id)),
    execute: executor.execute.bind(executor),
    present: executor.present.bind(executor),
    reportRefusal: executor.reportRefusal.bind(executor),
    running: () => executor.running,
    createContext: (caller: Caller) => new OperationContext(contextServices, caller),
  };
}
