import type { ExecutionResult, GraphQLError } from 'graphql';
import type { OperationContext } from '../execution/context.ts';
import type { Engine } from '../execution/engine.ts';
import type { PreparedOperation } from '../execution/operation.ts';
import type { ClientAddress, RequestSource } from '../guard/client-address.ts';
import { clientNameIn } from '../guard/client-release.ts';
import type { RateLimits } from '../guard/rate/rate-limits.ts';
import { toolsKeyHeader } from '../guard/tools-key.ts';
import type { HeaderReader } from '../kit/credentials.ts';
import { badUserInput, codeOfFirst, maskFault } from '../kit/errors.ts';
import type { Logger } from '../kit/logger.ts';
import type { TraceSpan } from '../kit/trace.ts';
import type { Subscribe } from '../live/live-service.ts';
import { isPublicAnswer } from './answer-headers.ts';
import { callerOf, hasValidName, type UncheckedRequest } from './operation-request.ts';

/**
 * Status and headers of an answer that is not sent with 200. With `spec` only application/graphql-response+json has the
 * status: a client of JSON or of server-sent events reads the errors of a 200.
 */
interface HttpStatusHint {
  readonly status: number;
  readonly spec?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export const statusOf = ({ status, spec }: HttpStatusHint, type: string): number =>
  spec === true && !type.startsWith('application/graphql-response+json') ? 200 : status;

export interface HttpAnswer {
  /** Events of a subscription instead of a result. */
  readonly events?: AsyncIterable<ExecutionResult>;
  readonly result: ExecutionResult;
  readonly hint: HttpStatusHint | null;
  /** Whether shared caches may store the answer. */
  readonly isPublic?: boolean;
}

interface HttpOperation {
  readonly method: string;
  readonly header: HeaderReader;
  readonly request: UncheckedRequest;
  readonly arrival: RequestSource;
  /** Span of the request; null when nothing is traced. */
  readonly trace: TraceSpan | null;
  /** Aborted when the client disconnects. Needed for subscriptions only. */
  readonly signal?: AbortSignal;
}

export interface HttpDeps {
  readonly engine: Engine;
  readonly rateLimits: RateLimits;
  readonly addressOf: ClientAddress;
  readonly subscribe: Subscribe;
  readonly logger: Logger;
}

const tooManyRequests = ({ extensions }: GraphQLError): HttpStatusHint => ({
  status: 429,
  headers: { 'Retry-After': String(extensions.retryAfter) },
});

const isStream = (
  result: AsyncIterable<ExecutionResult> | ExecutionResult,
): result is AsyncIterable<ExecutionResult> => Symbol.asyncIterator in result;

/** A result without data has not run: GraphQL over HTTP requires status 400. */
const notRun: HttpStatusHint = { status: 400, spec: true };

const answerOf = (result: ExecutionResult): HttpAnswer =>
  result.errors !== undefined && !('data' in result)
    ? { result: { errors: result.errors }, hint: notRun }
    : { result, hint: null };

async function answer(
  { engine, rateLimits, subscribe }: HttpDeps,
  { method, header, request, signal }: HttpOperation,
  address: string,
  context: OperationContext,
): Promise<HttpAnswer> {
  let operation: PreparedOperation | null = null;
  const refuse = (errors: readonly GraphQLError[], hint: HttpStatusHint): HttpAnswer => {
    engine.reportRefusal(errors, operation, context.requestId);
    return { result: { errors }, hint };
  };
  const toolsKey = header(toolsKeyHeader) ?? null;
  const caller = { credentials: context.session.jar.current, address, toolsKey };
  const rateLimited = await rateLimits.admit(caller);
  if (rateLimited !== null) return refuse([rateLimited], tooManyRequests(rateLimited));
  if (!hasValidName(request)) {
    return refuse([badUserInput('operationName must be a string.')], { status: 400 });
  }
  const prepared = engine.prepare(request, toolsKey, clientNameIn(header));
  if (prepared.operation === null) return refuse(prepared.errors, notRun);
  operation = prepared.operation;
  if (operation.type === 'mutation' && method === 'GET') {
    return refuse([badUserInput('A mutation needs a POST.')], { status: 405, headers: { Allow: 'POST' } });
  }
  const fieldLimited = await rateLimits.admitFields(caller, operation);
  if (fieldLimited !== null) return refuse([fieldLimited], tooManyRequests(fieldLimited));
  if (operation.type !== 'subscription') {
    const result = await engine.execute(operation, context);
    if (isPublicAnswer(engine, { method, header }, operation, context, result)) {
      return { result, hint: null, isPublic: true };
    }
    const rate = operation.cost === null ? null : await rateLimits.remaining(caller);
    return answerOf(rate === null ? result : { ...result, extensions: { ...result.extensions, rate } });
  }
  if (!(header('accept') ?? '').includes('text/event-stream')) {
    const error = badUserInput('A subscription needs the header Accept: text/event-stream.');
    return refuse([error], { status: 406 });
  }
  context.trace?.startSpan(operation);
  const subscription = await subscribe({ operation, context, caller, signal });
  if (isStream(subscription)) {
    context.trace?.end('OK');
    return { events: subscription, result: {}, hint: null };
  }
  const { errors = [] } = engine.present(subscription, context.requestId);
  context.trace?.end(codeOfFirst(errors));
  return refuse(errors, notRun);
}

/**
 * Executes an operation of the fast path or Yoga. The context is returned immediately; its credentials and cookies are final
 * once `answer` resolves. `answer` never rejects: an internal error becomes a masked answer with status 500.
 */
export function executeHttpOperation(
  deps: HttpDeps,
  operation: HttpOperation,
): { readonly context: OperationContext; readonly answer: Promise<HttpAnswer> } {
  const { arrival, header, trace } = operation;
  const { engine, logger } = deps;
  const address = deps.addressOf(arrival);
  const context = engine.createContext(callerOf(header, address, trace));
  const maskError = (error: unknown): HttpAnswer => ({
    result: { errors: [maskFault(error, context.requestId, logger)] },
    hint: { status: 500 },
  });
  return { context, answer: answer(deps, operation, address, context).catch(maskError) };
}
