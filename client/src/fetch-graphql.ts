import { trackSent } from './credentials.ts';
import { type GraphDocument, requestOf } from './document.ts';
import { type ErrorCode, GraphError, isRecord, readErrors } from './errors.ts';
import { post, readHeaders } from './http.ts';
import { type Context, isSessionEnd, type SessionEnd } from './options.ts';
import type { ResponseLike } from './platform.ts';
import { after } from './timers.ts';

export interface FetchOptions {
  /**
   * Files by their path below the variables, such as `input.images.0`, where the variables have null. Values are
   * those of the platform's `FormData`.
   */
  readonly files?: Readonly<Record<string, unknown>> | undefined;
  readonly timeoutMs?: number | undefined;
  /** A null viewer without an error does not end the session. */
  readonly allowAnonymous?: boolean | undefined;
}

/** A response. Errors that a person can fix are in the payload's `errors` of `data`, not here. */
export interface GraphResult<Data> {
  /** null when the whole request failed; else null in place of each field with an error. */
  readonly data: Data | null;
  readonly errors: readonly GraphError[];
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  /** Why the sent credentials are no longer accepted; null when they are. */
  readonly sessionEnd: SessionEnd | null;
  /** Whether a sign-in or sign-out happened since the request, other than by this response. */
  readonly isLate: boolean;
}

export type FetchGraphQL = <Data = Record<string, unknown>, Variables = Record<string, unknown>>(
  document: GraphDocument<Data, Variables>,
  variables?: Variables,
  options?: FetchOptions,
) => Promise<GraphResult<Data>>;

declare class FormData {
  append(name: string, value: unknown): void;
}

const defaultTimeoutMs = 20_000;
const uploadTimeoutMs = 150_000;

/** Error codes for HTML pages of a proxy. */
const proxyErrorCodes: Readonly<Record<number, ErrorCode>> = {
  413: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  502: 'UPSTREAM_OFFLINE',
  503: 'UPSTREAM_OFFLINE',
  504: 'UPSTREAM_OFFLINE',
};

/**
 * Sends an operation. Credentials of any response, also of an error, are stored. A request is retried once after a
 * rejected XSRF token, or when its rejected credentials have been renewed since.
 * @throws GraphError NETWORK without a response; UPSTREAM_TIMEOUT after the timeout (the request is not aborted,
 * because its response may carry rotated credentials); UPSTREAM_OFFLINE, RATE_LIMITED or BAD_USER_INPUT by the status
 * of a proxy; INTERNAL for another response that is not GraphQL
 */
export function createFetchGraphQL(context: Context): FetchGraphQL {
  return async <Data, Variables>(
    document: GraphDocument<Data, Variables>,
    variables?: Variables,
    options: FetchOptions = {},
  ) => {
    const { files, timeoutMs = context.timeoutMs ?? (files ? uploadTimeoutMs : defaultTimeoutMs) } = options;
    const attempt = () =>
      withTimeout(send<Data>(context, requestOf(document, variables), options), timeoutMs);
    const first = await attempt();
    const { result } = first.shouldRetry ? await attempt() : first;
    if (result.sessionEnd) context.endSession(result.sessionEnd);
    return result;
  };
}

async function send<Data>(
  context: Context,
  request: Record<string, unknown>,
  { files, allowAnonymous = false }: FetchOptions,
): Promise<{ result: GraphResult<Data>; shouldRetry: boolean }> {
  const { credentials } = context;
  const sent = trackSent(credentials);
  const sentIn = credentials.epoch();
  const response = await post(context, sent, {
    accept: 'application/graphql-response+json, application/json',
    body: files ? uploadBody(request, files) : JSON.stringify(request),
  }).catch((cause: unknown) => {
    throw new GraphError('NETWORK', 'No answer from the server', null, { cause });
  });
  const arrivedLate = credentials.epoch() !== sentIn;
  readHeaders(response, context, sent);
  const epochAfter = credentials.epoch();
  const requestId = response.headers.get('x-request-id');
  const { data, errors, extensions } = await readBody(response, requestId);
  const isLate = arrivedLate || credentials.epoch() !== epochAfter;
  const parsed = {
    data: isRecord(data) ? (data as Data) : null,
    errors: readErrors(errors, requestId),
    extensions: isRecord(extensions) ? extensions : {},
    requestId,
    isLate,
  };
  const isCurrent = sent.isCurrent();
  const named = isCurrent ? namedEndOf(parsed) : null;
  const sessionEnd = named ?? (isCurrent && lacksViewer(parsed) ? 'UNAUTHENTICATED' : null);
  const isOutdated = sessionEnd === 'UNAUTHENTICATED' && sent.isOutdated();
  return {
    result: { ...parsed, sessionEnd: allowAnonymous ? named : sessionEnd },
    shouldRetry: isOutdated ? hadNoEffect(parsed) : isXsrfRejected(parsed),
  };
}

async function readBody(response: ResponseLike, requestId: string | null): Promise<Record<string, unknown>> {
  const text = await response.text().catch((cause: unknown) => {
    throw new GraphError('NETWORK', 'The answer broke off', requestId, { cause });
  });
  try {
    const body: unknown = JSON.parse(text);
    if (isRecord(body)) return body;
  } catch {
    // A proxy's page or a truncated response.
  }
  const code = proxyErrorCodes[response.status] ?? 'INTERNAL';
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new GraphError(code, `Unreadable answer with status ${response.status}`, requestId, {
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  });
}

/** By the GraphQL multipart request specification. */
function uploadBody(request: Record<string, unknown>, files: Readonly<Record<string, unknown>>): FormData {
  const paths = Object.keys(files);
  const form = new FormData();
  form.append('operations', JSON.stringify(request));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(paths.map((path, at) => [at, [`variables.${path}`]]))),
  );
  for (const [at, path] of paths.entries()) form.append(String(at), files[path]);
  return form;
}

type Outcome = Pick<GraphResult<unknown>, 'data' | 'errors'>;

/** Whether the operation had no effect, so that it can be sent again. */
const hadNoEffect = ({ data }: Outcome): boolean =>
  hasNullViewer(data) || Object.values(data ?? {}).every((payload) => payload === null);

const isXsrfRejected = (parsed: Outcome): boolean =>
  parsed.errors.some(({ code }) => code === 'XSRF_REFUSED') && hadNoEffect(parsed);

const hasNullViewer = (data: unknown): boolean => isRecord(data) && data.viewer === null;

/** Mutations whose errors are about the account to sign in to, not that of the sent credentials. */
const signsIn: ReadonlySet<unknown> = new Set(['signIn', 'resetPassword']);

const namedEndOf = ({ errors }: Outcome): SessionEnd | null =>
  errors
    .filter(({ path }) => !signsIn.has(path[0]))
    .map(({ code }) => code)
    .find(isSessionEnd) ?? null;

/** For credentials that are no longer accepted the graph returns a null viewer without an error. */
const lacksViewer = ({ data, errors }: Outcome): boolean =>
  hasNullViewer(data) && !errors.some(({ path }) => path[0] === 'viewer');

function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = after(timeoutMs, () =>
      reject(new GraphError('UPSTREAM_TIMEOUT', 'The answer takes too long')),
    );
    work.then(resolve, reject).finally(cancel);
  });
}
