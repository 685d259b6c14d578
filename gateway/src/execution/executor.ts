import { type ExecutionResult, execute, type GraphQLError, type GraphQLSchema } from 'graphql';
import { limits } from '../guard/limits.ts';
import { codeOf, presentError } from '../kit/errors.ts';
import type { Logger } from '../kit/logger.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { RunCompiled } from './compiled/run-compiled.ts';
import type { OperationContext } from './context.ts';
import type { PreparedOperation, ToldCost } from './operation.ts';
import { serializedResult } from './serialized-result.ts';
import type { CacheKey, ResponseCache } from './upstream-cache.ts';

/** How one operation went. `code` is OK or the code of its first error; `seconds` is its duration. */
interface OperationReport {
  readonly name: string | null;
  /** The newest release that has its document; null when none has. */
  readonly release: string | null;
  readonly type: string;
  readonly code: string;
  readonly seconds: number;
}

export interface OperationMetrics {
  operation(report: OperationReport): void;
  /** A query looked for its answer in the cache. */
  responseCache(isHit: boolean): void;
}

interface ExecutorServices {
  readonly schema: GraphQLSchema;
  readonly logger: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
  readonly metrics: OperationMetrics;
  /** null to make every answer anew. */
  readonly responseCache: ResponseCache | null;
  /** Runs what can be compiled; null for graphql-js to run everything. */
  readonly runCompiled: RunCompiled | null;
}

/** What a subscription's fields read their payload from. */
export type LivePayload = Readonly<Record<string, unknown>>;

/** A result that says for which calls of the upstream older replies stood in. */
function withDegraded(result: ExecutionResult, { calls }: OperationContext): ExecutionResult {
  const degraded = calls.degraded();
  return degraded.length === 0 ? result : { ...result, extensions: { ...result.extensions, degraded } };
}

/** Executes every operation, over HTTP, SSE and WebSocket alike, and every payload of a subscription. */
export class Executor {
  readonly #services: ExecutorServices;
  #running = 0;

  constructor(services: ExecutorServices) {
    this.#services = services;
  }

  get running(): number {
    return this.#running;
  }

  /**
   * Executes a query or a mutation, or one payload of a subscription. A query whose replies are those of before gets the
   * answer of before. Errors have their codes, faults are masked and logged. The result may be serialized already:
   * `bytesOf` gives its text. It is there when the calls that it failed without have ended, too, since they may bring new
   * tokens.
   */
  async execute(
    operation: PreparedOperation,
    context: OperationContext,
    payload?: LivePayload,
  ): Promise<ExecutionResult> {
    const started = performance.now();
    this.#running += 1;
    try {
      context.trace?.begin(operation);
      context.session.setBudget(operation.maxCost);
      const key = this.#services.responseCache?.keyOf(operation, context) ?? null;
      const result =
        key === null
          ? await this.#run(operation, context, payload)
          : await this.#answer(operation, context, key);
      this.#report(operation, result, started, context);
      if (context.calls.isBusy) await context.calls.ended();
      return operation.cost === null ? result : withCost(result, operation.cost, context);
    } finally {
      this.#running -= 1;
    }
  }

  /** The errors of a result as they leave the gateway, faults logged. */
  present(result: ExecutionResult, requestId: string): ExecutionResult {
    if (result.errors === undefined || result.errors.length === 0) return result;
    return { ...result, errors: this.#presented(result.errors, requestId) };
  }

  async #answer(
    operation: PreparedOperation,
    context: OperationContext,
    key: CacheKey,
  ): Promise<ExecutionResult> {
    const { responseCache, metrics } = this.#services;
    const answer = (await responseCache?.lookup(key, context)) ?? null;
    metrics.responseCache(answer !== null);
    if (answer !== null) return answer;
    const result = await this.#run(operation, context);
    return responseCache?.store(key, context, result) ?? result;
  }

  /** Runs what is compiled, and by graphql-js what is not or whose variables are not fit. */
  async #run(
    operation: PreparedOperation,
    context: OperationContext,
    payload?: LivePayload,
  ): Promise<ExecutionResult> {
    const { schema, runCompiled } = this.#services;
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
      options: { maxCoercionErrors: limits.variableErrors },
    });
    return withDegraded(this.present(result, context.requestId), context);
  }

  #presented(errors: readonly GraphQLError[], requestId: string): readonly GraphQLError[] {
    const { logger } = this.#services;
    const onFault = (fault: unknown) => {
      if (fault instanceof UpstreamError) {
        const { code, status, path, message } = fault;
        logger.warn({ requestId, code, status, fieldPath: path }, message);
      } else {
        logger.error({ requestId, err: fault }, 'operation fault');
      }
    };
    return errors.map((error) => presentError(error, requestId, onFault));
  }

  #report(
    operation: PreparedOperation,
    result: ExecutionResult,
    started: number,
    { requestId, trace }: OperationContext,
  ): void {
    const { logger, metrics } = this.#services;
    const first = result.errors?.[0];
    const code = first === undefined ? 'OK' : codeOf(first);
    const ms = performance.now() - started;
    trace?.end(code);
    const { name, type, release } = operation;
    metrics.operation({ name, release, type, code, seconds: ms / 1000 });
    const level = code === 'OK' && type === 'query' ? 'debug' : 'info';
    logger[level]({ requestId, operation: name, type, code, ms }, 'operation');
  }
}

/**
 * A result that tells in its extensions, in costs of endpoints, what its operation was told to cost, the most that any may,
 * and what the calls cost that it made.
 */
const withCost = (
  result: ExecutionResult,
  { computed, limit }: ToldCost,
  { calls, session }: OperationContext,
): ExecutionResult => ({
  ...result,
  extensions: {
    ...result.extensions,
    cost: { computed, limit, actual: session.spent() + calls.unspent() },
  },
});
