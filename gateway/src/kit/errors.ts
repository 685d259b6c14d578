import { randomUUID } from 'node:crypto';
import { GraphQLError, Kind } from 'graphql';
import type { Logger } from './logger.ts';
import { UpstreamError, type UpstreamErrorCode } from './upstream-error.ts';

/** An error for clients, with its code and further extensions. */
export const codedError = (code: string, message: string, more: object = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { ...more, code } });

export const badUserInput = (message: string) => codedError('BAD_USER_INPUT', message);

export const forbidden = () => codedError('FORBIDDEN', 'You may not use this.');

/** A part of a reply that the upstream leaves out where the caller may not see it. @throws GraphQLError FORBIDDEN */
export function allowed<Part>(part: Part | null | undefined): Part {
  if (part == null) throw forbidden();
  return part;
}

export const notFound = () => codedError('NOT_FOUND', 'There is no such object.');

export const unauthenticated = () => codedError('UNAUTHENTICATED', 'You need to sign in.');

export const tooLarge = () =>
  codedError('BAD_USER_INPUT', 'The request is too large.', { http: { status: 413 } });

/** Whether an error is an upstream error with this code. */
export const isUpstreamError = (error: unknown, code: UpstreamErrorCode): error is UpstreamError =>
  error instanceof UpstreamError && error.code === code;

/** Returns null instead of NOT_FOUND. */
export async function nullIfNotFound<Found>(call: Promise<Found>): Promise<Found | null> {
  try {
    return await call;
  } catch (error) {
    if (isUpstreamError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** Whether an error is FORBIDDEN, by the upstream or the gateway. */
export const isForbidden = (error: unknown): boolean =>
  isUpstreamError(error, 'FORBIDDEN') ||
  (error instanceof GraphQLError && error.extensions.code === 'FORBIDDEN');

/** INTERNAL for an error without a code. */
export const codeOf = (error: GraphQLError): string => {
  const code = error.extensions.code;
  return typeof code === 'string' ? code : 'INTERNAL';
};

const sessionEndCodes: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'LOCKED']);

/** Whether an error means that the credentials are not accepted any more. */
export const endsSession = (error: GraphQLError): boolean => sessionEndCodes.has(codeOf(error));

/** OK without errors. */
export const codeOfFirst = ([first]: readonly GraphQLError[] = []): string =>
  first === undefined ? 'OK' : codeOf(first);

function originalErrorOf(error: GraphQLError): unknown {
  let current: unknown = error;
  while (current instanceof GraphQLError && current.originalError !== undefined)
    current = current.originalError;
  return current;
}

/** Whether graphql-js rejected an argument value, such as null for a non-null argument. */
const isArgumentError = ({ nodes }: GraphQLError): boolean =>
  nodes?.every(({ kind }) => kind !== Kind.FIELD) ?? false;

/** Errors of a working upstream, which are not logged. */
const refusals: ReadonlySet<UpstreamErrorCode> = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'LOCKED',
  'NOT_FOUND',
  'RATE_LIMITED',
  'BAD_USER_INPUT',
  'XSRF_REFUSED',
]);

/**
 * Converts an error for clients. An upstream error gets its code, the path of a field that did not match, and the
 * seconds until a retry. Invalid input becomes BAD_USER_INPUT. Anything else becomes INTERNAL with the request id.
 * @param onFault receives internal errors and failures of the upstream
 */
export function presentError(
  error: GraphQLError,
  requestId: string,
  onFault: (fault: unknown) => void,
): GraphQLError {
  if (typeof error.extensions.code === 'string') return error;
  const original = originalErrorOf(error);
  const location = { nodes: error.nodes ?? null, path: error.path ?? null, source: error.source ?? null };
  if (original instanceof UpstreamError) {
    if (!refusals.has(original.code)) onFault(original);
    const { code, path, retryAfterS } = original;
    return new GraphQLError(original.message, {
      ...location,
      extensions: {
        code,
        ...(path === null ? {} : { path }),
        ...(retryAfterS === null ? {} : { retryAfter: retryAfterS }),
      },
    });
  }
  if (original instanceof GraphQLError && typeof original.extensions.code === 'string') {
    return new GraphQLError(original.message, { ...location, extensions: original.extensions });
  }
  if (original instanceof GraphQLError && (error.path === undefined || isArgumentError(original))) {
    const extensions = { ...error.extensions, code: 'BAD_USER_INPUT' };
    return new GraphQLError(error.message, { ...location, positions: error.positions ?? null, extensions });
  }
  onFault(original);
  return new GraphQLError('Something went wrong.', {
    ...location,
    extensions: { code: 'INTERNAL', requestId },
  });
}

/** Wraps any thrown value; the original error stays available to `presentError`. */
export function toGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}

/** Logs an unexpected error, and returns one with only the request id. */
export function maskFault(fault: unknown, requestId: string, logger: Pick<Logger, 'error'>): GraphQLError {
  logger.error({ err: fault, requestId }, 'request fault');
  return codedError('INTERNAL', 'Something went wrong.', { requestId });
}

/** Node's error of a request whose client has disconnected before it was complete. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

/** Converts an error from before execution: malformed requests are BAD_USER_INPUT, others are masked and logged. */
export function presentRequestError(error: unknown, logger: Logger): GraphQLError {
  if (isCutOff(error)) return badUserInput('The request was cut off.');
  if (error instanceof GraphQLError && error.originalError === undefined) {
    return codedError('BAD_USER_INPUT', error.message, error.extensions);
  }
  const { message, extensions } = maskFault(error, randomUUID(), logger);
  return codedError('INTERNAL', message, { ...extensions, http: { status: 500 } });
}
