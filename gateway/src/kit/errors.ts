import { randomUUID } from 'node:crypto';
import { GraphQLError, Kind } from 'graphql';
import type { Logger } from './logger.ts';
import { type FieldFault, UpstreamError } from './upstream-error.ts';

/** An error that clients are told, with its code and what else its extensions say. */
export const codedError = (code: string, message: string, more: object = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { ...more, code } });

/** An input that cannot be used. */
export const badUserInput = (message: string) => codedError('BAD_USER_INPUT', message);

/** A field that the caller may not see. */
export const forbidden = () => codedError('FORBIDDEN', 'You may not use this.');

/** An object that an input names and that is not there. */
export const notFound = () => codedError('NOT_FOUND', 'There is no such object.');

/** A field that needs a signed-in caller. */
export const unauthenticated = () => codedError('UNAUTHENTICATED', 'You need to sign in.');

/** A request that holds more than it may. */
export const tooLarge = () =>
  codedError('BAD_USER_INPUT', 'The request is too large.', { http: { status: 413 } });

/** Whether an error is the upstream's refusal with this code. */
export const isUpstreamError = (error: unknown, code: UpstreamError['code']): error is UpstreamError =>
  error instanceof UpstreamError && error.code === code;

/** What an upstream call finds; null where it answers that there is none, or that it has no such call. */
export async function orNull<Found>(call: Promise<Found>): Promise<Found | null> {
  try {
    return await call;
  } catch (error) {
    if (isUpstreamError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** Whether an error says that the caller may not, by the upstream or by the gateway. */
export const isForbidden = (error: unknown): boolean =>
  isUpstreamError(error, 'FORBIDDEN') ||
  (error instanceof GraphQLError && error.extensions.code === 'FORBIDDEN');

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** What a person can fix in an input; `field` is the path of the input's field, null for the whole. */
export interface UserError {
  field: string[] | null;
  code: UserErrorCode;
  message: string;
}

/** Fields whose name on the wire is not the input field's in snake case: wire name to input field. */
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
 * What the person can fix after a refused mutation, from an upstream's 422. Throws every other error again.
 * A text instead of a code gets the code that it is known for, else INVALID, and a code that is not known UNKNOWN; a 422 that names nothing is one INVALID without a field.
 */
export function userErrorsOf(error: unknown, names: FieldNames = {}): UserError[] {
  if (!isUpstreamError(error, 'BAD_USER_INPUT') || error.status !== 422) throw error;
  const errors = error.faults.map((fault) => toUserError(fault, names));
  return errors.length > 0 ? errors : [{ field: null, code: 'INVALID', message: error.message }];
}

/** The code of an error in an answer. */
export const codeOf = (error: GraphQLError): string => {
  const code = error.extensions.code;
  return typeof code === 'string' ? code : 'INTERNAL';
};

function cause(error: GraphQLError): unknown {
  let found: unknown = error;
  while (found instanceof GraphQLError && found.originalError !== undefined) found = found.originalError;
  return found;
}

/** Whether an error of graphql-js blames the value of an argument, as null for one that may not be null. */
const blamesArgument = ({ nodes }: GraphQLError): boolean =>
  nodes?.every(({ kind }) => kind !== Kind.FIELD) ?? false;

/**
 * An error as it leaves the gateway. Those of the upstream get their code, where a reply did not fit the path of the
 * field, and the seconds after which to come again where they are known; wrong input BAD_USER_INPUT; whatever was not meant for clients is INTERNAL with the request's id only,
 * and goes to `onFault`.
 */
export function presentError(
  error: GraphQLError,
  requestId: string,
  onFault: (fault: unknown) => void,
): GraphQLError {
  if (typeof error.extensions.code === 'string') return error;
  const origin = cause(error);
  const place = { nodes: error.nodes ?? null, path: error.path ?? null, source: error.source ?? null };
  if (origin instanceof UpstreamError) {
    if (origin.path !== null || origin.status === null || origin.status >= 500) onFault(origin);
    const { code, path, retryAfterS } = origin;
    return new GraphQLError(origin.message, {
      ...place,
      extensions: {
        code,
        ...(path === null ? {} : { path }),
        ...(retryAfterS === null ? {} : { retryAfter: retryAfterS }),
      },
    });
  }
  if (origin instanceof GraphQLError && typeof origin.extensions.code === 'string') {
    return new GraphQLError(origin.message, { ...place, extensions: origin.extensions });
  }
  if (origin instanceof GraphQLError && (error.path === undefined || blamesArgument(origin))) {
    const extensions = { ...error.extensions, code: 'BAD_USER_INPUT' };
    return new GraphQLError(error.message, { ...place, positions: error.positions ?? null, extensions });
  }
  onFault(origin);
  return new GraphQLError('Something went wrong.', { ...place, extensions: { code: 'INTERNAL', requestId } });
}

/** What may be wrong with an input: the values of `UserErrorCode` in the graph. */
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
  'MALFORMED',
  'UNKNOWN',
] as const;

type UserErrorCode = (typeof userErrorCodes)[number];

/** Texts with which Rails refuses a field, in English and Polish, by the code that they stand for. */
const knownTexts: readonly (readonly [RegExp, UserErrorCode])[] = [
  [/already been taken|zostało już zajęte|jest zajęte/, 'TAKEN'],
  [/too short|za krótki/, 'TOO_SHORT'],
  [/too long|za długi/, 'TOO_LONG'],
  [/can(?:'|’|no)t be (?:blank|empty)|nie może być pust/, 'BLANK'],
  [/doesn(?:'|’)t match|nie zgadza się z/, 'CONFIRMATION'],
  [/must be accepted|musi (?:być|zostać) zaakceptowan/, 'ACCEPTED'],
];

/**
 * The code of a fault that an upstream names by a code or by a text: UNKNOWN for a code that is none of the graph's, INVALID for a
 * text that says nothing known.
 */
export function codeOfText(text: string): UserErrorCode {
  if (/^[a-z][a-z0-9_]*$/i.test(text)) {
    const code = text.toUpperCase();
    return userErrorCodes.find((known) => known === code) ?? 'UNKNOWN';
  }
  return knownTexts.find(([pattern]) => pattern.test(text))?.[1] ?? 'INVALID';
}

/** Any thrown value as a GraphQLError; what it was stays inside, for the place that gives errors their codes. */
export function toGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}

/** What a client is told of a fault of the gateway: the id of its request, under which the fault stands in the log. */
export function maskFault(fault: unknown, requestId: string, logger: Pick<Logger, 'error'>): GraphQLError {
  logger.error({ err: fault, requestId }, 'request fault');
  return codedError('INTERNAL', 'Something went wrong.', { requestId });
}

/** A request that never became an operation: malformed ones are BAD_USER_INPUT, faults are masked and logged. */
export function presentRequestError(error: unknown, logger: Logger): GraphQLError {
  if (error instanceof GraphQLError && error.originalError === undefined) {
    return codedError('BAD_USER_INPUT', error.message, error.extensions);
  }
  const { message, extensions } = maskFault(error, randomUUID(), logger);
  return codedError('INTERNAL', message, { ...extensions, http: { status: 500 } });
}
