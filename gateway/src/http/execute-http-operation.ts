import { type ExecutionResult, GraphQLError } from 'graphql';
import type { OperationContext } from '../execution/context.ts';
import type { Engine } from '../execution/engine.ts';
import type { ClientAddress, RequestSource } from '../guard/client-address.ts';
import { clientNameIn } from '../guard/client-release.ts';
import type { RateLimits } from '../guard/rate/rate-limits.ts';
import { toolsKeyHeader } from '../guard/tools-key.ts';
import type { HeaderReader } from '../kit/credentials.ts';
import { badUserInput, codeOf, maskFault } from '../kit/errors.ts';
import type { Logger } from '../kit/logger.ts';
import type { TraceSpan } from '../kit/trace.ts';
import type { Subscribe } from '../live/live-service.ts';
import { isPublicAnswer } from './answer-headers.ts';
import { callerOf, hasFitName, type UncheckedRequest } from './operation-request.ts';

/**
 * How an answer is sent where that is not 200: `spec` means 400 only for clients that accept
 * application/graphql-response+json.
 */
export interface HttpStatusHint {
  readonly status: number;
  readonly spec?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export const statusOf = ({ status, spec }: HttpStatusHint, type: string): number =>
  spec === true && type.startsWith('application/json') ? 200 : status;

export type HttpAnswer =
  | {
      readonly events: AsyncIterable<ExecutionResult>;
      readonly result: null;
      readonly hint: null;
      readonly isPublic?: false;
    }
  | {
      readonly events: null;
      readonly result: ExecutionResult;
      readonly hint: HttpStatusHint | null;
      /** Whether it is everybody's; absent for one that is its caller's alone. */
      readonly isPublic?: boolean;
    };

interface HttpOperation {
  readonly method: string;
  readonly header: HeaderReader;
  readonly request: UncheckedRequest;
  /** The connection that it came over; absent where there is none, as in tests. */
  readonly arrival: RequestSource | undefined;
  /** The step of a trace that the request is; null when nothing is traced. */
  readonly trace: TraceSpan | null;
  /** Fires when the client has gone; absent where no subscription can come, which alone needs it. */
  readonly signal?: AbortSignal;
}

/** What operations over HTTP need, whoever reads the requests and writes the answers. */
export interface HttpServices {
  readonly engine: Engine;
  readonly rateLimits: RateLimits;
  readonly addressOf: ClientAddress;
  /** null where live is not there. */
  readonly subscribe: Subscribe | null;
  readonly logger: Logger;
}

const refuse = (errors: readonly GraphQLError[], hint: HttpStatusHint): HttpAnswer => ({
  events: null,
  result: { errors },
  hint,
});

const tooOften = (error: GraphQLError): HttpAnswer =>
  refuse([error], { status: 429, headers: { 'Retry-After': String(error.extensions.retryAfter) } });

const isStream = (
  result: AsyncIterable<ExecutionResult> | ExecutionResult,
): result is AsyncIterable<ExecutionResult> => Symbol.asyncIterator in result;

/** A result without data never ran: its status is 400, as the GraphQL-over-HTTP specification says. */
const answered = (result: ExecutionResult): HttpAnswer =>
  result.errors !== undefined && !('data' in result)
    ? refuse(result.errors, { status: 400, spec: true })
    : { events: null, result, hint: null };

async function answer(
  { engine, rateLimits, subscribe }: HttpServices,
  { method, header, request, signal }: HttpOperation,
  address: string,
  context: OperationContext,
): Promise<HttpAnswer> {
  const toolsKey = header(toolsKeyHeader) ?? null;
  const caller = { credentials: context.session.jar.current, address, toolsKey };
  const onceTooMany = await rateLimits.admit(caller);
  if (onceTooMany !== null) return tooOften(onceTooMany);
  if (!hasFitName(request)) return refuse([badUserInput('operationName must be a text.')], { status: 400 });
  const { operation, errors } = engine.prepare(request, toolsKey, clientNameIn(header));
  if (operation === null) return refuse(errors, { status: 400, spec: true });
  if (operation.type === 'mutation' && method === 'GET') {
    return refuse([badUserInput('A mutation needs a POST.')], { status: 405, headers: { Allow: 'POST' } });
  }
  const tooMuch = await rateLimits.admitFields(caller, operation);
  if (tooMuch !== null) return tooOften(tooMuch);
  if (operation.type !== 'subscription') {
    const result = await engine.execute(operation, context);
    if (isPublicAnswer(engine, { method, header, operation, context }, result)) {
      return { events: null, result, hint: null, isPublic: true };
    }
    const rate = operation.cost === null ? null : await rateLimits.remaining(caller);
    return answered(rate === null ? result : { ...result, extensions: { ...result.extensions, rate } });
  }
  if (!(header('accept') ?? '').includes('text/event-stream')) {
    return refuse([badUserInput('A subscription needs the header Accept: text/event-stream.')], {
      status: 406,
    });
  }
  if (subscribe === null) {
    const off = new GraphQLError('Live updates are off.', { extensions: { code: 'UPSTREAM_OFFLINE' } });
    return refuse([off], { status: 503 });
  }
  context.trace?.begin(operation);
  const begun = await subscribe({ operation, context, caller, signal });
  if (isStream(begun)) {
    context.trace?.end('OK');
    return { events: begun, result: null, hint: null };
  }
  const result = engine.present(begun, context.requestId);
  const [refusal] = result.errors ?? [];
  context.trace?.end(refusal === undefined ? 'OK' : codeOf(refusal));
  return answered(result);
}

/**
 * Begins to answer one operation over HTTP by the common path; its context is there at once, and tells the credentials and
 * cookies to hand on when the answer is there. A GET may only query or subscribe; a subscription needs a client that accepts
 * text/event-stream. A fault is an answer too: with status 500, and the request's id alone.
 */
export function executeHttpOperation(
  services: HttpServices,
  operation: HttpOperation,
): { readonly context: OperationContext; readonly answer: Promise<HttpAnswer> } {
  const { arrival, header, trace } = operation;
  const address = arrival === undefined ? '' : services.addressOf(arrival);
  const context = services.engine.createContext(callerOf(header, address, trace));
  const onFault = (fault: unknown) =>
    refuse([maskFault(fault, context.requestId, services.logger)], { status: 500 });
  return { context, answer: answer(services, operation, address, context).catch(onFault) };
}
