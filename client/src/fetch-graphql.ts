import { trackSent } from './credentials.ts';
import { type GraphDocument, requestOf } from './document.ts';
import { type ErrorCode, GraphError, isRecord, readErrors } from './errors.ts';
import { post, readHead } from './http.ts';
import { type Context, isSessionEnd, type SessionEnd } from './options.ts';
import type { ResponseLike } from './platform.ts';
import { after } from './timers.ts';

export interface FetchOptions {
  /**
   * Files by their places below the variables, as `input.images.0`, where the variables have null: what the platform's
   * `FormData` takes.
   */
  readonly files?: Readonly<Record<string, unknown>> | undefined;
  readonly timeoutMs?: number | undefined;
  /** That nobody is signed in is an answer here, not the end of a session. */
  readonly allowAnonymous?: boolean | undefined;
}

/** An answer of the graph. What a person can fix is in the payload's `errors` of `data`, not here. */
export interface GraphResult<Data> {
  /** Null when the whole request was refused; else with null in place of each field that has an error. */
  readonly data: Data | null;
  readonly errors: readonly GraphError[];
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  /** The credentials that were sent are no longer accepted (a null viewer, also without an error), or locked. */
  readonly sessionEnd: SessionEnd | null;
  /** Whether somebody has signed in or out since the request was sent, other than by this very answer. */
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

const usualTimeoutMs = 20_000;
const uploadTimeoutMs = 150_000;

/** What a proxy says by a page of its own. */
const codesOfProxies: Readonly<Record<number, ErrorCode>> = {
  413: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  502: 'UPSTREAM_OFFLINE',
  503: 'UPSTREAM_OFFLINE',
  504: 'UPSTREAM_OFFLINE',
};

/**
 * Sends an operation and returns its answer. Credentials of any answer, also of an error, go into the store. What was
 * refused for its XSRF token, or for credentials that somebody else has renewed meanwhile, is sent once more.
 * @throws GraphError NETWORK without an answer, UPSTREAM_TIMEOUT when it takes too long (the request itself goes on,
 * because its answer may carry rotated credentials), UPSTREAM_OFFLINE when a proxy says that nobody is behind it
 * (RATE_LIMITED that it was asked too often, BAD_USER_INPUT that the request is too large), INTERNAL when the answer is
 * no GraphQL otherwise
 */
export function createFetchGraphQL(context: Context): FetchGraphQL {
  return async <Data, Variables>(
    document: GraphDocument<Data, Variables>,
    variables?: Variables,
    options: FetchOptions = {},
  ) => {
    const { files, timeoutMs = files ? uploadTimeoutMs : (context.timeoutMs ?? usualTimeoutMs) } = options;
    const ask = () => withTimeout(send<Data>(context, requestOf(document, variables), options), timeoutMs);
    const first = await ask();
    const { result } = first.mustRepeat ? await ask() : first;
    if (result.sessionEnd) context.endSession(result.sessionEnd, context.credentials.epoch());
    return result;
  };
}

async function send<Data>(
  context: Context,
  request: Record<string, unknown>,
  { files, allowAnonymous = false }: FetchOptions,
): Promise<{ result: GraphResult<Data>; mustRepeat: boolean }> {
  const { credentials } = context;
  const sent = trackSent(credentials);
  const sentIn = credentials.epoch();
  const response = await post(context, sent, {
    accept: 'application/graphql-response+json, application/json',
    body: files ? uploadBody(request, files) : JSON.stringify(request),
  }).catch((cause: unknown) => {
    throw new GraphError('NETWORK', 'No answer from the server', null, { cause });
  });
  const cameLate = credentials.epoch() !== sentIn;
  readHead(response, context, sent);
  const adoptedIn = credentials.epoch();
  const requestId = response.headers.get('x-request-id');
  const { data, errors, extensions } = await readBody(response, requestId);
  const isLate = cameLate || credentials.epoch() !== adoptedIn;
  const told = {
    data: isRecord(data) ? (data as Data) : null,
    errors: readErrors(errors, requestId),
    extensions: isRecord(extensions) ? extensions : {},
    requestId,
    isLate,
  };
  const end = sent.isCurrent() && !isLate ? sessionEndOf(told) : null;
  const isOutdated = end === 'UNAUTHENTICATED' && sent.isOutdated();
  return {
    result: { ...told, sessionEnd: allowAnonymous ? null : end },
    mustRepeat: isOutdated ? isUndone(told) : isRefusedForXsrf(told),
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
    // A proxy's page, or half an answer.
  }
  const code = codesOfProxies[response.status] ?? 'INTERNAL';
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new GraphError(code, `Unreadable answer with status ${response.status}`, requestId, {
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  });
}

/** A request with files, as the GraphQL multipart request specification says. */
function uploadBody(request: Record<string, unknown>, files: Readonly<Record<string, unknown>>): FormData {
  const places = Object.keys(files);
  const form = new FormData();
  form.append('operations', JSON.stringify(request));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(places.map((path, at) => [at, [`variables.${path}`]]))),
  );
  for (const [at, path] of places.entries()) form.append(String(at), files[path]);
  return form;
}

type Told = Pick<GraphResult<unknown>, 'data' | 'errors'>;

/** Whether an answer is that of an operation of which nothing was done: what has done something is not sent twice. */
const isUndone = ({ data }: Told): boolean =>
  hasNullViewer(data) || Object.values(data ?? {}).every((payload) => payload === null);

const isRefusedForXsrf = (told: Told): boolean =>
  told.errors.some(({ code }) => code === 'XSRF_REFUSED') && isUndone(told);

const hasNullViewer = (data: unknown): boolean => isRecord(data) && data.viewer === null;

/** The graph takes credentials that it no longer accepts for a guest's: it answers with a null viewer and no error. */
function sessionEndOf({ data, errors }: Told): SessionEnd | null {
  const named = errors.map(({ code }) => code).find(isSessionEnd);
  if (named) return named;
  return hasNullViewer(data) && !errors.some(({ path }) => path[0] === 'viewer') ? 'UNAUTHENTICATED' : null;
}

function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = after(timeoutMs, () =>
      reject(new GraphError('UPSTREAM_TIMEOUT', 'The answer takes too long')),
    );
    work.then(resolve, reject).finally(cancel);
  });
}
