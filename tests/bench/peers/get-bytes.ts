import type { IncomingHttpHeaders } from 'node:http';
import { Pool } from 'undici';
import { credentialNames } from './fields.ts';

/** Reads a path of the upstream with the caller's credentials. */
export type GetBytes = (path: string, headers: IncomingHttpHeaders) => Promise<Buffer>;

/** Makes the leanest reader that Node has: undici's `dispatch`, without streams. */
export function createGetBytes(upstreamUrl: string): GetBytes {
  const base = new URL(upstreamUrl);
  const pool = new Pool(base.origin, { connections: 128 });
  return (path, from) =>
    new Promise((resolve, reject) => {
      const headers: Record<string, string> = { accept: 'application/json' };
      for (const name of credentialNames) headers[name] = String(from[name] ?? '');
      const chunks: Buffer[] = [];
      let status = 0;
      pool.dispatch(
        { method: 'GET', path: `${base.pathname}${path}`, headers },
        {
          onRequestStart() {},
          onResponseStart(_, statusCode) {
            status = statusCode;
          },
          onResponseData(_, chunk) {
            chunks.push(chunk);
          },
          onResponseEnd() {
            if (status !== 200) reject(new Error(`${path} was answered with ${status}`));
            else resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
          },
          onResponseError(_, error) {
            reject(error);
          },
        },
      );
    });
}
