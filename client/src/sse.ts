import { type SentCredentials, trackSent } from './credentials.ts';
import { type GraphError, isRecord, readErrors } from './errors.ts';
import { post, readHead } from './http.ts';
import type { Context, CreateTransport, TransportListener } from './options.ts';
import type { ResponseLike } from './platform.ts';
import { openStream, type Sending, type Wire, type WireSink } from './stream.ts';
import { after, createAbortController } from './timers.ts';

declare class TextDecoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
}

/** How long the head of an answer may take. */
const headMs = 20_000;
/** The server gives a sign of life every 12 seconds: a stream that was silent for so long is dead. */
const deadAfter = 15_000;

/**
 * Carries each subscription over a stream of server-sent events, where WebSockets do not pass and `fetch` gives bodies as
 * they come. The server completes a stream when rights may have changed; the next one goes with the newest credentials.
 */
export const sseTransport: CreateTransport = (context, listener) => {
  const streams = new Streams(context, listener);
  return {
    subscribe: (document, variables, sink) => openStream(streams, context, document, variables, sink),
    terminate: () => streams.terminate(),
    probe: () => streams.probe(),
  };
};

/** A request on its way, and the stream that answers it. */
interface Exchange {
  readonly sent: SentCredentials;
  readonly controller: ReturnType<typeof createAbortController>;
  /** Whether its stream has begun and not ended. */
  stands: boolean;
  heardAt: number;
  isOver: boolean;
  /** Ends it as a cut line would. */
  cut(): void;
}

/** All streams of a client; together they are its live connection. */
class Streams implements Wire {
  readonly #context: Context;
  readonly #listener: TransportListener;
  readonly #exchanges = new Set<Exchange>();
  #streams = 0;
  #standing = 0;
  #hasStood = false;

  constructor(context: Context, listener: TransportListener) {
    this.#context = context;
    this.#listener = listener;
  }

  join(): void {
    this.#streams += 1;
  }

  leave(): void {
    this.#streams -= 1;
    if (this.#streams > 0) return;
    this.#hasStood = false;
    this.#listener.onIdle();
  }

  terminate(): void {
    for (const { cut } of [...this.#exchanges]) cut();
  }

  probe(): void {
    for (const { heardAt, cut } of [...this.#exchanges]) {
      if (Date.now() - heardAt > deadAfter) cut();
    }
  }

  open(request: Record<string, unknown>, sink: WireSink): Sending {
    const over = (): boolean => {
      if (exchange.isOver) return false;
      exchange.isOver = true;
      this.#exchanges.delete(exchange);
      stopWaiting();
      // A request is not given up before its head is here, which may carry the next credentials.
      if (!exchange.stands) return true;
      exchange.controller.abort();
      this.#standing -= 1;
      return true;
    };
    const end = (errors?: readonly GraphError[]) => {
      if (!over()) return;
      if (this.#standing === 0) this.#listener.onLost();
      sink.end(errors);
    };
    const exchange: Exchange = {
      sent: trackSent(this.#context.credentials),
      controller: createAbortController(),
      stands: false,
      heardAt: Date.now(),
      isOver: false,
      cut: () => end(),
    };
    const stopWaiting = after(headMs, () => {
      if (!exchange.stands) end();
    });
    this.#exchanges.add(exchange);
    this.#read(request, exchange, sink).then(end, () => end());
    return { sent: exchange.sent, stop: over };
  }

  /** Reads one stream to its end; resolves with the errors that it was refused with. */
  async #read(
    request: Record<string, unknown>,
    exchange: Exchange,
    sink: WireSink,
  ): Promise<readonly GraphError[] | undefined> {
    const { sent, controller } = exchange;
    const response = await post(this.#context, sent, {
      accept: 'text/event-stream',
      body: JSON.stringify(request),
      signal: controller.signal,
    });
    readHead(response, this.#context, sent);
    if (exchange.isOver) {
      controller.abort();
      return undefined;
    }
    const requestId = response.headers.get('x-request-id');
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const body: unknown = JSON.parse(await response.text());
      return isRecord(body) ? readErrors(body.errors, requestId) : undefined;
    }
    exchange.stands = true;
    this.#standing += 1;
    if (this.#standing === 1) this.#listener.onLive(this.#hasStood);
    this.#hasStood = true;
    const { everyMs, timeoutMs } = this.#context.keepAlive;
    for await (const result of eventsIn(response, exchange, everyMs + timeoutMs)) {
      if (!exchange.isOver) sink.next(result.data, readErrors(result.errors, requestId));
    }
    return undefined;
  }
}

/** The results in a stream of events as they come, up to its completion; it is cut when it is silent for too long. */
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
    const stopWaiting = after(silenceMs, exchange.cut);
    const { done, value } = await reader.read().finally(stopWaiting);
    exchange.heardAt = Date.now();
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
