import { isRecord } from '../kit/is-record.ts';
import {
  type FieldFault,
  type ProviderFaultCode,
  UpstreamError,
  type UpstreamErrorCode,
} from '../kit/upstream-error.ts';

const messages = {
  401: ['UNAUTHENTICATED', 'You need to sign in.'],
  403: ['FORBIDDEN', 'You may not use this.'],
  404: ['NOT_FOUND', 'There is no such thing.'],
  414: ['BAD_USER_INPUT', 'A text of the input is too long.'],
  431: ['BAD_USER_INPUT', 'A text of the input is too long.'],
  422: ['BAD_USER_INPUT', 'The upstream refused the input.'],
  423: ['LOCKED', 'The account is locked.'],
  429: ['RATE_LIMITED', 'Too many requests.'],
} as const satisfies Record<number, readonly [UpstreamErrorCode, string]>;

/** What the upstream's 503 says of its data provider, by its `code`. */
const providerFaults: ReadonlyMap<unknown, readonly [ProviderFaultCode, string]> = new Map([
  ['provider_unreachable', ['PROVIDER_UNREACHABLE', 'The data provider cannot be reached.']],
  ['provider_refused', ['PROVIDER_REFUSED', 'The data provider refused the request.']],
  ['provider_rate_limited', ['PROVIDER_RATE_LIMITED', 'The data provider asks for fewer requests.']],
  ['provider_unreadable', ['PROVIDER_UNREADABLE', "The data provider's answer cannot be read."]],
]);

/** The field by which the upstream refuses the XSRF token: it is no input of the graph's. */
const xsrfField = 'xsrf_token';

const isTabled = (status: number): status is keyof typeof messages => status in messages;

/**
 * The error table: a refusing status (outside 200 to 299, and not a 304) with its parsed body, or undefined when
 * it had none or was not JSON, to the error that clients see. `retryAfterS` are the seconds of its Retry-After.
 */
export function errorOfStatus(
  status: number,
  body: unknown,
  endpointId: string,
  retryAfterS: number | null = null,
): UpstreamError {
  const details = { status, body, retryAfterS };
  if (isTabled(status)) {
    const faults = status === 422 ? faultsOf(body) : [];
    const [code, message] = faults.some(({ field }) => field === xsrfField)
      ? (['XSRF_REFUSED', 'The XSRF token was refused: send the newest cookie.'] as const)
      : messages[status];
    return new UpstreamError(code, message, { ...details, faults });
  }
  if (status >= 300 && status < 400) {
    return new UpstreamError('BAD_UPSTREAM_RESPONSE', `The upstream redirected ${endpointId}.`, details);
  }
  const fault = status === 503 ? providerFaults.get(isRecord(body) ? body.code : undefined) : undefined;
  const [code, message] = fault ?? (['UPSTREAM_ERROR', `The upstream failed at ${endpointId}.`] as const);
  return new UpstreamError(code, message, details);
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');

/**
 * Both shapes of a refusal, `{errors: {field: [text]}}` and `{errors: [text]}`, as one list. `full_messages` only
 * repeats the fields and is left out.
 */
export function faultsOf(body: unknown): FieldFault[] {
  const errors = isRecord(body) ? body.errors : undefined;
  if (!isRecord(errors)) return textsOf(errors).map((message) => ({ field: null, message }));
  return Object.entries(errors)
    .filter(([field]) => field !== 'full_messages')
    .flatMap(([field, texts]) => textsOf(texts).map((message) => ({ field, message })));
}

const offlineCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'UND_ERR_SOCKET',
]);
const unansweredCodes: ReadonlySet<UpstreamErrorCode> = new Set([
  'UPSTREAM_OFFLINE',
  'UPSTREAM_TIMEOUT',
  'BAD_UPSTREAM_RESPONSE',
]);
const timeoutCodes = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const isUnreachable = (error: unknown): boolean => offlineCodes.has(codeOf(error));

/**
 * Whether a failed call says that the upstream is ailing: it gave no whole answer in time, or one of 500 and above that
 * does not just pass on the data provider's troubles. A refusal, or an answer that does not fit, comes from one that works.
 */
export function isUpstreamDown(error: unknown): error is UpstreamError {
  if (!(error instanceof UpstreamError)) return false;
  const { code, status } = error;
  return status === null ? unansweredCodes.has(code) : code === 'UPSTREAM_ERROR' && status >= 500;
}

/**
 * A fault of the transport as the error that clients see. What could not even be sent, as credentials that no header can
 * carry, is the caller's. `bodyBegun` says that an answer had begun: what breaks
 * off then is a bad answer, not an absent upstream.
 */
export function errorOfTransport(error: unknown, endpointId: string, bodyBegun: boolean): UpstreamError {
  if (codeOf(error) === 'UND_ERR_INVALID_ARG') {
    return new UpstreamError('BAD_USER_INPUT', 'The request cannot be sent.', { cause: error });
  }
  if (timeoutCodes.has(codeOf(error))) {
    return new UpstreamError('UPSTREAM_TIMEOUT', `The upstream took too long at ${endpointId}.`, {
      cause: error,
    });
  }
  if (!bodyBegun && isUnreachable(error)) {
    return new UpstreamError('UPSTREAM_OFFLINE', 'The upstream cannot be reached.', { cause: error });
  }
  return new UpstreamError('BAD_UPSTREAM_RESPONSE', `The upstream's answer at ${endpointId} is unusable.`, {
    cause: error,
  });
}
