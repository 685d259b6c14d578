import type { RequestParameters, UploadableMap, Variables } from 'relay-runtime';
import type { Language } from '../i18n/language.ts';
import type { AppType } from '../session/app-type.ts';
import type { CredentialStore, CredentialsEpoch } from '../session/credentials.ts';
import { AppError } from './app-error.ts';
import { uploadBody } from './upload-body.ts';

/** What a request to the graph needs from its surroundings; tests give their own. */
export interface GraphSurroundings {
  fetch: typeof globalThis.fetch;
  credentials: CredentialStore;
  language(): Language;
  appType: AppType;
  /** The page's cookies, as `document.cookie` gives them. */
  cookies(): string;
  /** After how many milliseconds without an answer the caller is told so. */
  patience: number;
  /** Told the server's time of an answer, in milliseconds since 1970. */
  onServerTime?(serverNow: number): void;
}

/** An answer of the graph. */
export interface GraphAnswer {
  /** Its decoded body. */
  readonly body: unknown;
  /** What finds it in the server's log. */
  readonly requestId: string | null;
  /** Whether somebody has signed in or out since it was asked for, other than by this very answer. */
  readonly isLate: boolean;
}

/** Reads the anti-forgery token from the cookies, decoded once; null when there is none. */
export function readXsrfToken(cookies: string): string | null {
  const cookie = cookies.split('; ').find((part) => part.startsWith('XSRF-TOKEN='));
  if (!cookie) return null;
  const value = cookie.slice('XSRF-TOKEN='.length);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * Sends one operation, with its files if it has some, and gives its answer. Credentials of any answer, also of an error, go
 * into the store. Throws AppError NETWORK without an answer, UPSTREAM_TIMEOUT when it takes too long (the request
 * itself goes on, because its answer may carry rotated credentials), INTERNAL when the body is no JSON, UPSTREAM_OFFLINE
 * when a proxy says instead that there is nobody behind it.
 */
export async function fetchGraph(
  surroundings: GraphSurroundings,
  params: RequestParameters,
  variables: Variables,
  uploadables: UploadableMap | null = null,
): Promise<GraphAnswer> {
  const { credentials } = surroundings;
  const sentIn = credentials.epoch();
  const request = surroundings.fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { ...requestHeaders(surroundings), ...(!uploadables && { 'content-type': 'application/json' }) },
    body: uploadables
      ? uploadBody(params, variables, uploadables)
      : JSON.stringify({ documentId: params.id, operationName: params.name, variables }),
  });
  const answer = request.then(
    (response) => readAnswer(response, surroundings, sentIn),
    () => {
      throw new AppError('NETWORK', 'No answer from the server');
    },
  );
  return withPatience(answer, surroundings.patience);
}

function requestHeaders(surroundings: GraphSurroundings): Record<string, string> {
  const { credentials, language, appType, cookies } = surroundings;
  const headers: Record<string, string> = {
    accept: 'application/graphql-response+json, application/json',
    lang: language(),
    'x-app-type': appType,
  };
  const set = credentials.read();
  if (set) {
    headers['access-token'] = set.accessToken;
    headers.client = set.client;
    headers['token-type'] = set.tokenType;
    headers.uid = set.uid;
  }
  const xsrfToken = readXsrfToken(cookies());
  if (xsrfToken) headers['x-xsrf-token'] = xsrfToken;
  return headers;
}

async function readAnswer(
  response: Response,
  { credentials, onServerTime }: GraphSurroundings,
  sentIn: CredentialsEpoch,
): Promise<GraphAnswer> {
  const { headers } = response;
  const requestId = headers.get('x-request-id');
  const expiry = Number(headers.get('expiry'));
  const cameLate = credentials.epoch() !== sentIn;
  credentials.adopt(
    {
      accessToken: headers.get('access-token'),
      client: headers.get('client'),
      tokenType: headers.get('token-type'),
      uid: headers.get('uid'),
      expiry: Number.isFinite(expiry) ? expiry : null,
    },
    sentIn,
  );
  const adoptedIn = credentials.epoch();
  const serverNow = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(serverNow)) onServerTime?.(serverNow);
  const text = await response.text().catch(() => {
    throw new AppError('NETWORK', 'The answer broke off');
  });
  try {
    return { body: JSON.parse(text), requestId, isLate: cameLate || credentials.epoch() !== adoptedIn };
  } catch {
    const offline = response.status === 502 || response.status === 503 || response.status === 504;
    const message = `Unreadable answer with status ${response.status}`;
    throw new AppError(offline ? 'UPSTREAM_OFFLINE' : 'INTERNAL', message, requestId);
  }
}

function withPatience<T>(work: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new AppError('UPSTREAM_TIMEOUT', 'The answer takes too long')),
      patience,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
