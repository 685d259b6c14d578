import { isRecord } from './errors.ts';
import { readHead, requestHeaders } from './fetch-graphql.ts';
import type { CreateTransport } from './options.ts';
import type { ResponseLike } from './platform.ts';
import { openStream, type Wire } from './stream.ts';
import { after } from './timers.ts';

declare class TextDecoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
}
declare class AbortController {
  readonly signal: unknown;
  abort(): void;
}

/**
 * Carries each subscription over a stream of server-sent events, where WebSockets do not pass and `fetch` gives bodies as they
 * come. The server completes a stream when rights may have changed; the next one goes with the newest credentials.
 */
export const sseTransport: CreateTransport = (context, listener) => {
  const { credentials, keepAlive } = context;
  /** How to cut each stream that is open or on its way. */
  const cuts = new Set<() => void>();
  let standing = 0;
  let hasStood = false;
  let sentIn = credentials.epoch();
  let isGuest = true;

  /** Reads one stream to its end; resolves with the errors that it was refused with. */
  const read = async (
    request: Record<string, unknown>,
    controller: AbortController,
    next: (result: Record<string, unknown>) => void,
    onHead: () => void,
  ): Promise<unknown> => {
    sentIn = credentials.epoch();
    isGuest = credentials.read() === null;
    const response = await context.fetch(context.url, {
      method: 'POST',
      credentials: 'include',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...requestHeaders(context),
      },
      body: JSON.stringify(request),
      signal: controller.signal,
    });
    readHead(response, context, sentIn);
    onHead();
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const body: unknown = JSON.parse(await response.text());
      return isRecord(body) ? body.errors : undefined;
    }
    standing += 1;
    if (standing === 1) listener.onLive(hasStood);
    hasStood = true;
    const silenceMs = keepAlive.every + keepAlive.timeoutMs;
    try {
      for await (const result of eventsIn(response, silenceMs, () => controller.abort())) next(result);
    } finally {
      standing -= 1;
    }
    return undefined;
  };

  const wire: Wire = {
    isCurrent: () => !isGuest && credentials.epoch() === sentIn,
    open(request, sink) {
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
      cuts.add(cut);
      if (!hasStood) listener.onConnecting();
      const next = (result: Record<string, unknown>) => {
        if (!isStopped) sink.next(result);
      };
      const close = (fault?: unknown) => {
        cuts.delete(cut);
        if (isStopped) return;
        if (standing === 0) listener.onLost();
        sink.end(fault);
      };
      read(request, controller, next, onHead).then(close, () => close());
      return () => {
        isStopped = true;
        cut();
        cuts.delete(cut);
        if (cuts.size > 0) return;
        hasStood = false;
        listener.onIdle();
      };
    },
  };
  return {
    subscribe: (document, variables, sink) => openStream(wire, context, document, variables, sink),
    terminate() {
      for (const cut of [...cuts]) cut();
    },
  };
};

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
