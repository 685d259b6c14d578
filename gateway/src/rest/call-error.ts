import { isRecord } from '../kit/is-record.ts';
import {
  type FieldFault,
  type ProviderFaultCode,
  UpstreamError,
  type UpstreamErrorCode,
} from '../kit/upstream-error.ts';
import type { Endpoint } from './endpoint.ts';

const messages = {
  401: ['UNAUTHENTICATED', 'You need to sign in.'],
  403: ['FORBIDDEN', 'You may not use this.'],
  404: ['NOT_FOUND', 'Not found.'],
  413: ['BAD_USER_INPUT', 'The input is too large.'],
  414: ['BAD_USER_INPUT', 'A string of the input is too long.'],
  431: ['BAD_USER_INPUT', 'A string of the input is too long.'],
  422: ['BAD_USER_INPUT', 'The upstream refused the input.'],
  423: ['LOCKED', 'The account is locked.'],
  429: ['RATE_LIMITED', 'Too many requests.'],
} as const satisfies Record<number, readonly [UpstreamErrorCode, string]>;

/** Errors of the data provider, by the `code` of the upstream's 503. */
const providerFaults: ReadonlyMap<unknown, readonly [ProviderFaultCode, string]> = new Map([
  ['provider_unreachable', ['PROVIDER_UNREACHABLE', 'The data provider cannot be reached.']],
  ['provider_refused', ['PROVIDER_REFUSED', 'The data provider refused the request.']],
  ['provider_rate_limited', ['PROVIDER_RATE_LIMITED', 'The data provider limits the rate of requests.']],
  ['provider_unreadable', ['PROVIDER_UNREADABLE', "The data provider's response cannot be read."]],
]);

/** The upstream refuses an XSRF token by an error of this field, Rails by a 422 without `errors`. */
const xsrfField = 'xsrf_token';

const hasErrors = (body: unknown): boolean => isRecord(body) && 'errors' in body;

const hasMessage = (status: number): status is keyof typeof messages => status in messages;

/**
 * Maps the status of a failed response to the error that clients see.
 * @param body parsed JSON; undefined for none
 */
export function errorOfStatus(
  status: number,
  body: unknown,
  { id, method }: Pick<Endpoint<never, unknown>, 'id' | 'method'>,
  retryAfterS: number | null = null,
): UpstreamError {
  const details = { status, body, retryAfterS };
  if (hasMessage(status)) {
    const isRefusal = status === 422;
    const faults = isRefusal ? faultsOf(body) : [];
    const isXsrfRefusal =
      faults.some(({ field }) => field === xsrfField) || (isRefusal && method !== 'GET' && !hasErrors(body));
    const [code, message] = isXsrfRefusal
      ? (['XSRF_REFUSED', 'The XSRF token was refused: send the newest cookie.'] as const)
      : messages[status];
    return new UpstreamError(code, message, { ...details, faults });
  }
  if (status >= 300 && status < 400) {
    return new UpstreamError('BAD_UPSTREAM_RESPONSE', `The upstream redirected ${id}.`, details);
  }
  const providerFault =
    status === 503 ? providerFaults.get(isRecord(body) ? body.code : undefined) : undefined;
  const [code, message] = providerFault ?? (['UPSTREAM_ERROR', `The upstream failed at ${id}.`] as const);
  return new UpstreamError(code, message, details);
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');

/** Reads `{errors: {field: [text]}}` and `{errors: [text]}`. `full_messages` repeats the fields and is ignored. */
function faultsOf(body: unknown): FieldFault[] {
  const errors = isRecord(body) ? body.errors : undefined;
  if (!isRecord(errors)) return textsOf(errors).map((message) => ({ field: null, message }));
  return Object.entries(errors)
    .filter(([field]) => field !== 'full_messages')
    .flatMap(([field, texts]) => textsOf(texts).map((message) => ({ field, message })));
}

const connectTimeout = 'UND_ERR_CONNECT_TIMEOUT';
/** No connection could be made, whatever the request. */
const unreachableCodes = new Set([
  connectTimeout,
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Codes of a failed TLS handshake, such as CERT_HAS_EXPIRED: those of Node, of OpenSSL's protocol and of its certificates. */
const tlsCode =
  /^(ERR_(TLS|SSL)_.*|EPROTO|.*CERT.*|UNABLE_TO_VERIFY_LEAF_SIGNATURE|INVALID_(CA|PURPOSE)|HOSTNAME_MISMATCH)$/;
/** The connection ended, perhaps because of the request. */
const closedCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const unansweredCodes: ReadonlySet<UpstreamErrorCode> = new Set([
  'UPSTREAM_OFFLINE',
  'UPSTREAM_TIMEOUT',
  'BAD_UPSTREAM_RESPONSE',
]);
const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);

function codeOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return '';
  // The system's code is that of a connection that breaks later too. Of several addresses, Node reports an AggregateError.
  const isOfConnect = error instanceof AggregateError || ('syscall' in error && error.syscall === 'connect');
  return error.code === 'ETIMEDOUT' && isOfConnect ? connectTimeout : error.code;
}

/**
 * Whether an error means that the upstream is down: no complete response in time, or a status of 500 and above that is not
 * the data provider's error.
 */
export function isUpstreamDown(error: unknown): error is UpstreamError {
  if (!(error instanceof UpstreamError)) return false;
  const { code, status } = error;
  return status === null ? unansweredCodes.has(code) : code === 'UPSTREAM_ERROR' && status >= 500;
}

/** Whether no connection to the upstream could be made. */
export const isUnreachable = ({ cause }: UpstreamError): boolean =>
  unreachableCodes.has(codeOf(cause)) || tlsCode.test(codeOf(cause));

export const isConnectTimeout = ({ cause }: UpstreamError): boolean => codeOf(cause) === connectTimeout;

/**
 * Maps an error of the transport to the error that clients see. A request that cannot be sent, such as one with invalid
 * header values, is the caller's fault.
 * @param hasResponse whether the response had begun: the upstream is not offline then
 */
export function errorOfTransport(error: unknown, endpointId: string, hasResponse: boolean): UpstreamError {
  if (codeOf(error) === 'UND_ERR_INVALID_ARG') {
    return new UpstreamError('BAD_USER_INPUT', 'The request cannot be sent.', { cause: error });
  }
  if (timeoutCodes.has(codeOf(error))) {
    return new UpstreamError('UPSTREAM_TIMEOUT', `The upstream took too long at ${endpointId}.`, {
      cause: error,
    });
  }
  if (!hasResponse && (unreachableCodes.has(codeOf(error)) || closedCodes.has(codeOf(error)))) {
    return new UpstreamError('UPSTREAM_OFFLINE', 'The upstream cannot be reached.', { cause: error });
  }
  if (!hasResponse && tlsCode.test(codeOf(error))) {
    const message = `No TLS connection to the upstream can be made: ${codeOf(error)}.`;
    return new UpstreamError('UPSTREAM_OFFLINE', message, { cause: error });
  }
  return new UpstreamError('BAD_UPSTREAM_RESPONSE', `The upstream's response at ${endpointId} is unusable.`, {
    cause: error,
  });
}
