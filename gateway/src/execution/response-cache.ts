import { hash } from 'node:crypto';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { signInKey } from '../guard/sign-in-key.ts';
import type { OperationContext } from './context.ts';
import type { PreparedOperation } from './operation.ts';
import { bytesOf, rememberedResult, type SerializedResult } from './serialized-result.ts';
import type { CacheKey, CacheMiss, UpstreamCache } from './upstream-cache.ts';

/** The answers to queries in the cache of what the upstream said. */
export interface ResponseCache {
  /** The kept answer to a query; else the miss to store the answer under, null for what is never kept. */
  lookup(
    operation: PreparedOperation,
    context: OperationContext,
  ): Promise<{ readonly answer: SerializedResult | null; readonly miss: CacheMiss | null }>;
  /** Keeps a result that has just been made; gives it back, serialized where it is kept. */
  store(miss: CacheMiss | null, context: OperationContext, result: ExecutionResult): ExecutionResult;
}

const documentDigests = new WeakMap<DocumentNode, string>();

function digestOf({ document, source }: PreparedOperation): string {
  const digest = documentDigests.get(document) ?? hash('sha256', source, 'base64');
  documentDigests.set(document, digest);
  return digest;
}

/** The document, variables, language and type of app of a query, and a digest of whose it is. */
function keyOf(operation: PreparedOperation, { session, signedIn }: OperationContext): CacheKey {
  const { operationName, variables } = operation;
  const { lang, appType, jar } = session;
  const query = JSON.stringify([digestOf(operation), operationName, variables, lang, appType, signedIn]);
  return { query, callerQuery: jar.current === null ? query : `${signInKey(jar.current)} ${query}` };
}

/** Holds queries without errors. */
export const createResponseCache = (cache: UpstreamCache): ResponseCache => ({
  async lookup(operation, context) {
    if (operation.type !== 'query') return { answer: null, miss: null };
    const { answer, miss } = await cache.lookup(keyOf(operation, context), context.calls, context.session);
    return { answer: answer === null ? null : rememberedResult(answer, cache.copiesOf(answer)), miss };
  },
  store(miss, { calls }, result) {
    if (miss === null || result.errors !== undefined) return result;
    const answer = cache.store(miss, calls, () => bytesOf(result));
    return answer === null ? result : rememberedResult(answer, cache.copiesOf(answer));
  },
});
