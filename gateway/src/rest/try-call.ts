import { Readable } from 'node:stream';
import type { Pool } from 'undici';
import { type HeaderWriter, writeCredentials } from '../kit/credentials.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { Endpoint } from './endpoint.ts';
import { exchangeBytes, type ReplyHead } from './exchange-bytes.ts';
import { encodeForm } from './form.ts';
import { refusalIn } from './reply.ts';
import { retryAfterIn } from './retry.ts';
import type { UpstreamSession } from './session.ts';
import { errorOfStatus, errorOfTransport, isUpstreamDown } from './upstream-error.ts';

/** A good answer, or a 304 to a call that was made with a tag. */
export interface Answer {
  readonly status: number;
  readonly etag: string | null;
  /** The JSON; null for a 304, and for one that nobody waits for any more. */
  readonly bytes: Uint8Array | null;
}

/** One call on its way. */
export interface SentCall<Args> {
  readonly endpoint: Endpoint<Args, unknown>;
  readonly args: Args;
  readonly session: UpstreamSession;
  /** What the answer is asked for with again; null when it is not known. */
  readonly etag: string | null;
  /** The header `traceparent` that goes along; null when nothing is traced. */
  readonly traceparent: string | null;
  /** How often it was sent. */
  tries: number;
  /** Whether nobody waits for the answer any more. */
  isAbandoned: boolean;
}

/** Sends a call once, for an answer that somebody waits for so long. */
export type TryCall = <Args>(call: SentCall<Args>, limitMs: number) => Promise<Answer>;

interface TryOptions {
  readonly pool: Pool;
  /** Path of the upstream's base address. */
  readonly basePath: string;
  readonly abandonAfterMs: number;
  readonly onContact: (answered: boolean) => void;
}

const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i;

/** The JSON of an answer; null when there is none, which only a refusal may have. */
function jsonIn({ status, header }: ReplyHead, bytes: Uint8Array, endpointId: string): Uint8Array | null {
  if (bytes.byteLength > 0 && isJson.test(header('content-type') ?? '')) return bytes;
  if (status < 200 || status >= 300) return null;
  throw new UpstreamError('BAD_UPSTREAM_RESPONSE', `The upstream's answer at ${endpointId} is no JSON.`, {
    status,
  });
}

/** The names and values of a call's headers in turn, as undici takes them quickest. */
function headersOf<Args>(
  { endpoint, session, etag, traceparent }: SentCall<Args>,
  contentType: string | null,
): string[] {
  const lines = ['accept', 'application/json', 'lang', session.lang, 'x-app-type', session.appType];
  const write: HeaderWriter = (name, value) => lines.push(name, value);
  write('x-request-id', session.requestId);
  if (traceparent !== null) write('traceparent', traceparent);
  if (contentType !== null) write('content-type', contentType);
  if (etag !== null) write('if-none-match', etag);
  const credentials = endpoint.auth === 'none' ? null : session.jar.current;
  if (credentials !== null) writeCredentials(credentials, write);
  const changes = endpoint.method !== 'GET';
  if (changes && session.address !== null) write('x-forwarded-for', session.address);
  session.cookies.writeHeaders(changes, write);
  return lines;
}

function pathOf<Args>({ endpoint, args }: SentCall<Args>): string {
  const given = Object.entries(endpoint.query?.(args) ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return endpoint.path(args);
  const query = new URLSearchParams();
  for (const [name, value] of given) {
    for (const text of value === undefined ? [] : [value].flat()) query.append(name, text);
  }
  return query.size === 0 ? endpoint.path(args) : `${endpoint.path(args)}?${query}`;
}

/**
 * Makes what sends a call once, with the session's newest credentials, and takes over those that its answer carries, of
 * whatever status. It is never aborted. Throws `UpstreamError`.
 */
export function createTry({ pool, basePath, abandonAfterMs, onContact }: TryOptions): TryCall {
  return async function tryCall<Args>(call: SentCall<Args>, limitMs: number): Promise<Answer> {
    const { endpoint, args, session, etag } = call;
    const changes = endpoint.method !== 'GET';
    const form = endpoint.form === undefined ? null : encodeForm(endpoint.form(args));
    const json = endpoint.body === undefined ? null : JSON.stringify(endpoint.body(args));
    const contentType = form?.contentType ?? (json === null ? null : 'application/json');
    let isAnswered = false;
    function take({ status, header, cookieLines }: ReplyHead): boolean {
      isAnswered = true;
      onContact(true);
      session.jar.update(header);
      session.cookies.update(cookieLines, changes && status >= 200 && status < 300);
      return status !== 304 && !call.isAbandoned && form?.isBroken() !== true;
    }
    try {
      const { head, bytes } = await exchangeBytes(
        pool,
        {
          method: endpoint.method,
          path: `${basePath}${pathOf(call)}`,
          headers: headersOf(call, contentType),
          body: form === null ? json : Readable.from(form.bytes, { objectMode: false }),
          headersTimeout: Math.max(abandonAfterMs, limitMs),
        },
        take,
      );
      if (form?.isBroken()) throw new UpstreamError('BAD_USER_INPUT', 'A file did not come whole.');
      const { status, header } = head;
      const tag = header('etag') ?? null;
      if (call.isAbandoned || (status === 304 && etag !== null)) return { status, etag: tag, bytes: null };
      const found = jsonIn(head, bytes, endpoint.id);
      if (status >= 200 && status < 300) return { status, etag: tag, bytes: found };
      const retryAfterS = retryAfterIn(header('retry-after'), Date.now());
      throw errorOfStatus(status, refusalIn(found), endpoint.id, retryAfterS);
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      const fault = errorOfTransport(error, endpoint.id, isAnswered);
      if (!isAnswered && isUpstreamDown(fault)) onContact(false);
      throw fault;
    }
  };
}
