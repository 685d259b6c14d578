import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  type OperationTypeNode,
} from 'graphql';
import { isTooDeep } from '../guard/is-too-deep.ts';
import { limits } from '../guard/limits.ts';
import type { Admission } from '../guard/resolve-document.ts';
import { badUserInput, codeOf, presentError } from '../kit/errors.ts';
import type { Logger } from '../kit/logger.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { RunCompiled } from './compiled/run-compiled.ts';
import type { OperationContext } from './context.ts';
import type { CostLimit } from './cost/cost-limit.ts';
import { withCost } from './cost/with-cost.ts';
import type { Documents } from './documents.ts';
import type { ResponseCache } from './response-cache.ts';
import { writtenResult } from './serialized-result.ts';

/** What a client asks, over whichever way in. */
export interface OperationRequest {
  /** The document; empty or absent for one that is named by `documentId`. */
  readonly query?: string | null | undefined;
  /** Id of a document of a released client, the SHA-256 of its text in hex; it goes before `query`. */
  readonly documentId?: unknown;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** An operation that passed the guards and may run. */
export interface PreparedOperation {
  /** The document's text. */
  readonly source: string;
  readonly document: DocumentNode;
  readonly type: OperationTypeNode;
  /** At most its first 80 characters. */
  readonly name: string | null;
  /** Whether the document is one of a release, so that its name is known beforehand. */
  readonly isReleased: boolean;
  readonly operationName: string | null;
  /** Those that the operation declares, in its order. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** What it may cost, for an internal tool, which is told; null for all other callers. */
  readonly cost: number | null;
}

/** Result of preparing: the operation, or why it may not run (with codes, fit for clients). */
export type Preparation =
  | { readonly operation: PreparedOperation; readonly errors: null }
  | { readonly operation: null; readonly errors: readonly GraphQLError[] };

/** The one path that every operation takes: over HTTP, SSE and WebSocket. */
export interface Operations {
  /** Finds the document, parses, guards and validates it; `toolsKey` is what an internal tool gave to send any document. */
  prepare(request: OperationRequest, toolsKey: string | null): Preparation;
  /**
   * Runs a query or a mutation, or one payload of a subscription with the payload as `rootValue`. Errors leave with
   * their codes, faults masked.
   */
  run(operation: PreparedOperation, context: OperationContext, rootValue?: unknown): Promise<ExecutionResult>;
  /** As `run`, for an answer that is sent as text: one that was made of the same answers of the upstream before is sent again. */
  answer(operation: PreparedOperation, context: OperationContext): Promise<ExecutionResult>;
  /** How many queries, mutations and payloads are being made. */
  running(): number;
  /** The errors of a result as they leave the gateway, faults logged. */
  present(result: ExecutionResult, requestId: string): ExecutionResult;
}

/** How one operation went. `code` is OK or the code of its first error; `seconds` is its duration. */
interface OperationReport {
  readonly name: string | null;
  /** Whether it is one of a release's documents. */
  readonly isReleased: boolean;
  readonly type: string;
  readonly code: string;
  readonly seconds: number;
}

/** What counts operations. */
export interface OperationMetrics {
  operation(report: OperationReport): void;
  /** A query looked for an answer made before; `found` says whether it was there. */
  recalled(found: boolean): void;
}

interface OperationServices {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly admission: Admission;
  readonly costLimit: CostLimit;
  readonly logger: Logger;
  readonly metrics: OperationMetrics;
  readonly memo: ResponseCache;
  /** Runs what can be compiled; null for graphql-js to run everything. */
  readonly runCompiled: RunCompiled | null;
}

const maxNameLength = 80;

const none: Readonly<Record<string, unknown>> = {};

/** The values of the variables that an operation declares; those that it cannot look at are left out. */
function declaredOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (variableDefinitions.length === 0) return none;
  const names = variableDefinitions.map(({ variable }) => variable.name.value);
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]),
  );
}

/** A result that says for which calls of the upstream older replies stood in. */
function withDegraded(result: ExecutionResult, { calls }: OperationContext): ExecutionResult {
  const degraded = calls.degraded();
  return degraded.length === 0 ? result : { ...result, extensions: { ...result.extensions, degraded } };
}

/** Makes the path for a schema. */
export function createOperations(services: OperationServices): Operations {
  const { schema, documents, admission, costLimit, logger, metrics, memo, runCompiled } = services;
  let running = 0;

  /** Makes an answer; it is there when the calls that it failed without have ended, too, since they may bring new tokens. */
  async function counted<Result>({ calls }: OperationContext, make: () => Promise<Result>): Promise<Result> {
    running += 1;
    try {
      const result = await make();
      await calls.ended();
      return result;
    } finally {
      running -= 1;
    }
  }

  function prepare(request: OperationRequest, toolsKey: string | null): Preparation {
    const { operationName, variables } = request;
    const { text, error, isReleased, isTool } = admission(request, toolsKey);
    if (text === null) return { operation: null, errors: [error] };
    const { document, errors } = documents.read(text, isTool);
    if (document === null) return { operation: null, errors };
    const definition = getOperationAST(document, operationName);
    if (!definition) {
      return { operation: null, errors: [badUserInput('operationName must name one of the operations.')] };
    }
    const declared = declaredOf(definition, variables ?? {});
    if (isTooDeep(declared, limits.variableDepth)) {
      return { operation: null, errors: [badUserInput('A variable is nested too deeply.')] };
    }
    const tooDear = costLimit.refusal(document, definition, declared);
    if (tooDear !== null) return { operation: null, errors: [tooDear] };
    return {
      operation: {
        source: text,
        document,
        type: definition.operation,
        name: definition.name?.value.slice(0, maxNameLength) ?? null,
        isReleased,
        operationName: operationName ?? null,
        variables: declared,
        cost: isTool ? costLimit.costOf(document, definition, declared) : null,
      },
      errors: null,
    };
  }

  function presented(errors: readonly GraphQLError[], requestId: string): readonly GraphQLError[] {
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

  function present(result: ExecutionResult, requestId: string): ExecutionResult {
    if (result.errors === undefined || result.errors.length === 0) return result;
    return { ...result, errors: presented(result.errors, requestId) };
  }

  function report(
    operation: PreparedOperation,
    result: ExecutionResult,
    started: number,
    context: OperationContext,
  ): void {
    const { requestId, trace } = context;
    const first = result.errors?.[0];
    const code = first === undefined ? 'OK' : codeOf(first);
    const ms = performance.now() - started;
    trace?.end(code);
    const { name, type, isReleased } = operation;
    metrics.operation({ name, isReleased, type, code, seconds: ms / 1000 });
    const level = code === 'OK' && type === 'query' ? 'debug' : 'info';
    logger[level]({ requestId, operation: name, type, code, ms }, 'operation');
  }

  async function runUncounted(
    operation: PreparedOperation,
    context: OperationContext,
    rootValue?: unknown,
  ): Promise<ExecutionResult> {
    const started = performance.now();
    context.trace?.begin(operation);
    const result = await execute({
      schema,
      document: operation.document,
      operationName: operation.operationName,
      variableValues: operation.variables,
      contextValue: context,
      rootValue,
      options: { maxCoercionErrors: limits.variableErrors },
    });
    const shown = present(result, context.requestId);
    report(operation, shown, started, context);
    return withDegraded(shown, context);
  }

  /** As `run`, by the compiled query where there is one and its variables are fit. */
  async function write(operation: PreparedOperation, context: OperationContext): Promise<ExecutionResult> {
    const started = performance.now();
    const writing = runCompiled?.(operation, context) ?? null;
    if (writing === null) return runUncounted(operation, context);
    const { data, errors } = await writing;
    const result = writtenResult(data, presented(errors, context.requestId));
    report(operation, result, started, context);
    return withDegraded(result, context);
  }

  async function answerUncounted(
    operation: PreparedOperation,
    context: OperationContext,
  ): Promise<ExecutionResult> {
    const started = performance.now();
    context.trace?.begin(operation);
    const { answer, question } = await memo.recall(operation, context);
    if (operation.type === 'query') metrics.recalled(answer !== null);
    if (answer === null) return memo.keep(question, context, await write(operation, context));
    report(operation, answer, started, context);
    return answer;
  }

  return {
    prepare,
    run: (operation, context, rootValue) =>
      counted(context, () => runUncounted(operation, context, rootValue)),
    async answer(operation, context) {
      const result = await counted(context, () => answerUncounted(operation, context));
      return operation.cost === null ? result : withCost(result, operation.cost, context);
    },
    running: () => running,
    present,
  };
}
