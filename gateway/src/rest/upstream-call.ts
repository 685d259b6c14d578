import { Readable } from 'node:stream';
import type { Dispatcher, Pool } from 'undici';
import { type HeaderReader, type HeaderWriter, writeCredentials } from '../kit/credentials.ts';
import type { CallReport } from '../kit/reports.ts';
import { anything } from '../kit/shape.ts';
import type { TraceSpan } from '../kit/trace.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import { errorOfStatus, errorOfTransport, isUnreachable, isUpstreamDown } from './call-error.ts';
import type { CallGroups, Permit } from './call-groups.ts';
import { callLimitOf } from './call-timeouts.ts';
import type { CallOutcome } from './circuit-breaker.ts';
import type { Endpoint } from './endpoint.ts';
import { type EncodedForm, encodeForm } from './form.ts';
import { parseJson, ReplyBytes } from './reply.ts';
import { parseRetryAfter, type RetryBudget, retryDelay } from './retry.ts';
import type { UpstreamSession } from './session.ts';

/** What all calls of a client share. */
export interface CallDeps {
  readonly pool: Pool;
  /** Path of the upstream's base URL. */
  readonly basePath: string;
  readonly upstreamTimeoutMs: number;
  readonly idleTimeoutMs: number;
  readonly groups: CallGroups;
  readonly budget: RetryBudget;
  readonly random: () => number;
  /** Starts the timeout of a call; returns what cancels it. */
  readonly startTimer: (ms: number, run: () => void) => () => void;
  readonly onContact: (answered: boolean) => void;
  readonly onCall: (report: CallReport) => void;
}

interface CallRequest<Args> {
  readonly endpoint: Endpoint<Args, unknown>;
  readonly args: Args;
  readonly session: UpstreamSession;
  /** Sent as JSON; undefined for no body. */
  readonly body: unknown;
  /** Earlier reply to revalidate. */
  readonly cached: ReplyBytes | undefined;
}

const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i;

const nothing = Buffer.alloc(0);

/** Stands for an empty body that nobody reads, such as of a 204. */
const nullJson = Buffer.from('null');

const linesOf = (value: string | string[] | undefined): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Reads a header by its lower-case name; the last value of a repeated one. */
const readerOf =
  (headers: Readonly<Record<string, string | string[] | undefined>>): HeaderReader =>
  (name) => {
    const value = headers[name];
    return Array.isArray(value) ? value.at(-1) : value;
  };

const noHeaders: HeaderReader = () => null;

function pathOf<Args>({ path, query }: Endpoint<Args, unknown>, args: Args): string {
  if (query === undefined) return path(args);
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query(args))) {
    for (const one of [value ?? []].flat()) given.append(name, String(one));
  }
  return given.size === 0 ? path(args) : `${path(args)}?${given}`;
}

const timeoutError = ({ id }: Endpoint<never, unknown>): UpstreamError =>
  new UpstreamError('UPSTREAM_TIMEOUT', `The upstream took too long at ${id}.`);

function outcomeOf(error: UpstreamError): CallOutcome {
  const { status } = error;
  if (isUpstreamDown(error)) return isUnreachable(error) ? 'unreachable' : 'bad';
  return status === null ? 'none' : 'good';
}

/**
 * One call of the upstream, by undici's `dispatch`, which is faster than `request`. Once sent it is never aborted: after its
 * timeout the caller gets UPSTREAM_TIMEOUT and the call continues to its end. Credentials and cookies are taken from the
 * headers of every response, before its body has come.
 */
export class UpstreamCall<Args> implements Dispatcher.DispatchHandler {
  readonly #deps: CallDeps;
  readonly #request: CallRequest<Args>;
  readonly #resolve: (reply: ReplyBytes) => void;
  readonly #reject: (error: UpstreamError) => void;
  readonly #startedAt = performance.now();
  readonly #trace: TraceSpan | null;
  #limitMs = 0;
  #permit: Permit | null = null;
  #stopTimer = () => {};
  #tries = 0;
  #hasTimedOut = false;
  #form: EncodedForm | null = null;
  /** Status of the latest try; null before its response. */
  #status: number | null = null;
  #header = noHeaders;
  #isBodyNeeded = false;
  #chunks: Buffer[] = [];

  constructor(
    deps: CallDeps,
    request: CallRequest<Args>,
    resolve: (reply: ReplyBytes) => void,
    reject: (error: UpstreamError) => void,
  ) {
    const { endpoint, session } = request;
    this.#deps = deps;
    this.#request = request;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#trace = session.trace?.call(endpoint.id, endpoint.method) ?? null;
  }

  start(): void {
    const { endpoint, session } = this.#request;
    const { groups, startTimer, upstreamTimeoutMs } = this.#deps;
    const usual = callLimitOf(endpoint, upstreamTimeoutMs);
    const leftMs = session.deadline - this.#startedAt;
    const limitMs = usual.isWithinOperation ? Math.min(usual.ms, leftMs) : usual.ms;
    this.#limitMs = limitMs;
    try {
      if (limitMs <= 0) throw timeoutError(endpoint);
      this.#permit = groups.enter(endpoint, session);
      this.#stopTimer = startTimer(limitMs, () => this.#timeOut(limitMs >= usual.ms / 2));
      const { turn } = this.#permit;
      if (turn === null) this.#send();
      else turn.then(() => this.#send()).catch((error: unknown) => this.#fail(error));
    } catch (error) {
      this.#fail(error);
    }
  }

  onRequestStart(): void {}

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    if (status < 200) return;
    const { endpoint, session } = this.#request;
    const header = readerOf(headers);
    this.#status = status;
    this.#header = header;
    this.#deps.onContact(true);
    session.jar.update(header);
    const isAccepted = endpoint.method !== 'GET' && status < 300;
    session.cookies.update(linesOf(headers['set-cookie']), isAccepted);
    this.#isBodyNeeded = status !== 304 && this.#form?.isBroken() !== true;
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isBodyNeeded && !this.#hasTimedOut) this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    try {
      const reply = this.#hasTimedOut ? null : this.#reply();
      this.#end('good', this.#status, null);
      if (reply !== null) this.#resolve(reply);
    } catch (error) {
      this.#fail(error);
    }
  }

  onResponseError(_: Dispatcher.DispatchController, error: unknown): void {
    this.#fail(error);
  }

  #send(): void {
    if (this.#hasTimedOut) return;
    this.#deps.budget.count();
    this.#try();
  }

  #try(): void {
    const { endpoint, args, body } = this.#request;
    const { pool, basePath, idleTimeoutMs } = this.#deps;
    this.#tries += 1;
    this.#status = null;
    this.#chunks = [];
    try {
      this.#form = endpoint.form === undefined ? null : encodeForm(endpoint.form(args));
      const json = body === undefined ? null : JSON.stringify(body);
      const request = {
        method: endpoint.method,
        path: `${basePath}${pathOf(endpoint, args)}`,
        headers: this.#headers(this.#form?.contentType ?? (json === null ? null : 'application/json')),
        body: this.#form === null ? json : Readable.from(this.#form.bytes, { objectMode: false }),
        headersTimeout: Math.max(idleTimeoutMs, this.#limitMs),
      };
      pool.dispatch(request, this);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Names and values in turn: the fastest form for undici. */
  #headers(contentType: string | null): string[] {
    const { endpoint, session, cached } = this.#request;
    const lines = ['accept', 'application/json', 'accept-encoding', 'identity'];
    const write: HeaderWriter = (name, value) => lines.push(name, value);
    write('lang', session.lang);
    write('x-app-type', session.appType);
    write('x-request-id', session.requestId);
    if (this.#trace !== null) write('traceparent', this.#trace.traceparent);
    if (contentType !== null) write('content-type', contentType);
    if (cached?.etag != null) write('if-none-match', cached.etag);
    const credentials = endpoint.auth === 'none' ? null : session.jar.current;
    if (credentials !== null) writeCredentials(credentials, write);
    const isChange = endpoint.method !== 'GET';
    if (isChange && session.address !== null) write('x-forwarded-for', session.address);
    session.cookies.writeHeaders(isChange, write);
    return lines;
  }

  /** @throws UpstreamError for a failed or unusable response */
  #reply(): ReplyBytes {
    const { endpoint, cached } = this.#request;
    const status = this.#status;
    if (status === null) throw new Error('A response ended before its headers.');
    if (this.#form?.isBroken()) throw new UpstreamError('BAD_USER_INPUT', 'An uploaded file is incomplete.');
    if (status === 304 && cached?.etag != null) return cached;
    const bytes = this.#chunks.length === 1 ? (this.#chunks[0] ?? nothing) : Buffer.concat(this.#chunks);
    const json = bytes.byteLength > 0 && isJson.test(this.#header('content-type') ?? '') ? bytes : null;
    if (status < 200 || status >= 300) {
      const retryAfterS = parseRetryAfter(this.#header('retry-after'), Date.now());
      throw errorOfStatus(status, parseJson(json), endpoint, retryAfterS);
    }
    if (bytes.byteLength === 0 && endpoint.decode === anything) return new ReplyBytes(nullJson, null);
    const encoding = this.#header('content-encoding')?.toLowerCase() ?? 'identity';
    if (json !== null && encoding === 'identity') return new ReplyBytes(json, this.#header('etag') ?? null);
    const fault =
      encoding === 'identity' ? 'not JSON' : `encoded as ${encoding}, though identity was requested`;
    const message = `The upstream's response at ${endpoint.id} is ${fault}.`;
    throw new UpstreamError('BAD_UPSTREAM_RESPONSE', message, { status });
  }

  /** Retries the call if that is safe and possible in time; otherwise rejects it. */
  #fail(cause: unknown): void {
    const { endpoint } = this.#request;
    const { budget, random, onContact } = this.#deps;
    const isAnswered = this.#status !== null;
    const error = cause instanceof UpstreamError ? cause : errorOfTransport(cause, endpoint.id, isAnswered);
    if (error !== cause && !isAnswered && isUpstreamDown(error)) onContact(false);
    const delayMs = this.#tries === 1 && !this.#hasTimedOut ? retryDelay(endpoint, error, random) : null;
    const deadline = this.#startedAt + this.#limitMs;
    if (delayMs !== null && performance.now() + delayMs < deadline && budget.take()) {
      setTimeout(() => (this.#hasTimedOut ? this.#permit?.release() : this.#try()), delayMs);
    } else {
      this.#end(outcomeOf(error), error.status, error.code);
      this.#reject(error);
    }
  }

  /** @param countsAsBad whether the timeout was long enough to say something about the upstream */
  #timeOut(countsAsBad: boolean): void {
    const { endpoint } = this.#request;
    const isSent = this.#tries > 0;
    const error = timeoutError(endpoint);
    // An upload depends on the sender's connection.
    this.#permit?.report(isSent && countsAsBad && endpoint.form === undefined ? 'bad' : 'none');
    if (isSent) this.#deps.onContact(false);
    else this.#permit?.release();
    this.#hasTimedOut = true;
    this.#chunks = [];
    this.#report(null, error.code);
    this.#reject(error);
  }

  /** The response has ended, or the call was not sent. A timeout has been reported already. */
  #end(outcome: CallOutcome, status: number | null, code: string | null): void {
    this.#permit?.release();
    if (this.#hasTimedOut) return;
    this.#stopTimer();
    this.#permit?.report(outcome);
    this.#report(status, code);
  }

  #report(status: number | null, code: string | null): void {
    if (status !== null) this.#trace?.setAttributes({ 'http.response.status_code': status });
    this.#trace?.end(code);
    this.#deps.onCall({
      endpointId: this.#request.endpoint.id,
      status,
      code,
      durationMs: performance.now() - this.#startedAt,
      tries: this.#tries,
      requestId: this.#request.session.requestId,
    });
  }
}
