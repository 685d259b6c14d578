import { type ErrorCode, errorCodeOf, GraphError, toErrorCode } from '@tipgraph/client';
import type { IntlShape } from 'react-intl';
import { isRecord } from '../is-record.ts';

export interface AppError {
  readonly code: ErrorCode;
  /** Lets support find the error in the log. Null for errors that support need not look up. */
  readonly requestId: string | null;
}

/** Errors that are shown without a reference for support. */
const codesWithoutReference = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'LOCKED',
  'NOT_FOUND',
  'RATE_LIMITED',
  'BAD_USER_INPUT',
  'XSRF_REFUSED',
  'PERSISTED_DOCUMENT_NOT_FOUND',
]);

export const newAppError = (code: ErrorCode, requestId: string | null): AppError => ({
  code,
  requestId: codesWithoutReference.has(code) ? null : requestId,
});

export const toAppError = (thrown: unknown): AppError =>
  newAppError(errorCodeOf(thrown), thrown instanceof GraphError ? thrown.requestId : null);

/** Whether a request got no response: its network is down, or hangs until the client's time limit. */
export const lacksResponse = (thrown: unknown): boolean => {
  const code = errorCodeOf(thrown);
  const isOfClient = thrown instanceof GraphError && thrown.requestId === null;
  return code === 'NETWORK' || (code === 'UPSTREAM_TIMEOUT' && isOfClient);
};

/** The error of a field that a response omits for lack of permission. */
export const forbidden: AppError = { code: 'FORBIDDEN', requestId: null };

export const notFound: AppError = { code: 'NOT_FOUND', requestId: null };

/** Converts the first error of a field or response. Without a code it is INTERNAL. */
export function caughtError([error]: readonly unknown[]): AppError {
  const extensions = isRecord(error) && isRecord(error.extensions) ? error.extensions : {};
  const { code, requestId } = extensions;
  return newAppError(toErrorCode(code), typeof requestId === 'string' ? requestId : null);
}

/** The result of a field with `@catch(to: RESULT)`; null without permission. */
export type Caught<T> =
  | { readonly ok: true; readonly value: T | null | undefined }
  | { readonly ok: false; readonly errors: readonly unknown[] }
  | null
  | undefined;

/** The value of a field with `@catch(to: RESULT)`. */
export type CaughtValue<T extends Caught<unknown>> = NonNullable<Extract<T, { ok: true }>['value']>;

export function within<T, Part>(caught: Caught<T>, part: (value: T) => Part | null): Caught<Part> {
  if (!caught?.ok) return caught;
  return { ok: true, value: caught.value == null ? null : part(caught.value) };
}

/** Lines of a toast: the localized error and, if any, its reference for support. */
export function errorMessage(intl: IntlShape, thrown: unknown): readonly string[] {
  const { code, requestId: id } = toAppError(thrown);
  const message = intl.formatMessage({ id: 'shared.error' }, { code });
  return id === null ? [message] : [message, intl.formatMessage({ id: 'shared.error.reference' }, { id })];
}

const handled = new WeakSet<object>();

/** Marks an error that the app has acted on. */
export function markHandled<T extends object>(error: T): T {
  handled.add(error);
  return error;
}

/** Whether the app has acted on an error, so that a form must not show it. */
export const isHandled = (error: unknown): boolean => error instanceof Object && handled.has(error);

/** Another form of an error, with its mark. */
export const withMarkOf = <T extends object>(error: unknown, other: T): T =>
  isHandled(error) ? markHandled(other) : other;

/** An error of a response as a GraphError. */
export function toGraphError(error: { readonly message: string }): GraphError {
  const { code, requestId } = caughtError([error]);
  return withMarkOf(error, new GraphError(code, error.message, requestId));
}

/** A failed operation, as reported to the app. */
export interface Failure {
  code: ErrorCode;
  kind: 'query' | 'mutation' | 'live';
  /** The operation's name; absent for live data. */
  operation?: string;
  /** Whether a root field failed, or only a part of one. */
  scope: 'page' | 'section';
  /** Whether it is of a page's first query or of its main field there, without which the page cannot open. */
  opensPage?: boolean;
  /** Whether it was sent with the credentials that are in use. */
  current: boolean;
}

/** Fields whose children count as root fields. */
const namespaceFields = new Set<string | number>(['viewer', 'admin']);

/** Returns `page` for an error of the whole request, a root field or a child of a namespace field; `section` for deeper ones. */
export function scopeOf(path: readonly (string | number)[]): Failure['scope'] {
  const [root] = path;
  const depth = root !== undefined && namespaceFields.has(root) ? 2 : 1;
  return path.length <= depth ? 'page' : 'section';
}

/** Fields of `admin` that its pages omit when they fail. */
const optionalFields = new Set<string | number>(['counts', 'heldPayments']);

/** Whether an error is of the whole request, or of a page's main field. The main field of an admin page is a child of `admin`. */
export function isOfMainField(path: readonly (string | number)[], field: string): boolean {
  const [root, child] = path;
  if (root === undefined) return true;
  if (root !== field) return false;
  return child === undefined || (root === 'admin' && path.length === 2 && !optionalFields.has(child));
}
