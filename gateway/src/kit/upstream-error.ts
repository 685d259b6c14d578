/** What went wrong at the data provider behind the upstream. */
export type ProviderFaultCode =
  | 'PROVIDER_UNREACHABLE'
  | 'PROVIDER_REFUSED'
  | 'PROVIDER_RATE_LIMITED'
  | 'PROVIDER_UNREADABLE';

/** What went wrong with an upstream call, as clients of the graph see it. */
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

/** One fault that the upstream named: the field in its own spelling, or null, and a code or a text. */
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
 * An upstream call that gave no usable answer. `status` is the HTTP status, null when no answer came; `faults` are
 * those of a 422; `path` is where a reply did not fit, for example `dropinfos[3].drop`; `body` is the parsed body of
 * a refusal, kept out of logs; `retryAfterS` is after how many seconds to come again, null when nothing is known.
 */
export class UpstreamError extends Error {
  readonly status: number | null;
  readonly faults: readonly FieldFault[];
  readonly path: string | null;
  readonly retryAfterS: number | null;
  readonly #body: unknown;

  constructor(
    readonly code: UpstreamErrorCode,
    message: string,
    details: UpstreamErrorDetails = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'UpstreamError';
    this.status = details.status ?? null;
    this.faults = details.faults ?? [];
    this.path = details.path ?? null;
    this.retryAfterS = details.retryAfterS ?? null;
    this.#body = details.body ?? null;
  }

  /** The parsed body of a refusal, null when it had none. */
  get body(): unknown {
    return this.#body;
  }
}
