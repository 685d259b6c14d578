/** Codes of faults a person cannot fix in a form: the graph's own, and NETWORK for no answer at all. */
export const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'LOCKED',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UPSTREAM_OFFLINE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_ERROR',
  'PROVIDER_UNREACHABLE',
  'PROVIDER_REFUSED',
  'PROVIDER_RATE_LIMITED',
  'PROVIDER_UNREADABLE',
  'BAD_UPSTREAM_RESPONSE',
  'BAD_USER_INPUT',
  'XSRF_REFUSED',
  'PERSISTED_DOCUMENT_NOT_FOUND',
  'INTERNAL',
  'NETWORK',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Why something failed, and what support needs to find it in the log, where there is such a number. */
export interface OperationFault {
  readonly code: ErrorCode;
  readonly requestId: string | null;
}

/** A failed operation. */
export class AppError extends Error implements OperationFault {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly requestId: string | null;

  constructor(code: ErrorCode, message: string, requestId: string | null = null) {
    super(message);
    this.code = code;
    this.requestId = requestId;
  }
}

/** The code of anything thrown: INTERNAL for what is not an operation's fault. */
export function errorCodeOf(thrown: unknown): ErrorCode {
  return thrown instanceof AppError ? thrown.code : 'INTERNAL';
}

/** What a person is told of anything thrown. */
export const faultOf = (thrown: unknown): OperationFault => ({
  code: errorCodeOf(thrown),
  requestId: thrown instanceof AppError ? thrown.requestId : null,
});

/** Stands for what an answer leaves out of whoever may not see it. */
export const forbidden: OperationFault = { code: 'FORBIDDEN', requestId: null };

/** Stands for a thing that an answer has as null. */
export const notFound: OperationFault = { code: 'NOT_FOUND', requestId: null };

/** Reads a code that came over the wire; one that this version does not know is INTERNAL. */
export function toErrorCode(value: unknown): ErrorCode {
  return errorCodes.find((code) => code === value) ?? 'INTERNAL';
}
