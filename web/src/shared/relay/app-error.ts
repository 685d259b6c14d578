import { type ErrorCode, errorCodeOf, GraphError, toErrorCode } from '@tipgraph/client';
import type { IntlShape } from 'react-intl';
import { isRecord } from '../is-record.ts';

/** Why something failed, and what support needs to find it in the log, where there is such a number. */
export interface AppError {
  readonly code: ErrorCode;
  readonly requestId: string | null;
}

/** What a person is told by its code alone; support has nothing to look for. */
const plain = new Set<ErrorCode>([
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
  requestId: plain.has(code) ? null : requestId,
});

/** What a person is told of anything thrown. */
export const toAppError = (thrown: unknown): AppError =>
  newAppError(errorCodeOf(thrown), thrown instanceof GraphError ? thrown.requestId : null);

/** Stands for what an answer leaves out of whoever may not see it. */
export const forbidden: AppError = { code: 'FORBIDDEN', requestId: null };

/** Stands for a thing that an answer has as null. */
export const notFound: AppError = { code: 'NOT_FOUND', requestId: null };

/** The first error that a field caught, or of an answer; INTERNAL where no code is named. */
export function caughtError([error]: readonly unknown[]): AppError {
  const extensions = isRecord(error) && isRecord(error.extensions) ? error.extensions : {};
  const { code, requestId } = extensions;
  return newAppError(toErrorCode(code), typeof requestId === 'string' ? requestId : null);
}

/** What a field gave that was read with `@catch(to: RESULT)`; null for what the person may not see. */
export type Caught<T> =
  | { readonly ok: true; readonly value: T | null | undefined }
  | { readonly ok: false; readonly errors: readonly unknown[] }
  | null
  | undefined;

/** A part of what a field gave, or why it gave nothing. */
export function within<T, Part>(
  caught: Caught<T>,
  part: (value: T) => Part | null | undefined,
): Caught<Part> {
  if (!caught?.ok) return caught;
  return { ok: true, value: caught.value == null ? null : part(caught.value) };
}

/** What a person is told of a failed operation, as a toast takes it; with the number that support finds it by where there is one. */
export function errorMessage(intl: IntlShape, thrown: unknown): readonly string[] {
  const { code, requestId: id } = toAppError(thrown);
  const words = intl.formatMessage({ id: 'shared.error' }, { code });
  return id === null ? [words] : [words, intl.formatMessage({ id: 'shared.error.reference' }, { id })];
}

const codes: ReadonlySet<ErrorCode> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'LOCKED']);

/** Whether the whole app tells of a mutation's error by itself, so that a form need not. */
export const isHandledGlobally = (code: ErrorCode): boolean => codes.has(code);

/** An error of an operation that the app as a whole may have to act on. */
export interface Failure {
  code: ErrorCode;
  /** Whether a query, a mutation or a live connection failed. */
  kind: 'query' | 'mutation' | 'live';
  /** Whether it takes the page's reason away, or only one section of it. */
  scope: 'page' | 'section';
  /** Whether it is a page's first reading: without its answer there is no page to stay on. */
  opensPage?: boolean;
  /** Whether it was sent with credentials that are still the ones in use. */
  current: boolean;
}

/** Fields that only lead to others; what stands right under them counts as a page's main field. */
const NAMESPACE_FIELDS = new Set<string | number>(['viewer', 'admin']);

/**
 * Whether an error at this path leaves the page without its main field: it is the whole request, a root field or
 * a field right under a namespace field. Anything deeper is a section, and a failed section is no failed page.
 */
export function scopeOf(path: readonly (string | number)[]): Failure['scope'] {
  const [root] = path;
  const depth = root !== undefined && NAMESPACE_FIELDS.has(root) ? 2 : 1;
  return path.length <= depth ? 'page' : 'section';
}
