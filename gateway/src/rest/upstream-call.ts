import { Readable } from 'node:stream';
import type { Dispatcher, Pool } from 'undici';
import { type HeaderReader, type HeaderWriter, writeCredentials } from '../kit/credentials.ts';
import { UpstreamError } from '../kit/upstream-error.ts';
import type { CallGroups, Permit } from './call-groups.ts';
import { callLimitOf } from './call-timeouts.ts';
import type { CallOutcome } from './circuit-breaker.ts';
import type { Endpoint } from './endpoint.ts';
import { encodeForm, type SentForm } from './form.ts';
import { ReplyBytes, refusalIn } from './reply.ts';
import { type RetryBudget, retryAfterIn, retryDelay } from './retry.ts';
import type { CallTrace, UpstreamSession } from './session.ts';
import { errorOfStatus, errorOfTransport, isUpstreamDown } from './upstream-error.ts';

/** What happened to one call, for logs and metrics. `status` is null and `code` set when no answer could be used. */
export interface CallReport {
  readonly endpointId: string;
  readonly status: number | null;
  readonly code: string | null;
  readonly durationMs: number;
  /** 0 when it was not sent, 2 when it was sent again. */
  readonly tries: number;
  readonly requestId: string;
}

/** What all calls of a client share. */
export interface CallServices {
  readonly pool: Pool;
  /** Path of the upstream's base address. */
  readonly basePath: string;
  readonly upstreamTimeoutMs: number;
  readonly abandonAfterMs: number;
  readonly groups: CallGroups;
  readonly budget: RetryBudget;
  readonly random: () => number;
  /** Runs something once a call's time is up, in milliseconds; gives what prevents it. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly onContact: (answered: boolean) => void;
  readonly onCall: (report: CallReport) => void;
}

export interface CallRequest<Args> {
  readonly endpoint: Endpoint<Args, unknown>;
  readonly args: Args;
  readonly session: UpstreamSession;
  /** What goes as JSON; undefined for nothing. */
  readonly body: unknown;
  /** The reply that the caller has, which is asked for by its tag. */
  readonly known: ReplyBytes | undefined;
}

const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i;

const nothing = Buffer.alloc(0);

const linesOf = (value: string | string[] | undefined): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Looks a header up by its lower-case name; of one that came several times the last counts. */
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
    for (const text of value === undefined ? [] : [value].flat()) given.append(name, text);
  }
  return given.size === 0 ? path(args) : `${path(args)}?${given}`;
}

const tooLate = ({ id }: Endpoint<never, unknown>): UpstreamError =>
  new UpstreamError('UPSTREAM_TIMEOUT', `The upstream took too long at ${id}.`);

/** What a failed call says about the upstream; one that its caller broke says nothing. */
function outcomeOf(error: UpstreamError): CallOutcome {
  const { code, status } = error;
  if (isUpstreamDown(error)) return code === 'UPSTREAM_OFFLINE' ? 'unreachable' : 'bad';
  return status === null ? 'none' : 'good';
}

/**
 * One call of the upstream, from its turn in its group to its end, and the handler of its answer by undici's lowest way in,
 * without streams and signals. Once sent it is never aborted: past its time limit the caller hears UPSTREAM_TIMEOUT, and the
 * call ends by itself. Credentials and cookies are taken over from the head of every answer as soon as that has come.
 */
export class UpstreamCall<Args> implements Dispatcher.DispatchHandler {
  readonly #services: CallServices;
  readonly #request: CallRequest<Args>;
  readonly #resolve: (reply: ReplyBytes) => void;
  readonly #reject: (error: UpstreamError) => void;
  readonly #started = performance.now();
  readonly #trace: CallTrace | null;
  #limitMs = 0;
  #permit: Permit | null = null;
  #stopTimer = () => {};
  #tries = 0;
  /** Whether nobody waits for the answer any more. */
  #isAbandoned = false;
  #form: SentForm | null = null;
  /** Of the answer to the newest try; null before it. */
  #status: number | null = null;
  #header = noHeaders;
  #isWanted = false;
  #chunks: Buffer[] = [];

  constructor(
    services: CallServices,
    request: CallRequest<Args>,
    resolve: (reply: ReplyBytes) => void,
    reject: (error: UpstreamError) => void,
  ) {
    const { endpoint, session } = request;
    this.#services = services;
    this.#request = request;
    this.#resolve = resolve;
    this.#reject = reject;
    this.#trace = session.trace?.call(endpoint.id, endpoint.method) ?? null;
  }

  /** Lets the call in and sends it in its turn. */
  begin(): void {
    const { endpoint, session } = this.#request;
    const { groups, after, upstreamTimeoutMs } = this.#services;
    const usual = callLimitOf(endpoint, upstreamTimeoutMs);
    const leftMs = session.deadline - this.#started;
    const limitMs = usual.isWithinOperation ? Math.min(usual.ms, leftMs) : usual.ms;
    this.#limitMs = limitMs;
    try {
      if (limitMs <= 0) throw tooLate(endpoint);
      this.#permit = groups.enter(endpoint, session.caller);
      this.#stopTimer = after(limitMs, () => this.#abandon(limitMs >= usual.ms / 2));
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
    this.#services.onContact(true);
    session.jar.update(header);
    const isAccepted = endpoint.method !== 'GET' && status < 300;
    session.cookies.update(linesOf(headers['set-cookie']), isAccepted);
    this.#isWanted = status !== 304 && !this.#isAbandoned && this.#form?.isBroken() !== true;
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isWanted) this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    try {
      const reply = this.#isAbandoned ? null : this.#reply();
      this.#end('good', this.#status, null);
      if (reply !== null) this.#resolve(reply);
    } catch (error) {
      this.#fail(error);
    }
  }

  onResponseError(_: Dispatcher.DispatchController, error: unknown): void {
    this.#fail(error);
  }

  /** Sends it for the first time, unless it has left while it waited. */
  #send(): void {
    if (this.#isAbandoned) return;
    this.#services.budget.count();
    this.#try();
  }

  #try(): void {
    const { endpoint, args, body } = this.#request;
    const { pool, basePath, abandonAfterMs } = this.#services;
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
        headersTimeout: Math.max(abandonAfterMs, this.#limitMs),
      };
      pool.dispatch(request, this);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The names and values of the headers in turn, as undici takes them quickest. */
  #headers(contentType: string | null): string[] {
    const { endpoint, session, known } = this.#request;
    const lines = ['accept', 'application/json', 'lang', session.lang, 'x-app-type', session.appType];
    const write: HeaderWriter = (name, value) => lines.push(name, value);
    write('x-request-id', session.requestId);
    if (this.#trace !== null) write('traceparent', this.#trace.traceparent);
    if (contentType !== null) write('content-type', contentType);
    if (known?.tag != null) write('if-none-match', known.tag);
    const credentials = endpoint.auth === 'none' ? null : session.jar.current;
    if (credentials !== null) writeCredentials(credentials, write);
    const changes = endpoint.method !== 'GET';
    if (changes && session.address !== null) write('x-forwarded-for', session.address);
    session.cookies.writeHeaders(changes, write);
    return lines;
  }

  /** @throws UpstreamError for an answer that is no good one */
  #reply(): ReplyBytes {
    const { endpoint, known } = this.#request;
    const status = this.#status;
    if (status === null) throw new Error('An answer ended before it began.');
    if (this.#form?.isBroken()) throw new UpstreamError('BAD_USER_INPUT', 'A file did not come whole.');
    if (status === 304 && known?.tag != null) return known;
    const bytes = this.#chunks.length === 1 ? (this.#chunks[0] ?? nothing) : Buffer.concat(this.#chunks);
    const json = bytes.byteLength > 0 && isJson.test(this.#header('content-type') ?? '') ? bytes : null;
    if (status < 200 || status >= 300) {
      const retryAfterS = retryAfterIn(this.#header('retry-after'), Date.now());
      throw errorOfStatus(status, refusalIn(json), endpoint.id, retryAfterS);
    }
    if (json !== null) return new ReplyBytes(json, this.#header('etag') ?? null);
    const message = `The upstream's answer at ${endpoint.id} is no JSON.`;
    throw new UpstreamError('BAD_UPSTREAM_RESPONSE', message, { status });
  }

  /** Sends a safe call again where that may help in time; else it has failed. */
  #fail(fault: unknown): void {
    const { endpoint } = this.#request;
    const { budget, random, onContact } = this.#services;
    const isAnswered = this.#status !== null;
    const error = fault instanceof UpstreamError ? fault : errorOfTransport(fault, endpoint.id, isAnswered);
    if (error !== fault && !isAnswered && isUpstreamDown(error)) onContact(false);
    const waitMs = this.#tries === 1 && !this.#isAbandoned ? retryDelay(endpoint, error, random) : null;
    const until = this.#started + this.#limitMs;
    if (waitMs !== null && performance.now() + waitMs < until && budget.take()) {
      setTimeout(() => (this.#isAbandoned ? this.#permit?.release() : this.#try()), waitMs);
    } else {
      this.#end(outcomeOf(error), error.status, error.code);
      this.#reject(error);
    }
  }

  /** @param isTelling whether it had so much time that to get no answer says something about the upstream */
  #abandon(isTelling: boolean): void {
    const { endpoint } = this.#request;
    const isSent = this.#tries > 0;
    const error = tooLate(endpoint);
    // A sender's slow line says nothing about the upstream.
    this.#permit?.report(isSent && isTelling && endpoint.form === undefined ? 'bad' : 'none');
    if (isSent) this.#services.onContact(false);
    else this.#permit?.release();
    this.#isAbandoned = true;
    this.#report(null, error.code);
    this.#reject(error);
  }

  /** It is over on the wire, or was not made; what was abandoned has been reported. */
  #end(outcome: CallOutcome, status: number | null, code: string | null): void {
    this.#permit?.release();
    if (this.#isAbandoned) return;
    this.#stopTimer();
    this.#permit?.report(outcome);
    this.#report(status, code);
  }

  #report(status: number | null, code: string | null): void {
    this.#trace?.end(status, code);
    this.#services.onCall({
      endpointId: this.#request.endpoint.id,
      status,
      code,
      durationMs: performance.now() - this.#started,
      tries: this.#tries,
      requestId: this.#request.session.requestId,
    });
  }
}
