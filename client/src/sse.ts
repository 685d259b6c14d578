import { type SentCredentials, trackSent } from './credentials.ts';
import { isRecord } from './errors.ts';
import { post, readHead } from './http.ts';
import type { Context, CreateTransport, TransportListener } from './options.ts';
import type { ResponseLike } from './platform.ts';
import { openStream, type WireSink } from './stream.ts';
import { after } from './timers.ts';

declare class TextDecoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
}
declare class AbortController {
  readonly signal: unknown;
  abort(): void;
}

/**
 * Carries each subscription over a stream of server-sent events, where WebSockets do not pass and `fetch` gives bodies as
 * they come. The server completes a stream when rights may have changed; the next one goes with the newest credentials.
 */
export const sseTransport: CreateTransport = (context, listener) => {
  const streams = new Streams(context, listener);
  return {
    subscribe: (document, variables, sink) => openStream(streams, context, document, variables, sink),
    terminate: () => streams.cut(),
  };
};

/** All streams of a client; together they are its live connection. */
class Streams {
  readonly #context: Context;
  readonly #listener: TransportListener;
  readonly #sent: SentCredentials;
  /** How to cut each stream that is open or on its way. */
  readonly #cuts = new Set<() => void>();
  #standing = 0;
  #hasStood = false;

  constructor(context: Context, listener: TransportListener) {
    this.#context = context;
    this.#listener = listener;
    this.#sent = trackSent(context.credentials);
  }

  cut(): void {
    for (const cut of [...this.#cuts]) cut();
  }

  isCurrent(): boolean {
    return this.#sent.isCurrent();
  }

  open(request: Record<string, unknown>, sink: WireSink): () => void {
    const controller = new AbortController();
    let hasHead = false;
    let isCut = false;
    let isStopped = false;
    // A request is not given up before its head is here, which may carry the next credentials.
    const cut = () => {
      isCut = true;
      if (hasHead) controller.abort();
    };
    const onHead = () => {
      hasHead = true;
      if (isCut) controller.abort();
    };
    const next = (result: Record<string, unknown>) => {
      if (!isStopped) sink.next(result);
    };
    const end = (fault?: unknown) => {
      this.#cuts.delete(cut);
      if (isStopped) return;
      if (this.#standing === 0) this.#listener.onLost();
      sink.end(fault);
    };
    this.#cuts.add(cut);
    if (!this.#hasStood) this.#listener.onConnecting();
    this.#read(request, controller, onHead, next).then(end, () => end());
    return () => {
      isStopped = true;
      cut();
      if (this.#cuts.delete(cut) && this.#cuts.size === 0) {
        this.#hasStood = false;
        this.#listener.onIdle();
      }
    };
  }

  /** Reads one stream to its end; resolves with the errors that it was refused with. */
  async #read(
    request: Record<string, unknown>,
    controller: AbortController,
    onHead: () => void,
    next: (result: Record<string, unknown>) => void,
  ): Promise<unknown> {
    const { keepAlive } = this.#context;
    const response = await post(this.#context, this.#sent, {
      accept: 'text/event-stream',
      body: JSON.stringify(request),
      signal: controller.signal,
    });
    readHead(response, this.#context, this.#sent);
    onHead();
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const body: unknown = JSON.parse(await response.text());
      return isRecord(body) ? body.errors : undefined;
    }
    this.#standing += 1;
    if (this.#standing === 1) this.#listener.onLive(this.#hasStood);
    this.#hasStood = true;
    const silenceMs = keepAlive.every + keepAlive.timeoutMs;
    try {
      for await (const result of eventsIn(response, silenceMs, () => controller.abort())) next(result);
    } finally {
      this.#standing -= 1;
    }
    return undefined;
  }
}

/** The results in a stream of events as they come, up to its completion; it is cut when it is silent for too long. */
async function* eventsIn(
  { body }: ResponseLike,
  silenceMs: number,
  onSilence: () => void,
): AsyncGenerator<Record<string, unknown>, void> {
  const reader = body?.getReader();
  if (!reader) throw new Error('This platform gives no streams');
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const stopWaiting = after(silenceMs, onSilence);
    const { done, value } = await reader.read().finally(stopWaiting);
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
