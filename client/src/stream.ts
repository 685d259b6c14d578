import type { SentCredentials } from './credentials.ts';
import { type GraphDocument, requestOf } from './document.ts';
import { type ErrorCode, type GraphError, isRecord } from './errors.ts';
import type { Context, LiveSink } from './options.ts';
import { after, createAbortController, pause } from './timers.ts';

/** Errors that a retry cannot change. */
const permanentErrors = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'LOCKED',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_DOCUMENT_REQUIRED',
  'PERSISTED_DOCUMENT_NOT_FOUND',
]);

/** A request that was open for this long resets the back-off. */
const stableAfterMs = 30_000;
/** Rejections arrive sooner: a request still open then was accepted. */
const acceptedAfterMs = 1_000;

/** The events of one request of a subscription. */
export interface ChannelSink {
  next(data: unknown, errors: readonly GraphError[]): void;
  /** Ended, with or without errors; may be retried. */
  end(errors?: readonly GraphError[]): void;
  /** Rejected permanently. */
  reject(error: GraphError): void;
}

/** A transport's connection as streams use it. */
export interface StreamChannel {
  /** A stream was opened. */
  join(): void;
  /** A stream was closed for good. */
  leave(): void;
  /** Sends a request, also again after a lost connection. */
  open(request: Record<string, unknown>, sink: ChannelSink): SentRequest;
}

export interface SentRequest {
  /** The credentials it was sent with. */
  readonly sent: Pick<SentCredentials, 'isCurrent' | 'isOutdated'>;
  stop(): void;
}

/**
 * A subscription that resumes with the last cursor as `after` whenever the connection is restored. A cursor that the
 * server rejects is dropped; resuming without a cursor is a gap. Temporary errors are retried after a back-off,
 * others end it. Returns how to stop.
 */
export function openStream(
  channel: StreamChannel,
  { backOff }: Pick<Context, 'backOff'>,
  document: GraphDocument,
  variables: Readonly<Record<string, unknown>>,
  sink: LiveSink<unknown>,
): () => void {
  const stream = new Stream(channel, backOff, variables.after, sink);
  const request = requestOf(document, stream.withCursor(variables));
  channel.join();
  stream.open(request);
  return () => stream.close();
}

class Stream {
  readonly #channel: StreamChannel;
  readonly #backOff: Context['backOff'];
  readonly #sink: LiveSink<unknown>;
  readonly #closed = createAbortController();
  #cursor: string | null;
  #isOpen = true;
  #isSent = false;
  #attempt = 0;
  #request: SentRequest | null = null;
  /**
   * Set while a gap is to be reported: only after the subscription is accepted, so that a list fetched then misses
   * nothing.
   */
  #cancelGap: (() => void) | null = null;

  constructor(channel: StreamChannel, backOff: Context['backOff'], after: unknown, sink: LiveSink<unknown>) {
    this.#channel = channel;
    this.#backOff = backOff;
    this.#cursor = typeof after === 'string' ? after : null;
    this.#sink = sink;
  }

  /** Variables with a getter `after`, so that each request resumes after the last payload. */
  withCursor(variables: Readonly<Record<string, unknown>>): object {
    const get = () => {
      if (this.#isSent && this.#cursor === null) this.#expectGap();
      this.#isSent = true;
      return this.#cursor;
    };
    return Object.defineProperty({ ...variables }, 'after', { enumerable: true, get });
  }

  open(request: Record<string, unknown>): void {
    const sentAt = Date.now();
    // A transport may report that a request is complete after its errors, and when it is stopped.
    let hasEnded = false;
    this.#request = this.#channel.open(request, {
      next: (data, errors) => {
        if (hasEnded) return;
        if (isRecord(data)) this.#deliver(data, errors);
        else end(errors);
      },
      end: (errors) => end(errors),
      reject: (error) => this.#fail(error),
    });
    const end = ([first]: readonly GraphError[] = []) => {
      if (!this.#isOpen || hasEnded) return;
      hasEnded = true;
      this.#request?.stop();
      this.#clearGap();
      const isOutdated = first?.code === 'UNAUTHENTICATED' && this.#request?.sent.isOutdated() === true;
      if (first?.code === 'BAD_USER_INPUT' && this.#cursor !== null) this.#cursor = null;
      else if (first && permanentErrors.has(first.code) && !isOutdated) return this.#fail(first);
      if (Date.now() - sentAt > stableAfterMs) this.#attempt = 0;
      void this.#reopen(request, first?.retryAfter ?? 0);
    };
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#clearGap();
    this.#closed.abort();
    this.#request?.stop();
    this.#channel.leave();
  }

  async #reopen(request: Record<string, unknown>, seconds: number): Promise<void> {
    const wait = this.#backOff.wait(this.#attempt, this.#closed.signal);
    this.#attempt += 1;
    await wait;
    if (this.#isOpen && seconds > 0) await pause(seconds * 1000, this.#closed.signal);
    if (this.#isOpen) this.open(request);
  }

  #deliver(data: Record<string, unknown>, errors: readonly GraphError[]): void {
    if (!this.#isOpen) return;
    this.#attempt = 0;
    const [payload] = Object.values(data);
    const { cursor, gap } = isRecord(payload) ? payload : {};
    if (typeof cursor === 'string') this.#cursor = cursor;
    if (gap === true || this.#cancelGap) this.#reportGap();
    this.#sink.next({ data, errors, cursor: this.#cursor });
  }

  #fail(error: GraphError): void {
    if (!this.#isOpen) return;
    const isCurrent = this.#request?.sent.isCurrent() === true;
    this.close();
    this.#sink.error?.(error, isCurrent);
  }

  #expectGap(): void {
    this.#clearGap();
    this.#cancelGap = after(acceptedAfterMs, () => this.#reportGap());
  }

  #clearGap(): void {
    this.#cancelGap?.();
    this.#cancelGap = null;
  }

  #reportGap(): void {
    this.#clearGap();
    this.#sink.gap?.();
  }
}
