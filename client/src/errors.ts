/** The graph's error codes, and NETWORK for no response. */
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
  /** The original error when there was no response. */
  readonly cause?: unknown;
}

/** An error of a response, or the reason for a missing response. */
export class GraphError extends Error {
  override readonly name = 'GraphError';
  readonly code: ErrorCode;
  /** Finds the request in the server's log; null without a response, and mostly null over WebSocket. */
  readonly requestId: string | null;
  /** The path in the response, for example ["viewer", "dashboard", "specialTips"]; empty for the whole request. */
  readonly path: readonly (string | number)[];
  /** Seconds until a retry, null when unknown. */
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

/** INTERNAL for anything but a GraphError. */
export function errorCodeOf(thrown: unknown): ErrorCode {
  return thrown instanceof GraphError ? thrown.code : 'INTERNAL';
}

/** An unknown code becomes INTERNAL. */
export function toErrorCode(value: unknown): ErrorCode {
  return errorCodes.find((code) => code === value) ?? 'INTERNAL';
}

/** Parses the `errors` of a response, ignoring malformed parts. */
export function readErrors(errors: unknown, requestId: string | null = null): GraphError[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(isRecord).map(({ message, path, extensions }) => {
    const details = isRecord(extensions) ? extensions : {};
    const code = toErrorCode(details.code);
    const id = typeof details.requestId === 'string' ? details.requestId : requestId;
    return new GraphError(code, typeof message === 'string' ? message : '', id, {
      path: Array.isArray(path) ? path.filter(isPathPart) : [],
      retryAfter: typeof details.retryAfter === 'number' ? details.retryAfter : null,
    });
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isPathPart = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
