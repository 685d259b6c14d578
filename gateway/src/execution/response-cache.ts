import { hash } from 'node:crypto';
import type { ExecutionResult, OperationDefinitionNode } from 'graphql';
import { signInKey } from '../guard/sign-in-key.ts';
import type { OperationContext } from './context.ts';
import type { PreparedOperation } from './operation.ts';
import { bytesOf, rememberedResult, type SerializedResult } from './serialized-result.ts';
import type { CacheKey, UpstreamCache } from './upstream-cache.ts';

/** The answers to queries in the cache of what the upstream said. */
export interface ResponseCache {
  /** What the answer to a query is kept under; null for what is never kept. */
  keyOf(operation: PreparedOperation, context: OperationContext): CacheKey | null;
  /**
   * Makes the reads again that this caller's same query made last, with the caller's own credentials, and gives the answer
   * that was made of the same bytes; null where there is none. What was read is kept in `calls` for the run of the operation.
   */
  lookup(key: CacheKey, context: OperationContext): Promise<SerializedResult | null>;
  /** Keeps a result that has just been made; gives it back, serialized where it is kept. */
  store(key: CacheKey, context: OperationContext, result: ExecutionResult): ExecutionResult;
}

const digests = new WeakMap<OperationDefinitionNode, string>();

/** A digest of the document and the name of its operation. */
function digestOf({ definition, operationName, source }: PreparedOperation): string {
  const digest = digests.get(definition) ?? hash('sha256', `${operationName} ${source}`, 'base64');
  digests.set(definition, digest);
  return digest;
}

/** The document, variables, language and type of app of a query, and a digest of whose it is. */
function keyOf(operation: PreparedOperation, { session }: OperationContext): CacheKey {
  const { lang, appType, jar } = session;
  const variables = operation.definition.variableDefinitions?.length
    ? JSON.stringify(operation.variables)
    : '';
  const asked = `${lang} ${appType} ${digestOf(operation)} ${variables}`;
  if (jar.current === null) return { newest: `newest guest ${asked}`, own: `own guest ${asked}` };
  return { newest: `newest member ${asked}`, own: `own ${signInKey(jar.current)} ${asked}` };
}

/** Holds queries without errors. */
export const createResponseCache = (cache: UpstreamCache): ResponseCache => ({
  keyOf: (operation, context) => (operation.type === 'query' ? keyOf(operation, context) : null),
  async lookup(key, { calls, session }) {
    const last = cache.lastOf(key);
    const replies = last && (await calls.prefetch(last.calls, session));
    const answer = replies && cache.answerOf(key, last, replies);
    return answer === null ? null : rememberedResult(answer);
  },
  store(key, { calls }, result) {
    if (result.errors !== undefined) return result;
    const answer = cache.store(key, calls, () => bytesOf(result));
    return answer === null ? result : rememberedResult(answer);
  },
});
