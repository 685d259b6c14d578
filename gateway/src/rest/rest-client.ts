import { Readable } from 'node:stream';
import type { Pool } from 'undici';
import { credentialHeaders } from './credential-jar.ts';
import type { Endpoint } from './endpoint.ts';
import { exchangeBytes, type ReplyHead } from './exchange-bytes.ts';
import { encodeForm } from './form.ts';
import { createPool, defaultPoolLimits, type PoolLimits } from './pool.ts';
import { ReplyBytes, refusalIn, replyIn } from './reply.ts';
import type { UpstreamSession } from './session.ts';
import { errorOfStatus, errorOfTransport, isUnreachable, UpstreamError } from './upstream-error.ts';

/** What happened to one call, for logs and metrics. `status` is null and `code` set when no answer could be used. */
export interface CallReport {
  readonly endpointId: string;
  readonly status: number | null;
  readonly code: string | null;
  readonly durationMs: number;
  readonly requestId: string;
}

/** Result of a conditional read: unchanged since `etag`, or the reply with the tag to ask with next time. */
export type PollResult<Reply> =
  | { readonly changed: false }
  | { readonly changed: true; readonly reply: Reply; readonly etag: string | null };

/** The only way to the upstream. */
export interface RestClient {
  /** Calls an endpoint and checks its reply. Throws `UpstreamError`. */
  call<Args, Reply>(endpoint: Endpoint<Args, Reply>, args: Args, session: UpstreamSession): Promise<Reply>;
  /**
   * Calls an endpoint and gives its JSON as it came, for `replyIn`. One that is `known`, from the same caller's same call,
   * is asked for by its tag, and given back where it is still the same. Throws `UpstreamError`.
   */
  read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    known?: ReplyBytes,
  ): Promise<ReplyBytes>;
  /** Reads conditionally with If-None-Match when an `etag` is given. Throws `UpstreamError`. */
  poll<Args, Reply>(
    endpoint: Endpoint<Args, Reply>,
    args: Args,
    session: UpstreamSession,
    etag: string | null,
  ): Promise<PollResult<Reply>>;
  /** Whether the newest call got any answer, and when (scale of `performance.now()`); null before the first. */
  readonly lastContact: Contact | null;
  /** Lets running calls end, at most `graceMs`, then closes the connections. */
  close(graceMs?: number): Promise<void>;
}

/** What the newest call told about the upstream. */
export interface Contact {
  readonly answered: boolean;
  readonly at: number;
}

interface RestClientOptions {
  readonly upstreamUrl: string;
  /** How long one call may take before its caller is told UPSTREAM_TIMEOUT. */
  readonly upstreamTimeoutMs: number;
  readonly limits?: PoolLimits;
  readonly onCall?: (report: CallReport) => void;
}

interface Answer {
  readonly status: number;
  readonly etag: string | null;
  /** Null when there was no JSON. */
  readonly bytes: Uint8Array | null;
}

/** The reply of a good answer; it has bytes, since one without JSON is none. */
const replyOf = ({ bytes, etag }: Answer): ReplyBytes => new ReplyBytes(bytes ?? new Uint8Array(), etag);

const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i;

/** The JSON of an answer; null when there is none, which only a refusal may have. */
function jsonIn({ status, header }: ReplyHead, bytes: Uint8Array, endpointId: string): Uint8Array | null {
  if (bytes.byteLength > 0 && isJson.test(header('content-type') ?? '')) return bytes;
  if (status < 200 || status >= 300) return null;
  throw new UpstreamError('BAD_UPSTREAM_RESPONSE', `The upstream's answer at ${endpointId} is no JSON.`, {
    status,
  });
}

/**
 * Makes the client for one upstream. A call that was sent is never aborted, because its answer may carry the caller's
 * next token: past the time limit its caller gets UPSTREAM_TIMEOUT and the call ends by itself. Reads are tried a second
 * time when the connection failed before any byte came; calls that change something never are.
 */
export function createRestClient(options: RestClientOptions): RestClient {
  const limits = options.limits ?? defaultPoolLimits;
  const pool: Pool = createPool(options.upstreamUrl, limits);
  const basePath = new URL(options.upstreamUrl).pathname.replace(/\/+$/, '');
  let lastContact: Contact | null = null;

  function pathOf<Args>(endpoint: Endpoint<Args, unknown>, args: Args): string {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(endpoint.query?.(args) ?? {})) {
      for (const text of value === undefined ? [] : [value].flat()) query.append(name, text);
    }
    const text = query.toString();
    return `${basePath}${endpoint.path(args)}${text === '' ? '' : `?${text}`}`;
  }

  function headersOf(
    endpoint: Endpoint<never, unknown>,
    session: UpstreamSession,
    etag: string | null,
    contentType: string | null,
  ): Record<string, string> {
    const credentials = endpoint.auth === 'none' ? null : session.jar.current;
    return {
      accept: 'application/json',
      lang: session.lang,
      'x-app-type': session.appType,
      'x-request-id': session.requestId,
      ...(contentType === null ? {} : { 'content-type': contentType }),
      ...(etag === null ? {} : { 'if-none-match': etag }),
      ...(credentials === null ? {} : credentialHeaders(credentials)),
      ...session.cookies.headers(endpoint.method !== 'GET'),
    };
  }

  async function send<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    etag: string | null,
    abandoned: () => boolean,
  ): Promise<Answer> {
    const changes = endpoint.method !== 'GET';
    const form = endpoint.form === undefined ? null : encodeForm(endpoint.form(args));
    const json = endpoint.body === undefined ? null : JSON.stringify(endpoint.body(args));
    const contentType = form?.contentType ?? (json === null ? null : 'application/json');
    let isAnswered = false;
    function take({ status, header, cookieLines }: ReplyHead): boolean {
      isAnswered = true;
      lastContact = { answered: true, at: performance.now() };
      session.jar.absorb(header);
      session.cookies.absorb(cookieLines, changes && status >= 200 && status < 300);
      return status !== 304 && !abandoned() && form?.isBroken() !== true;
    }
    const request = () =>
      exchangeBytes(
        pool,
        {
          method: endpoint.method,
          path: pathOf(endpoint, args),
          headers: headersOf(endpoint, session, etag, contentType),
          body: form === null ? json : Readable.from(form.bytes, { objectMode: false }),
          headersTimeout: Math.max(limits.abandonAfterMs, endpoint.patienceMs ?? 0),
        },
        take,
      );
    try {
      const { head, bytes } = await request().catch((error: unknown) => {
        if (isAnswered || changes || endpoint.once === true || abandoned() || !isUnreachable(error))
          throw error;
        return request();
      });
      if (form?.isBroken()) throw new UpstreamError('BAD_USER_INPUT', 'A file did not come whole.');
      const { status, header } = head;
      const isDropped = abandoned() || status === 304;
      return {
        status,
        etag: header('etag') ?? null,
        bytes: isDropped ? null : jsonIn(head, bytes, endpoint.id),
      };
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      if (!isAnswered) lastContact = { answered: false, at: performance.now() };
      throw errorOfTransport(error, endpoint.id, isAnswered);
    }
  }

  async function timed<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    etag: string | null,
  ): Promise<Answer> {
    session.spend(endpoint.cost);
    const usualMs = Math.min(options.upstreamTimeoutMs, session.deadline - performance.now());
    const limitMs = endpoint.patienceMs ?? usualMs;
    const tooLate = () =>
      new UpstreamError('UPSTREAM_TIMEOUT', `The upstream took too long at ${endpoint.id}.`);
    if (limitMs <= 0) throw tooLate();
    let abandoned = false;
    const call = send(endpoint, args, session, etag, () => abandoned);
    return new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => {
        abandoned = true;
        lastContact = { answered: false, at: performance.now() };
        reject(tooLate());
      }, limitMs);
      call.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  async function exchange<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    etag: string | null,
  ): Promise<Answer> {
    if (endpoint.auth === 'user' && session.jar.current === null) {
      throw new UpstreamError('UNAUTHENTICATED', 'You need to sign in.');
    }
    const started = performance.now();
    let status: number | null = null;
    let code: string | null = null;
    try {
      const answer = await timed(endpoint, args, session, etag);
      status = answer.status;
      if (status === 304 && etag !== null) return answer;
      if (status < 200 || status >= 300) throw errorOfStatus(status, refusalIn(answer.bytes), endpoint.id);
      return answer;
    } catch (error) {
      if (error instanceof UpstreamError) {
        code = error.code;
        status ??= error.status;
      }
      throw error;
    } finally {
      options.onCall?.({
        endpointId: endpoint.id,
        status,
        code,
        durationMs: performance.now() - started,
        requestId: session.requestId,
      });
    }
  }

  async function read<Args>(
    endpoint: Endpoint<Args, unknown>,
    args: Args,
    session: UpstreamSession,
    known?: ReplyBytes,
  ): Promise<ReplyBytes> {
    const answer = await exchange(endpoint, args, session, known?.tag ?? null);
    return answer.status === 304 && known !== undefined ? known : replyOf(answer);
  }

  return {
    get lastContact() {
      return lastContact;
    },
    async call(endpoint, args, session) {
      return replyIn(endpoint, await read(endpoint, args, session));
    },
    read,
    async poll(endpoint, args, session, etag) {
      const answer = await exchange(endpoint, args, session, etag);
      if (answer.status === 304) return { changed: false };
      return { changed: true, reply: replyIn(endpoint, replyOf(answer)), etag: answer.etag };
    },
    async close(graceMs = 5000) {
      const timer = setTimeout(() => void pool.destroy(), graceMs);
      await pool.close();
      clearTimeout(timer);
    },
  };
}
