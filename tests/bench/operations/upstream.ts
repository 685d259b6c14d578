import type { IncomingHttpHeaders } from 'node:http';
import { Pool } from 'undici';
import { credentialNames } from '../lib/recording.ts';

/** The upstream's address from the environment. */
export const upstreamUrl = process.env.UPSTREAM_URL ?? '';

/** Whether this server also does the gateway's other work. */
export const hasDuties = process.env.DUTIES === '1';

export interface Reply {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** Reads a path with the caller's headers. */
export type ReadUpstream = (path: string, caller: IncomingHttpHeaders) => Promise<Reply>;

/** The forwarded headers. */
const sent = hasDuties
  ? [...credentialNames, 'cookie', 'x-xsrf-token', 'lang', 'x-app-type']
  : [...credentialNames];

/** A minimal reader with undici's `dispatch`, without streams. */
export function createReadUpstream(): ReadUpstream {
  const base = new URL(upstreamUrl);
  const pool = new Pool(base.origin, { connections: 128 });
  return (path, caller) =>
    new Promise((resolve, reject) => {
      const headers: Record<string, string> = { accept: 'application/json' };
      for (const name of sent) {
        const value = caller[name];
        if (typeof value === 'string') headers[name] = value;
      }
      const chunks: Buffer[] = [];
      let status = 0;
      let replied: IncomingHttpHeaders = {};
      pool.dispatch(
        { method: 'GET', path: `${base.pathname}${path}`, headers },
        {
          onRequestStart() {},
          onResponseStart(_, statusCode, replyHeaders) {
            status = statusCode;
            replied = replyHeaders;
          },
          onResponseData(_, chunk) {
            chunks.push(chunk);
          },
          onResponseEnd() {
            if (status !== 200) reject(new Error(`${path} was answered with ${status}`));
            else {
              const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
              resolve({ body, headers: replied });
            }
          },
          onResponseError(_, error) {
            reject(error);
          },
        },
      );
    });
}

/** The gateway's security headers. */
export const secureHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-store',
};

/** The forwarded response headers: new credentials and cookies. */
export function handedOn(
  caller: IncomingHttpHeaders,
  replies: readonly IncomingHttpHeaders[],
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  const cookies = new Set<string>();
  for (const reply of replies) {
    for (const cookie of reply['set-cookie'] ?? []) cookies.add(cookie);
    if (reply['access-token'] === undefined || reply['access-token'] === caller['access-token']) continue;
    for (const name of credentialNames) headers[name] = String(reply[name]);
  }
  if (cookies.size > 0) headers['set-cookie'] = [...cookies];
  return headers;
}
