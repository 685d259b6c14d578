/** Codes of faults that no form can fix: the graph's own, and NETWORK for no answer at all. */
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
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_DOCUMENT_REQUIRED',
  'PERSISTED_DOCUMENT_NOT_FOUND',
  'INTERNAL',
  'NETWORK',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

interface GraphErrorDetails {
  readonly path?: readonly (string | number)[];
  readonly retryAfter?: number | null;
  /** What was thrown where no answer came. */
  readonly cause?: unknown;
}

/** One error of an answer, or the fault for which there is no answer. */
export class GraphError extends Error {
  override readonly name = 'GraphError';
  readonly code: ErrorCode;
  /** The number of its request, which finds it in the server's log; null without an answer, and over WebSocket mostly. */
  readonly requestId: string | null;
  /** Where in the answer, for example ["viewer", "dashboard", "specialTips"]; empty for the whole request. */
  readonly path: readonly (string | number)[];
  /** After how many seconds to come again, where that is known. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode,
    message: string,
    requestId: string | null = null,
    { path = [], retryAfter = null, cause }: GraphErrorDetails = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.requestId = requestId;
    this.path = path;
    this.retryAfter = retryAfter;
  }
}

/** The code of anything thrown: INTERNAL for what is not an operation's fault. */
export function errorCodeOf(thrown: unknown): ErrorCode {
  return thrown instanceof GraphError ? thrown.code : 'INTERNAL';
}

/** Reads a code that came over the wire; one that this version does not know is INTERNAL. */
export function toErrorCode(value: unknown): ErrorCode {
  return errorCodes.find((code) => code === value) ?? 'INTERNAL';
}

/** Reads the `errors` of a GraphQL answer, tolerant of anything odd in them; `requestId` is the answer's own. */
export function readErrors(errors: unknown, requestId: string | null = null): GraphError[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(isRecord).map(({ message, path, extensions }) => {
    const told = isRecord(extensions) ? extensions : {};
    const code = toErrorCode(told.code);
    const named = typeof told.requestId === 'string' ? told.requestId : requestId;
    return new GraphError(code, typeof message === 'string' ? message : '', named, {
      path: Array.isArray(path) ? path.filter(isPathPart) : [],
      retryAfter: typeof told.retryAfter === 'number' ? told.retryAfter : null,
    });
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isPathPart = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
