import { type SentCredentials, trackSent } from './credentials.ts';
import { type GraphError, isRecord, readErrors } from './errors.ts';
import { post, readHeaders } from './http.ts';
import type { Context, CreateTransport, TransportListener } from './options.ts';
import type { ResponseLike } from './platform.ts';
import { type ChannelSink, openStream, type SentRequest, type StreamChannel } from './stream.ts';
import { after, createAbortController } from './timers.ts';

declare class TextDecoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
}

/** Timeout of response headers. */
const headersTimeoutMs = 20_000;
/** A refusal arrives right after the headers: a stream still open then was accepted. */
const acceptedAfterMs = 250;
/** The server sends something every 12 seconds: a stream silent for this long is dead. */
const silenceTimeoutMs = 15_000;

/**
 * Carries each subscription over a stream of server-sent events, for networks that block WebSockets; needs a `fetch`
 * with streamed bodies. The server completes a stream when rights may have changed; the next request carries the
 * newest credentials.
 */
export const sseTransport: CreateTransport = (context, listener) => {
  const streams = new Streams(context, listener);
  return {
    subscribe: (document, variables, sink) => openStream(streams, context, document, variables, sink),
    terminate: () => streams.terminate(),
    probe: () => streams.probe(),
  };
};

/** A request and its response stream. */
interface Exchange {
  readonly sent: SentCredentials;
  readonly controller: ReturnType<typeof createAbortController>;
  /** Whether the response stream has started. */
  hasOpened: boolean;
  /** Whether it was not refused: a refusal is a stream, too. */
  isAccepted: boolean;
  lastActivityAt: number;
  isClosed: boolean;
  /** Ends it like a lost connection. */
  cut(): void;
}

/** All streams of a client; together they form its live connection. */
class Streams implements StreamChannel {
  readonly #context: Context;
  readonly #listener: TransportListener;
  readonly #exchanges = new Set<Exchange>();
  #streams = 0;
  #acceptedCount = 0;
  #wasConnected = false;

  constructor(context: Context, listener: TransportListener) {
    this.#context = context;
    this.#listener = listener;
  }

  join(): void {
    this.#streams += 1;
  }

  leave(): void {
    this.#streams -= 1;
    if (this.#streams > 0) {
      const isOneWaiting = this.#exchanges.size < this.#streams;
      if (this.#acceptedCount === 0 && isOneWaiting) this.#listener.onLost();
      return;
    }
    this.#wasConnected = false;
    this.#listener.onIdle();
  }

  terminate(): void {
    for (const { cut } of [...this.#exchanges]) cut();
  }

  probe(): void {
    for (const { lastActivityAt, cut } of [...this.#exchanges]) {
      if (Date.now() - lastActivityAt > silenceTimeoutMs) cut();
    }
  }

  open(request: Record<string, unknown>, sink: ChannelSink): SentRequest {
    const close = (): boolean => {
      if (exchange.isClosed) return false;
      exchange.isClosed = true;
      this.#exchanges.delete(exchange);
      cancelTimeout();
      // A request is not aborted before its headers arrive, which may carry rotated credentials.
      if (!exchange.hasOpened) return true;
      exchange.controller.abort();
      if (exchange.isAccepted) this.#acceptedCount -= 1;
      return true;
    };
    const end = (errors?: readonly GraphError[]) => {
      if (!close()) return;
      if (this.#acceptedCount === 0) this.#listener.onLost();
      sink.end(errors);
    };
    const exchange: Exchange = {
      sent: trackSent(this.#context.credentials),
      controller: createAbortController(),
      hasOpened: false,
      isAccepted: false,
      lastActivityAt: Date.now(),
      isClosed: false,
      cut: () => end(),
    };
    const cancelTimeout = after(headersTimeoutMs, () => {
      if (!exchange.hasOpened) end();
    });
    this.#exchanges.add(exchange);
    this.#read(request, exchange, sink).then(end, () => end());
    return { sent: exchange.sent, stop: close };
  }

  /** Reads a stream to its end; resolves with the errors of a rejected request. */
  async #read(
    request: Record<string, unknown>,
    exchange: Exchange,
    sink: ChannelSink,
  ): Promise<readonly GraphError[] | undefined> {
    const { sent, controller } = exchange;
    const response = await post(this.#context, sent, {
      accept: 'text/event-stream',
      body: JSON.stringify(request),
      signal: controller.signal,
    });
    readHeaders(response, this.#context, sent);
    if (exchange.isClosed) {
      controller.abort();
      return undefined;
    }
    const requestId = response.headers.get('x-request-id');
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const body: unknown = JSON.parse(await response.text());
      return isRecord(body) ? readErrors(body.errors, requestId) : undefined;
    }
    exchange.hasOpened = true;
    const cancelAcceptance = after(acceptedAfterMs, () => this.#accept(exchange));
    try {
      const { everyMs, timeoutMs } = this.#context.keepAlive;
      for await (const { data, errors } of eventsIn(response, exchange, everyMs + timeoutMs)) {
        if (!isRecord(data)) return readErrors(errors, requestId);
        this.#accept(exchange);
        if (!exchange.isClosed) sink.next(data, readErrors(errors, requestId));
      }
    } finally {
      cancelAcceptance();
    }
    return undefined;
  }

  #accept(exchange: Exchange): void {
    if (exchange.isAccepted || exchange.isClosed) return;
    exchange.isAccepted = true;
    this.#acceptedCount += 1;
    if (this.#acceptedCount === 1) this.#listener.onLive(this.#wasConnected);
    this.#wasConnected = true;
  }
}

/** Yields the results of an event stream until its completion; ends it after `silenceMs` without data. */
async function* eventsIn(
  { body }: ResponseLike,
  exchange: Exchange,
  silenceMs: number,
): AsyncGenerator<Record<string, unknown>, void> {
  const reader = body?.getReader();
  if (!reader) throw new Error('This platform gives no streams');
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const cancelTimeout = after(silenceMs, exchange.cut);
    const { done, value } = await reader.read().finally(cancelTimeout);
    exchange.lastActivityAt = Date.now();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      if (/^event: ?complete$/m.test(block)) return;
      const result: unknown = JSON.parse(/^data: ?(.*)$/m.exec(block)?.[1] ?? 'null');
      if (isRecord(result)) yield result;
    }
  }
}
