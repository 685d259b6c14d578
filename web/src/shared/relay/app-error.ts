import { type ErrorCode, errorCodeOf, GraphError } from '@tipgraph/client';

/** Why something failed, and what support needs to find it in the log, where there is such a number. */
export interface OperationFault {
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

export const toFault = (code: ErrorCode, requestId: string | null): OperationFault => ({
  code,
  requestId: plain.has(code) ? null : requestId,
});

/** What a person is told of anything thrown. */
export const faultOf = (thrown: unknown): OperationFault =>
  toFault(errorCodeOf(thrown), thrown instanceof GraphError ? thrown.requestId : null);

/** Stands for what an answer leaves out of whoever may not see it. */
export const forbidden: OperationFault = { code: 'FORBIDDEN', requestId: null };

/** Stands for a thing that an answer has as null. */
export const notFound: OperationFault = { code: 'NOT_FOUND', requestId: null };
