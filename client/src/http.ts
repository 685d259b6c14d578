import type { SentCredentials } from './credentials.ts';
import type { Context } from './options.ts';
import type { ResponseLike } from './platform.ts';

interface Post {
  readonly accept: string;
  /** JSON, or a form, whose type the platform writes. */
  readonly body: unknown;
  readonly signal?: unknown;
}

/** Sends a request to the graph with what every request carries. */
export function post(
  { url, fetch, cookies, language, appType, clientName, clientVersion, toolsKey }: Context,
  sent: SentCredentials,
  { accept, body, signal }: Post,
): Promise<ResponseLike> {
  const set = sent.send();
  const cookie = cookies.header();
  const xsrfToken = cookies.xsrfToken();
  const headers = {
    accept,
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    lang: language(),
    'x-app-type': appType,
    ...(clientName && { 'apollographql-client-name': clientName }),
    ...(clientVersion && { 'apollographql-client-version': clientVersion }),
    ...(toolsKey && { 'x-tools-key': toolsKey }),
    ...(set && {
      'access-token': set.accessToken,
      client: set.client,
      'token-type': set.tokenType,
      uid: set.uid,
    }),
    ...(cookie && { cookie }),
    ...(xsrfToken && { 'x-xsrf-token': xsrfToken }),
  };
  return fetch(url, { method: 'POST', credentials: 'include', headers, body, signal });
}

/** Keeps the credentials, cookies and time that an answer's head carries. */
export function readHead({ headers }: ResponseLike, context: Context, sent: SentCredentials): void {
  context.cookies.update(headers);
  sent.adopt({
    accessToken: headers.get('access-token'),
    client: headers.get('client'),
    tokenType: headers.get('token-type'),
    uid: headers.get('uid'),
    expiry: headers.get('expiry'),
  });
  const serverNow = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(serverNow)) context.onServerTime?.(serverNow, false);
}
