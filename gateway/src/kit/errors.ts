import { randomUUID } from 'node:crypto';
import { GraphQLError, Kind } from 'graphql';
import type { Logger } from './logger.ts';
import { type FieldFault, UpstreamError, type UpstreamErrorCode } from './upstream-error.ts';

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
export async function orNull<Found>(call: Promise<Found>): Promise<Found | null> {
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

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** An error that a person can fix; `field` is the path of the input field, null for the whole input. */
export interface UserError {
  field: string[] | null;
  code: UserErrorCode;
  message: string;
}

/** Maps wire names to input fields whose name is not the same in snake case. */
export type FieldNames = Readonly<Record<string, string>>;

const toUserError = ({ field, message }: FieldFault, names: FieldNames): UserError => ({
  field:
    field === null || field === 'base'
      ? null
      : field.split('.').map((part) => names[part] ?? camelCase(part)),
  code: codeOfText(message),
  message,
});

/**
 * Converts an upstream's 422 to user errors, and rethrows every other error. A known text becomes its code, another
 * text INVALID, an unknown code UNKNOWN; a 422 without details is one INVALID without a field.
 */
export function userErrorsOf(error: unknown, names: FieldNames = {}): UserError[] {
  if (!isUpstreamError(error, 'BAD_USER_INPUT') || error.status !== 422) throw error;
  const errors = error.faults.map((fault) => toUserError(fault, names));
  return errors.length > 0 ? errors : [{ field: null, code: 'INVALID', message: error.message }];
}

/** INTERNAL for an error without a code. */
export const codeOf = (error: GraphQLError): string => {
  const code = error.extensions.code;
  return typeof code === 'string' ? code : 'INTERNAL';
};

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

/** The values of the graph's enum `UserErrorCode`. */
export const userErrorCodes = [
  'BLANK',
  'INVALID',
  'TAKEN',
  'TOO_SHORT',
  'TOO_LONG',
  'CONFIRMATION',
  'ACCEPTED',
  'OUT_OF_RANGE',
  'REVERSED',
  'PAST',
  'TOO_MANY',
  'STALE',
  'NOT_FOUND',
  'NOT_EDITABLE',
  'UNSUPPORTED',
  'INVALID_CREDENTIALS',
  'LAST_ADMIN',
  'SERVICE_ACCOUNT',
  'USED',
  'EXPIRED',
  'UNAVAILABLE',
  'SOLD_OUT',
  'PRICE_CHANGED',
  'PAYMENT_UNAVAILABLE',
  'ALREADY_PAID',
  'CANCELLED',
  'FAILED',
  'UNDER_WAY',
  'PROMOCODE_USED',
  'OUTDATED',
  'RUNNING',
  'NONE',
  'EMPTY',
  'SETTLED',
  'TOO_LARGE',
  'NOT_AN_IMAGE',
  'DAMAGED',
  'TOO_MANY_PIXELS',
  'MALFORMED',
  'UNKNOWN',
] as const;

type UserErrorCode = (typeof userErrorCodes)[number];

/** Rails validation messages in English and Polish, by code. */
const railsMessages: readonly (readonly [RegExp, UserErrorCode])[] = [
  [/already been taken|zostało już zajęte|jest zajęte/, 'TAKEN'],
  [/too short|za krótki/, 'TOO_SHORT'],
  [/too long|za długi/, 'TOO_LONG'],
  [/can(?:'|’|no)t be (?:blank|empty)|nie może być pust/, 'BLANK'],
  [/doesn(?:'|’)t match|nie zgadza się z/, 'CONFIRMATION'],
  [/must be accepted|musi (?:być|zostać) zaakceptowan/, 'ACCEPTED'],
];

/** Maps an upstream's code or text to a code: UNKNOWN for an unknown code, INVALID for an unknown text. */
export function codeOfText(text: string): UserErrorCode {
  if (/^[a-z][a-z0-9_]*$/i.test(text)) {
    const code = text.toUpperCase();
    return userErrorCodes.find((known) => known === code) ?? 'UNKNOWN';
  }
  return railsMessages.find(([pattern]) => pattern.test(text))?.[1] ?? 'INVALID';
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
