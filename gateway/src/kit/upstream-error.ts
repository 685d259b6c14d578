/** Errors of the data provider behind the upstream. */
export type ProviderFaultCode =
  | 'PROVIDER_UNREACHABLE'
  | 'PROVIDER_REFUSED'
  | 'PROVIDER_RATE_LIMITED'
  | 'PROVIDER_UNREADABLE';

/** Errors of upstream calls, as clients see them. */
export type UpstreamErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'LOCKED'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'UPSTREAM_OFFLINE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_ERROR'
  | ProviderFaultCode
  | 'BAD_UPSTREAM_RESPONSE'
  | 'BAD_USER_INPUT'
  | 'XSRF_REFUSED';

/** `field` is the upstream's name or null; `message` is a code or a text. */
export interface FieldFault {
  readonly field: string | null;
  readonly message: string;
}

interface UpstreamErrorDetails {
  readonly status?: number;
  readonly faults?: readonly FieldFault[];
  readonly path?: string;
  readonly body?: unknown;
  readonly retryAfterS?: number | null;
  readonly cause?: unknown;
}

/**
 * A failed upstream call. `status` is the HTTP status, null without a response; `faults` are those of a 422; `path`
 * is the first value of a reply that did not match, such as `dropinfos[3].drop`; `body` is the parsed error body,
 * kept out of logs; `retryAfterS` is the seconds until a retry, null when unknown.
 */
export class UpstreamError extends Error {
  readonly code: UpstreamErrorCode;
  readonly status: number | null;
  readonly faults: readonly FieldFault[];
  readonly path: string | null;
  readonly retryAfterS: number | null;
  readonly #body: unknown;

  constructor(code: UpstreamErrorCode, message: string, details: UpstreamErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.name = 'UpstreamError';
    this.status = details.status ?? null;
    this.faults = details.faults ?? [];
    this.path = details.path ?? null;
    this.retryAfterS = details.retryAfterS ?? null;
    this.#body = details.body ?? null;
  }

  /** null without a body. */
  get body(): unknown {
    return this.#body;
  }
}
