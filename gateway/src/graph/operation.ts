import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Admission } from '../guard/admission.ts';
import type { Logger } from '../observe/logger.ts';
import type { Metrics } from '../observe/metrics.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import type { AnswerMemo } from './answer-memo.ts';
import { type CompiledQuery, compileQuery } from './compiled/compiled-query.ts';
import type { GraphContext } from './context.ts';
import type { Documents } from './documents.ts';
import { badUserInput, codeOf, presentError } from './errors.ts';
import { once } from './once.ts';
import { writtenResult } from './written-result.ts';

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
  readonly name: string | null;
  readonly operationName: string | null;
  /** Those that the operation declares, in its order. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The values of the variables as their types read them, or what is wrong with them. */
  readonly values: () => ReturnType<typeof getVariableValues>;
  /** The query compiled; null for what graphql-js runs: mutations, subscriptions and looks at the schema. */
  readonly compiled: () => CompiledQuery | null;
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
  run(operation: PreparedOperation, context: GraphContext, rootValue?: unknown): Promise<ExecutionResult>;
  /** As `run`, for an answer that is sent as text: one that was made of the same answers of the upstream before is sent again. */
  answer(operation: PreparedOperation, context: GraphContext): Promise<ExecutionResult>;
  /** The errors of a result as they leave the gateway, faults logged. */
  present(result: ExecutionResult, requestId: string): ExecutionResult;
}

interface OperationServices {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly admission: Admission;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly memo: AnswerMemo;
  /** Whether queries are compiled; graphql-js runs all of them otherwise. */
  readonly compile: boolean;
}

/** The values of the variables that an operation declares; those that it cannot look at are left out. */
function declaredOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = variableDefinitions.map(({ variable }) => variable.name.value);
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]),
  );
}

/** Makes the path for a schema. */
export function createOperations(services: OperationServices): Operations {
  const { schema, documents, admission, logger, metrics, memo } = services;
  const compiled = new WeakMap<OperationDefinitionNode, CompiledQuery | null>();

  /** Compiles a query when it first runs; what was made is kept as long as the document is. */
  function compiledOf(document: DocumentNode, definition: OperationDefinitionNode): CompiledQuery | null {
    if (!services.compile || definition.operation !== OperationTypeNode.QUERY) return null;
    const known = compiled.get(definition);
    if (known !== undefined) return known;
    const query = compileQuery(schema, document, definition);
    compiled.set(definition, query);
    return query;
  }

  function prepare(request: OperationRequest, toolsKey: string | null): Preparation {
    const { operationName, variables } = request;
    const { text, error } = admission(request, toolsKey);
    if (text === null) return { operation: null, errors: [error] };
    const { document, errors } = documents.read(text);
    if (document === null) return { operation: null, errors };
    const definition = getOperationAST(document, operationName);
    if (!definition) {
      return { operation: null, errors: [badUserInput('operationName must name one of the operations.')] };
    }
    const declared = declaredOf(definition, variables ?? {});
    return {
      operation: {
        source: text,
        document,
        type: definition.operation,
        name: definition.name?.value ?? null,
        operationName: operationName ?? null,
        variables: declared,
        values: once(() => getVariableValues(schema, definition.variableDefinitions ?? [], declared)),
        compiled: () => compiledOf(document, definition),
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
    requestId: string,
  ): void {
    const first = result.errors?.[0];
    const code = first === undefined ? 'OK' : codeOf(first);
    const ms = performance.now() - started;
    metrics.operation({ name: operation.name, type: operation.type, code, seconds: ms / 1000 });
    const level = code === 'OK' && operation.type === 'query' ? 'debug' : 'info';
    logger[level]({ requestId, operation: operation.name, type: operation.type, code, ms }, 'operation');
  }

  async function run(
    operation: PreparedOperation,
    context: GraphContext,
    rootValue?: unknown,
  ): Promise<ExecutionResult> {
    const started = performance.now();
    const result = await execute({
      schema,
      document: operation.document,
      operationName: operation.operationName,
      variableValues: operation.variables,
      contextValue: context,
      rootValue,
    });
    const shown = present(result, context.requestId);
    report(operation, shown, started, context.requestId);
    return shown;
  }

  /** As `run`, by the compiled query where there is one. */
  async function write(operation: PreparedOperation, context: GraphContext): Promise<ExecutionResult> {
    const started = performance.now();
    const compiled = operation.compiled();
    const { coerced } = compiled === null ? {} : operation.values();
    const running = coerced === undefined ? null : (compiled?.(context, coerced) ?? null);
    if (running === null) return run(operation, context);
    const { data, errors } = await running;
    const result = writtenResult(data, presented(errors, context.requestId));
    report(operation, result, started, context.requestId);
    return result;
  }

  async function answer(operation: PreparedOperation, context: GraphContext): Promise<ExecutionResult> {
    const started = performance.now();
    const known = await memo.recall(operation, context);
    if (known === null) return memo.keep(operation, context, await write(operation, context));
    report(operation, known, started, context.requestId);
    return known;
  }

  return { prepare, run, answer, present };
}
