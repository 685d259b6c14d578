import type { SentCredentials } from './credentials.ts';
import { type GraphDocument, requestOf } from './document.ts';
import { type ErrorCode, type GraphError, isRecord } from './errors.ts';
import type { Context, LiveSink } from './options.ts';
import { after, createAbortController, pause } from './timers.ts';

/** Faults that the same request would meet again. */
const final = new Set<ErrorCode>([
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

/** How long a request must have stood for its end to count as the first. */
const longStanding = 30_000;
/** A refusal comes sooner: what is not refused by then stands. */
const refusedWithin = 1_000;

/** What one sending of a subscription is told. */
export interface WireSink {
  next(data: unknown, errors: readonly GraphError[]): void;
  /** It has ended, by these errors or by none, and may be tried again. */
  end(errors?: readonly GraphError[]): void;
  /** The connection was refused for good. */
  refuse(error: GraphError): void;
}

/** One way to carry streams. */
export interface Wire {
  /** A stream begins, */
  join(): void;
  /** and is over: it is not sent again. */
  leave(): void;
  /** Sends a request, once or again after each cut. */
  open(request: Record<string, unknown>, sink: WireSink): Sending;
}

export interface Sending {
  /** As whom it was sent last. */
  readonly sent: Pick<SentCredentials, 'isCurrent' | 'isOutdated'>;
  stop(): void;
}

/**
 * One subscription as a stream without end. The cursor of each payload becomes the `after` with which the
 * subscription is resumed when the connection comes back; a cursor that the server no longer takes is dropped. To be
 * sent again without a cursor is a gap. Faults that may pass are tried again after a back-off, others end it. Returns
 * how to stop.
 */
export function openStream(
  wire: Wire,
  { backOff }: Pick<Context, 'backOff'>,
  document: GraphDocument,
  variables: Readonly<Record<string, unknown>>,
  sink: LiveSink<unknown>,
): () => void {
  const stream = new Stream(wire, backOff, variables.after, sink);
  const request = requestOf(document, stream.resuming(variables));
  wire.join();
  stream.open(request);
  return () => stream.close();
}

class Stream {
  readonly #wire: Wire;
  readonly #backOff: Context['backOff'];
  readonly #sink: LiveSink<unknown>;
  readonly #closed = createAbortController();
  #cursor: string | null;
  #isOpen = true;
  #isSent = false;
  #attempt = 0;
  #sending: Sending | null = null;
  /** While a gap is to be told: once the subscription stands, so that a list that is read then leaves nothing out. */
  #forgetGap: (() => void) | null = null;

  constructor(wire: Wire, backOff: Context['backOff'], after: unknown, sink: LiveSink<unknown>) {
    this.#wire = wire;
    this.#backOff = backOff;
    this.#cursor = typeof after === 'string' ? after : null;
    this.#sink = sink;
  }

  /** Variables whose `after` is read anew whenever they are sent, so that each reconnect resumes behind the last payload. */
  resuming(variables: Readonly<Record<string, unknown>>): object {
    const get = () => {
      if (this.#isSent && this.#cursor === null) this.#expectGap();
      this.#isSent = true;
      return this.#cursor;
    };
    return Object.defineProperty({ ...variables }, 'after', { enumerable: true, get });
  }

  open(request: Record<string, unknown>): void {
    const sentAt = Date.now();
    this.#sending = this.#wire.open(request, {
      next: (data, errors) => {
        if (isRecord(data)) this.#deliver(data, errors);
        else end(errors);
      },
      end: (errors) => end(errors),
      refuse: (error) => this.#fail(error),
    });
    const end = ([first]: readonly GraphError[] = []) => {
      if (!this.#isOpen) return;
      this.#sending?.stop();
      this.#clearGap();
      const isOutdated = first?.code === 'UNAUTHENTICATED' && this.#sending?.sent.isOutdated() === true;
      if (first?.code === 'BAD_USER_INPUT' && this.#cursor !== null) this.#cursor = null;
      else if (first && final.has(first.code) && !isOutdated) return this.#fail(first);
      if (Date.now() - sentAt > longStanding) this.#attempt = 0;
      void this.#openAgain(request, first?.retryAfter ?? 0);
    };
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#clearGap();
    this.#closed.abort();
    this.#sending?.stop();
    this.#wire.leave();
  }

  async #openAgain(request: Record<string, unknown>, seconds: number): Promise<void> {
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
    if (gap === true || this.#forgetGap) this.#tellGap();
    this.#sink.next({ data, errors, cursor: this.#cursor });
  }

  #fail(error: GraphError): void {
    if (!this.#isOpen) return;
    const isCurrent = this.#sending?.sent.isCurrent() === true;
    this.close();
    this.#sink.error?.(error, isCurrent);
  }

  #expectGap(): void {
    this.#clearGap();
    this.#forgetGap = after(refusedWithin, () => this.#tellGap());
  }

  #clearGap(): void {
    this.#forgetGap?.();
    this.#forgetGap = null;
  }

  #tellGap(): void {
    this.#clearGap();
    this.#sink.gap?.();
  }
}
