import type { SentCredentials } from './credentials.ts';
import type { Context } from './options.ts';
import type { ResponseLike } from './platform.ts';

interface Post {
  readonly accept: string;
  /** JSON, or a form, whose content type the platform sets. */
  readonly body: unknown;
  readonly signal?: unknown;
}

/** Sends a request with the headers that every request has. */
export function post(
  { url, fetch, cookies, language, appType, clientName, clientVersion, toolsKey }: Context,
  sent: SentCredentials,
  { accept, body, signal }: Post,
): Promise<ResponseLike> {
  const current = sent.send();
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
    ...(current && {
      'access-token': current.accessToken,
      client: current.client,
      'token-type': current.tokenType,
      uid: current.uid,
    }),
    ...(cookie && { cookie }),
    ...(xsrfToken && { 'x-xsrf-token': xsrfToken }),
  };
  return fetch(url, { method: 'POST', credentials: 'include', headers, body, signal });
}

/** Stores the credentials, cookies and time of a response's headers. */
export function readHeaders({ headers }: ResponseLike, context: Context, sent: SentCredentials): void {
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
