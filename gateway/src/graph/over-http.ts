import { type ExecutionResult, GraphQLError } from 'graphql';
import type { GraphContext } from './context.ts';
import type { Subscribe } from './engine.ts';
import { badUserInput } from './errors.ts';
import type { OperationRequest, Operations, PreparedOperation } from './operation.ts';

/** How an answer is sent: `spec` means 400 only for clients that accept application/graphql-response+json. */
interface HttpHint {
  readonly status: number;
  readonly spec?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

interface HttpOperation {
  readonly operations: Operations;
  readonly subscribe: Subscribe | null;
  readonly context: GraphContext;
  readonly method: string;
  readonly acceptsStream: boolean;
  readonly request: OperationRequest;
  readonly toolsKey: string | null;
  /** Counts the operation; the refusal when it is one too many, with `retryAfter` in seconds. */
  readonly admit: (operation: PreparedOperation) => Promise<GraphQLError | null>;
}

const withHint = (error: GraphQLError, http: HttpHint): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: { ...error.extensions, http },
  });

const refuse = (errors: readonly GraphQLError[], http: HttpHint): ExecutionResult => ({
  errors: errors.map((error) => withHint(error, http)),
});

/** What a client sends may be of any type. */
const isName = (value: unknown): boolean => value == null || typeof value === 'string';

const isStream = (
  result: AsyncIterable<ExecutionResult> | ExecutionResult,
): result is AsyncIterable<ExecutionResult> => Symbol.asyncIterator in result;

/** A result without data never ran: its status is 400, as the GraphQL-over-HTTP specification says. */
const withStatus = (result: ExecutionResult): ExecutionResult =>
  result.errors !== undefined && !('data' in result)
    ? refuse(result.errors, { status: 400, spec: true })
    : result;

/**
 * Answers one request over HTTP by the common path. A GET may only query or subscribe; a subscription needs a client
 * that accepts text/event-stream. Hints on the status travel in `extensions.http`, which Yoga takes off.
 */
export async function answerOver(
  http: HttpOperation,
): Promise<ExecutionResult | AsyncIterable<ExecutionResult>> {
  const { operations, context } = http;
  if (!isName(http.request.operationName)) {
    return refuse([badUserInput('operationName must be a text.')], { status: 400 });
  }
  const { operation, errors } = operations.prepare(http.request, http.toolsKey);
  if (operation === null) return refuse(errors, { status: 400, spec: true });
  if (operation.type === 'mutation' && http.method === 'GET') {
    return refuse([badUserInput('A mutation needs a POST.')], { status: 405, headers: { Allow: 'POST' } });
  }
  const tooMany = await http.admit(operation);
  if (tooMany !== null) {
    const headers = { 'Retry-After': String(tooMany.extensions.retryAfter) };
    return refuse([tooMany], { status: 429, headers });
  }
  if (operation.type !== 'subscription') return withStatus(await operations.answer(operation, context));
  if (!http.acceptsStream) {
    return refuse([badUserInput('A subscription needs the header Accept: text/event-stream.')], {
      status: 406,
    });
  }
  if (http.subscribe === null) {
    const off = new GraphQLError('Live updates are off.', { extensions: { code: 'UPSTREAM_OFFLINE' } });
    return refuse([off], { status: 503 });
  }
  const result = await http.subscribe({ operation, context });
  return isStream(result) ? result : withStatus(operations.present(result, context.requestId));
}
