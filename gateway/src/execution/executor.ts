import { type ExecutionResult, execute, type GraphQLError, type GraphQLSchema } from 'graphql';
import { limits } from '../guard/limits.ts';
import { codeOfFirst, presentError } from '../kit/errors.ts';
import type { Logger } from '../kit/logger.ts';
import type { OperationReport } from '../kit/reports.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { RunCompiled } from './compiled/run-compiled.ts';
import type { OperationContext } from './context.ts';
import type { PreparedOperation } from './operation.ts';
import { serializedResult } from './serialized-result.ts';
import { type CacheKey, cacheKeyOf, type UpstreamCache } from './upstream-cache.ts';

export interface OperationMetrics {
  operation(report: OperationReport): void;
  responseCache(isHit: boolean): void;
}

interface ExecutorDeps {
  readonly schema: GraphQLSchema;
  readonly logger: Logger;
  readonly metrics: OperationMetrics;
  /** null for no cache. */
  readonly responseCache: UpstreamCache | null;
  /** null to run all operations with graphql-js. */
  readonly runCompiled: RunCompiled | null;
}

export type LivePayload = Readonly<Record<string, unknown>>;

function withDegraded(result: ExecutionResult, { calls }: OperationContext): ExecutionResult {
  const degraded = calls.degraded();
  return degraded.length === 0 ? result : { ...result, extensions: { ...result.extensions, degraded } };
}

/** Executes operations of all transports, and each event of a subscription. */
export class Executor {
  readonly #deps: ExecutorDeps;
  #running = 0;

  constructor(deps: ExecutorDeps) {
    this.#deps = deps;
  }

  get running(): number {
    return this.#running;
  }

  /**
   * Executes a query, a mutation, or one event of a subscription. A query whose upstream replies have not changed gets its
   * cached answer. Errors have codes; internal errors are masked and logged. The result may be serialized: read it with
   * `bytesOf`. Resolves after all upstream calls have ended, because they may bring new tokens.
   */
  async execute(
    operation: PreparedOperation,
    context: OperationContext,
    payload?: LivePayload,
  ): Promise<ExecutionResult> {
    const startedAt = performance.now();
    this.#running += 1;
    try {
      context.trace?.startSpan(operation);
      context.session.setBudget(operation.maxCost);
      const { responseCache } = this.#deps;
      const key = responseCache && cacheKeyOf(operation, context);
      const result =
        responseCache === null || key === null
          ? await this.#run(operation, context, payload)
          : await this.#answer(operation, context, responseCache, key);
      this.#report(operation, result, startedAt, context);
      if (context.calls.isBusy) await context.calls.whenIdle();
      return operation.cost === null ? result : withCost(result, operation, context);
    } finally {
      this.#running -= 1;
    }
  }

  /** Presents the errors of a result to clients; logs internal errors. */
  present(result: ExecutionResult, requestId: string): ExecutionResult {
    if (result.errors === undefined || result.errors.length === 0) return result;
    return { ...result, errors: this.#presented(result.errors, requestId) };
  }

  /** Counts and logs an operation that is refused before it runs; null when its document is not known yet. */
  reportRefusal(
    errors: readonly GraphQLError[],
    operation: PreparedOperation | null,
    requestId: string | null = null,
  ): void {
    const { logger, metrics } = this.#deps;
    const code = codeOfFirst(errors);
    const { name, release, type } = operation ?? { name: null, release: null, type: 'unknown' };
    metrics.operation({ name, release, type, code, seconds: null });
    // Nothing limits these, so a client could fill the log.
    const level = code === 'RATE_LIMITED' ? 'debug' : 'info';
    logger[level]({ requestId, operation: name, type, code }, 'operation refused');
  }

  async #answer(
    operation: PreparedOperation,
    context: OperationContext,
    responseCache: UpstreamCache,
    key: CacheKey,
  ): Promise<ExecutionResult> {
    const answer = await responseCache.lookup(key, context);
    this.#deps.metrics.responseCache(answer !== null);
    return answer ?? responseCache.store(key, context, await this.#run(operation, context));
  }

  /** Runs the compiled operation, or graphql-js when there is none or its variables are invalid. */
  async #run(
    operation: PreparedOperation,
    context: OperationContext,
    payload?: LivePayload,
  ): Promise<ExecutionResult> {
    const { schema, runCompiled } = this.#deps;
    const compiled = runCompiled?.(operation, context, payload) ?? null;
    if (compiled !== null) {
      const { data, chunks, errors } = await compiled;
      return withDegraded(
        serializedResult(data, chunks, this.#presented(errors, context.requestId)),
        context,
      );
    }
    const result = await execute({
      schema,
      document: operation.document,
      operationName: operation.operationName,
      variableValues: operation.variables,
      contextValue: context,
      rootValue: payload,
      hideSuggestions: operation.hidesSuggestions,
      options: { maxCoercionErrors: limits.variableErrors },
    });
    return withDegraded(this.present(result, context.requestId), context);
  }

  #presented(errors: readonly GraphQLError[], requestId: string): readonly GraphQLError[] {
    if (errors.length === 0) return errors;
    const { logger } = this.#deps;
    const logged = new Set<unknown>();
    const log = (error: unknown) => {
      if (logged.has(error)) return;
      logged.add(error);
      if (error instanceof UpstreamError) {
        const { code, status, path, message } = error;
        logger.warn({ requestId, code, status, fieldPath: path }, message);
      } else {
        logger.error({ requestId, err: error }, 'operation fault');
      }
    };
    return errors.map((error) => presentError(error, requestId, log));
  }

  #report(
    operation: PreparedOperation,
    result: ExecutionResult,
    startedAt: number,
    { requestId, trace }: OperationContext,
  ): void {
    const { logger, metrics } = this.#deps;
    const code = codeOfFirst(result.errors);
    const ms = performance.now() - startedAt;
    trace?.end(code);
    const { name, type, release } = operation;
    metrics.operation({ name, release, type, code, seconds: ms / 1000 });
    const level = code === 'OK' && type !== 'mutation' ? 'debug' : 'info';
    logger[level]({ requestId, operation: name, type, code, ms }, 'operation');
  }
}

const withCost = (
  result: ExecutionResult,
  { cost: computed, maxCost: limit }: PreparedOperation,
  { calls, session }: OperationContext,
): ExecutionResult => ({
  ...result,
  extensions: {
    ...result.extensions,
    cost: { computed, limit, actual: session.spent() + calls.unusedCost() },
  },
});
