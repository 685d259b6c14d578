import { type ErrorCode, errorCodeOf, GraphError } from '@tipgraph/client';

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
