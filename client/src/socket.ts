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
import { openStream, type Sending, type Wire, type WireSink } from './stream.ts';
import { after, createAbortController } from './timers.ts';

/** Close codes after which trying again with the same is of no use; after all others it comes back. */
const refusals = new Map<number, ErrorCode>([
  [4400, 'BAD_USER_INPUT'],
  [4401, 'UNAUTHENTICATED'],
  [4403, 'FORBIDDEN'],
  [4406, 'INTERNAL'],
  [4409, 'INTERNAL'],
  [4423, 'LOCKED'],
]);

declare const WebSocket: WebSocketClass | undefined;

const idleMs = 3_000;
const ackTimeoutMs = 10_000;
const probeMs = 3_000;

/** The close code of a close event; null for anything else. */
const closeCodeOf = (event: unknown): number | null =>
  typeof event === 'object' && event !== null && 'code' in event && typeof event.code === 'number'
    ? event.code
    : null;

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
 * The WebSocket to the graph. It opens with the first subscription and closes a little after the last, says who is
 * here when it is asked, takes rotated credentials, and comes back by itself after any end that is no refusal.
 */
class Connection implements Wire {
  readonly #context: Context;
  readonly #listener: TransportListener;
  readonly #sent: SentCredentials;
  readonly #client: Client;
  /** While it stands. */
  #socket: { send(message: string): void } | null = null;
  #hasStood = false;
  #streams = 0;
  #attempt = 0;
  /** Ends what waits for the next try when nobody needs it any more. */
  #rest = createAbortController();
  /** While an answer is waited for. */
  #stopWaiting: (() => void) | null = null;

  /** @throws Error where there is no WebSocket */
  constructor(context: Context, listener: TransportListener) {
    this.#context = context;
    this.#listener = listener;
    this.#sent = trackSent(context.credentials);
    const { url, keepAlive } = context;
    this.#client = createClient({
      url: url.replace(/^http/, 'ws'),
      webSocketImpl: silentWhenClosed(context.webSocket),
      lazyCloseTimeout: idleMs,
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: () => this.#waitForNextTry(),
      shouldRetry: (event) => this.#refusalOf(event) === null,
      connectionAckWaitTimeout: ackTimeoutMs,
      keepAlive: keepAlive.everyMs,
      disablePong: true,
      connectionParams: () => this.#params(),
      on: {
        connected: (socket, payload) => this.#stand(socket, recordOf(payload)),
        ping: (isReceived, payload) => {
          if (isReceived) this.#answer(recordOf(payload));
          else this.#expectAnswer(keepAlive.timeoutMs);
        },
        pong: () => this.#hear(),
        closed: () => this.#fall(),
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

  open(request: Record<string, unknown>, sink: WireSink): Sending {
    // The protocol's library takes no request without a query.
    const payload = { query: '', ...request } as SubscribePayload;
    const stop = this.#client.subscribe<Record<string, unknown>>(payload, {
      next: ({ data, errors }) => sink.next(data, readErrors(errors)),
      error: (fault) => {
        const refusal = this.#refusalOf(fault);
        if (refusal) sink.refuse(refusal);
        else sink.end(readErrors(fault));
      },
      complete: () => sink.end(),
    });
    // To send it again on the same connection would be refused again.
    const sent = { isCurrent: this.#sent.isCurrent, isOutdated: () => false };
    return { sent, stop };
  }

  terminate(): void {
    this.#client.terminate();
  }

  probe(): void {
    this.#hear();
    if (this.#streams === 0) return;
    this.#socket?.send(stringifyMessage({ type: MessageType.Ping }));
    this.#expectAnswer(Math.min(probeMs, this.#context.keepAlive.timeoutMs));
  }

  /** Why a connection was refused, or null when it ended for another reason and may be tried again. */
  #refusalOf(event: unknown): GraphError | null {
    const closeCode = closeCodeOf(event);
    const code = closeCode === null ? undefined : refusals.get(closeCode);
    if (code === undefined || (code === 'UNAUTHENTICATED' && this.#sent.isOutdated())) return null;
    return new GraphError(code, `The live connection was refused: ${closeCode}`);
  }

  #waitForNextTry(): Promise<void> {
    const wait = this.#context.backOff.wait(this.#attempt, this.#rest.signal);
    this.#attempt += 1;
    return wait;
  }

  #expectAnswer(milliseconds: number): void {
    this.#stopWaiting ??= after(milliseconds, () => this.terminate());
  }

  #hear(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
  }

  /** The server has accepted the connection. */
  #stand(socket: unknown, { credentials, serverTime }: Record<string, unknown>): void {
    this.#hear();
    this.#attempt = 0;
    this.#socket = isSocket(socket) ? socket : null;
    this.#sent.adopt(recordOf(credentials));
    // Given up again, if somebody else turned out to be here.
    if (!this.#socket) return;
    const serverNow = Date.parse(String(serverTime));
    if (!Number.isNaN(serverNow)) this.#context.onServerTime?.(serverNow, true);
    this.#listener.onLive(this.#hasStood);
    this.#hasStood = true;
  }

  #answer({ credentials, reauthenticate }: Record<string, unknown>): void {
    this.#sent.adopt(recordOf(credentials));
    const payload = reauthenticate === true && { payload: this.#params() };
    this.#socket?.send(stringifyMessage({ type: MessageType.Pong, ...payload }));
    if (payload) this.#listener.onReauthenticated();
  }

  #fall(): void {
    this.#hear();
    this.#socket = null;
    if (this.#streams === 0) this.#becomeIdle();
    else this.#listener.onLost();
  }

  #becomeIdle(): void {
    this.#hear();
    this.#rest.abort();
    this.#rest = createAbortController();
    this.#attempt = 0;
    this.#hasStood = false;
    this.#listener.onIdle();
  }

  /** Who is here, as `connection_init` and a `pong` say it. */
  #params() {
    const { language, appType, clientName, clientVersion, toolsKey } = this.#context;
    return { ...this.#sent.send(), lang: language(), appType, clientName, clientVersion, toolsKey };
  }
}

/**
 * A WebSocket class for a protocol's library that gives up sockets before they have closed: nothing more is heard of one
 * then, and its errors have a listener, since the `ws` of Node ends a process for an error that nobody listens to.
 */
function silentWhenClosed(given: WebSocketClass | undefined): WebSocketClass {
  const platforms = typeof WebSocket === 'undefined' ? undefined : WebSocket;
  const Implementation = given ?? platforms;
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
  typeof value === 'object' && value !== null && 'send' in value && typeof value.send === 'function';
