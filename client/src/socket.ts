import {
  type Client,
  createClient,
  MessageType,
  type SubscribePayload,
  stringifyMessage,
} from 'graphql-ws/client';
import { type SentCredentials, trackSent } from './credentials.ts';
import { type ErrorCode, GraphError, isRecord, readErrors } from './errors.ts';
import type { Context, CreateTransport, TransportListener } from './options.ts';
import type { WebSocketClass } from './platform.ts';
import { type ChannelSink, openStream, type SentRequest, type StreamChannel } from './stream.ts';
import { after, createAbortController } from './timers.ts';

/** Close codes after which it does not reconnect. */
const permanentCloseCodes = new Map<number, ErrorCode>([
  [4400, 'BAD_USER_INPUT'],
  [4401, 'UNAUTHENTICATED'],
  [4403, 'FORBIDDEN'],
  [4406, 'INTERNAL'],
  [4409, 'INTERNAL'],
  [4423, 'LOCKED'],
]);

declare const WebSocket: WebSocketClass | undefined;

/** With this code graphql-ws closes a connection that was unused for `idleMs`. The server never does. */
const unusedCode = 1000;
const idleMs = 3_000;
const ackTimeoutMs = 10_000;
const probeMs = 3_000;

/** null for anything but a close event. */
const closeCodeOf = (event: unknown): number | null =>
  isRecord(event) && typeof event.code === 'number' ? event.code : null;

/** Carries all subscriptions over one WebSocket, protocol graphql-transport-ws. */
export const socketTransport: CreateTransport = (context, listener) => {
  const connection = new Connection(context, listener);
  return {
    subscribe: (document, variables, sink) => openStream(connection, context, document, variables, sink),
    terminate: () => connection.terminate(),
    probe: () => connection.probe(),
  };
};

/**
 * Opens with the first subscription, and closes shortly after the last. Reauthenticates on request, stores rotated
 * credentials, and reconnects unless the close was permanent.
 */
class Connection implements StreamChannel {
  readonly #context: Context;
  readonly #listener: TransportListener;
  readonly #sent: SentCredentials;
  readonly #client: Client;
  /** null while disconnected. */
  #socket: { send(message: string): void } | null = null;
  #wasConnected = false;
  #streams = 0;
  #attempt = 0;
  /** Aborts the wait for the next attempt when there are no subscriptions. */
  #idle = createAbortController();
  /** When it began to wait for the acknowledgement, ms since 1970; null when it does not. */
  #openedAt: number | null = null;
  /** Cancels the timeout of an expected message. */
  #cancelTimeout: (() => void) | null = null;

  /** @throws Error without a WebSocket class */
  constructor(context: Context, listener: TransportListener) {
    this.#context = context;
    this.#listener = listener;
    this.#sent = trackSent(context.credentials);
    const { url, keepAlive } = context;
    this.#client = createClient({
      url: url.replace(/^http/, 'ws'),
      webSocketImpl: withSilentClose(context.webSocket),
      lazyCloseTimeout: idleMs,
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: () => this.#waitBeforeRetry(),
      shouldRetry: (event) => this.#permanentErrorOf(event) === null,
      connectionAckWaitTimeout: ackTimeoutMs,
      keepAlive: keepAlive.everyMs,
      disablePong: true,
      connectionParams: () => this.#params(),
      on: {
        opened: () => this.#onOpened(),
        connected: (socket, payload) => this.#onConnected(socket, recordOf(payload)),
        ping: (isReceived, payload) => {
          if (isReceived) this.#onPing(recordOf(payload));
          else this.#startTimeout(keepAlive.timeoutMs);
        },
        pong: () => this.#clearTimeout(),
        closed: (event) => this.#onClosed(closeCodeOf(event)),
      },
    });
  }

  join(): void {
    this.#streams += 1;
  }

  leave(): void {
    this.#streams -= 1;
    if (this.#streams === 0 && !this.#socket) this.#becomeIdle();
  }

  open(request: Record<string, unknown>, sink: ChannelSink): SentRequest {
    // graphql-ws requires a query.
    const payload = { query: '', ...request } as SubscribePayload;
    const stop = this.#client.subscribe<Record<string, unknown>>(payload, {
      next: ({ data, errors }) => sink.next(data, readErrors(errors)),
      error: (cause) => {
        const error = this.#permanentErrorOf(cause);
        if (error) sink.reject(error);
        else sink.end(readErrors(cause));
      },
      complete: () => sink.end(),
    });
    // Sending it again on the same connection would fail again.
    const sent = { isCurrent: this.#sent.isCurrent, isOutdated: () => false };
    // Later, because graphql-ws counts a subscription twice that is stopped just before its completion arrives.
    return { sent, stop: () => void Promise.resolve().then(stop) };
  }

  terminate(): void {
    this.#client.terminate();
  }

  probe(): void {
    this.#clearTimeout();
    if (this.#streams === 0) return;
    // A new handshake ends by `ackTimeoutMs`. Its acknowledgement may carry rotated credentials.
    if (this.#openedAt !== null && Date.now() - this.#openedAt < ackTimeoutMs) return;
    this.#socket?.send(stringifyMessage({ type: MessageType.Ping }));
    this.#startTimeout(Math.min(probeMs, this.#context.keepAlive.timeoutMs));
  }

  /** The error of a permanent close; null when it may reconnect. */
  #permanentErrorOf(event: unknown): GraphError | null {
    const closeCode = closeCodeOf(event);
    const code = closeCode === null ? undefined : permanentCloseCodes.get(closeCode);
    if (code === undefined || (code === 'UNAUTHENTICATED' && this.#sent.isOutdated())) return null;
    return new GraphError(code, `The live connection was rejected: ${closeCode}`);
  }

  #waitBeforeRetry(): Promise<void> {
    const wait = this.#context.backOff.wait(this.#attempt, this.#idle.signal);
    this.#attempt += 1;
    return wait;
  }

  #startTimeout(milliseconds: number): void {
    this.#cancelTimeout ??= after(milliseconds, () => this.terminate());
  }

  #clearTimeout(): void {
    this.#cancelTimeout?.();
    this.#cancelTimeout = null;
  }

  #onOpened(): void {
    this.#clearTimeout();
    this.#openedAt = Date.now();
  }

  #onConnected(socket: unknown, { credentials, serverTime }: Record<string, unknown>): void {
    this.#clearTimeout();
    this.#attempt = 0;
    this.#openedAt = null;
    this.#socket = isSocket(socket) ? socket : null;
    this.#sent.adopt(recordOf(credentials));
    // Closed meanwhile if the credentials were those of another person.
    if (!this.#socket) return;
    const serverNow = Date.parse(String(serverTime));
    if (!Number.isNaN(serverNow)) this.#context.onServerTime?.(serverNow);
    this.#listener.onLive(this.#wasConnected);
    this.#wasConnected = true;
  }

  #onPing({ credentials, reauthenticate }: Record<string, unknown>): void {
    this.#sent.adopt(recordOf(credentials));
    const payload = reauthenticate === true && { payload: this.#params() };
    this.#socket?.send(stringifyMessage({ type: MessageType.Pong, ...payload }));
    if (payload) this.#listener.onReauthenticated();
  }

  #onClosed(code: number | null): void {
    this.#clearTimeout();
    this.#openedAt = null;
    this.#socket = null;
    if (this.#streams === 0) this.#becomeIdle();
    // Closed by graphql-ws because all subscriptions wait to be sent again: nothing was lost.
    else if (code === unusedCode) this.#wasConnected = false;
    else this.#listener.onLost();
  }

  #becomeIdle(): void {
    this.#clearTimeout();
    this.#idle.abort();
    this.#idle = createAbortController();
    this.#attempt = 0;
    this.#wasConnected = false;
    this.#listener.onIdle();
  }

  /** The payload of `connection_init` and of `pong`. */
  #params() {
    const { language, appType, clientName, clientVersion, toolsKey } = this.#context;
    return { ...this.#sent.send(), lang: language(), appType, clientName, clientVersion, toolsKey };
  }
}

/**
 * graphql-ws abandons sockets before they have closed. This class ignores later messages, and listens to errors,
 * because an unhandled error of `ws` ends a Node process.
 */
function withSilentClose(option: WebSocketClass | undefined): WebSocketClass {
  const native = typeof WebSocket === 'undefined' ? undefined : WebSocket;
  const Implementation = option ?? native;
  if (!Implementation) {
    throw new Error('This platform has no WebSocket: give the option `webSocket`, such as the class of `ws`');
  }
  return class extends Implementation {
    constructor(url: string, protocol: string) {
      super(url, protocol);
      this.addEventListener('error', () => undefined);
    }

    override close(code?: number, reason?: string): void {
      this.onmessage = null;
      super.close(code, reason);
    }
  };
}

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const isSocket = (value: unknown): value is { send(message: string): void } =>
  isRecord(value) && typeof value.send === 'function';
