import type { SentCredentials } from './credentials.ts';
import type { Context } from './options.ts';
import type { ResponseLike } from './platform.ts';

interface Post {
  readonly accept: string;
  /** JSON, or a form, whose content type the platform sets. */
  readonly body: unknown;
  readonly signal?: unknown;
}

/** The Date header has whole seconds. */
const headerPrecisionMs = 1_000;

/** Sends a request with the headers that every request has, and reports the time of the response. */
export async function post(
  context: Context,
  sent: SentCredentials,
  { accept, body, signal }: Post,
): Promise<ResponseLike> {
  const { url, fetch, cookies, language, appType, clientName, clientVersion, toolsKey } = context;
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
  const sentAt = context.now();
  const response = await fetch(url, { method: 'POST', credentials: 'include', headers, body, signal });
  const serverNow = Date.parse(response.headers.get('date') ?? '');
  // A time since the request was sent is no news: the response may have been delayed by any time, such as the device's sleep.
  const isNews = serverNow < sentAt - headerPrecisionMs || serverNow > context.now() + headerPrecisionMs;
  if (isNews) context.onServerTime?.(serverNow);
  return response;
}

/** Stores the credentials and cookies of a response's headers. */
export function readHeaders({ headers }: ResponseLike, context: Context, sent: SentCredentials): void {
  context.cookies.update(headers);
  sent.adopt({
    accessToken: headers.get('access-token'),
    client: headers.get('client'),
    tokenType: headers.get('token-type'),
    uid: headers.get('uid'),
    expiry: headers.get('expiry'),
  });
}
