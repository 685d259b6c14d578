import {
  type Client,
  createClient,
  MessageType,
  type SubscribePayload,
  stringifyMessage,
} from 'graphql-ws/client';
import { type SentCredentials, trackSent } from './credentials.ts';
import { type ErrorCode, GraphError, isRecord } from './errors.ts';
import type { Context, CreateTransport, TransportListener } from './options.ts';
import type { WebSocketClass } from './platform.ts';
import { openStream, type Wire } from './stream.ts';
import { after } from './timers.ts';

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

const normalClosure = 1000;
const idleMs = 3_000;
const ackTimeoutMs = 10_000;

/** The close code of a close event; null for anything else. */
const closeCodeOf = (event: unknown): number | null =>
  typeof event === 'object' && event !== null && 'code' in event && typeof event.code === 'number'
    ? event.code
    : null;

/** Carries all subscriptions over one WebSocket, protocol graphql-transport-ws. */
export const socketTransport: CreateTransport = (context, listener) => {
  const sent = trackSent(context.credentials);
  /** Why a connection was refused, or null when it ended for another reason and may be tried again. */
  const refusalOf = (event: unknown): GraphError | null => {
    const closeCode = closeCodeOf(event);
    const code = closeCode === null ? undefined : refusals.get(closeCode);
    if (code === undefined || (code === 'UNAUTHENTICATED' && sent.isOutdated())) return null;
    return new GraphError(code, `The live connection was refused: ${closeCode}`);
  };
  const client = createConnection(context, listener, sent, (event) => refusalOf(event) === null);
  const wire: Wire = {
    isCurrent: sent.isCurrent,
    open: (request, sink) =>
      // The protocol's library takes no request without a query.
      client.subscribe<Record<string, unknown>>({ query: '', ...request } as SubscribePayload, {
        next: (result) => sink.next({ ...result }),
        error: (fault) => sink.end(refusalOf(fault) ?? fault),
        complete: () => sink.end(),
      }),
  };
  return {
    subscribe: (document, variables, sink) => openStream(wire, context, document, variables, sink),
    terminate: () => client.terminate(),
  };
};

/**
 * The WebSocket to the graph. It opens with the first subscription and closes a little after the last, says who is
 * here when it is asked, takes rotated credentials, and comes back by itself after any end that is no refusal.
 */
function createConnection(
  context: Context,
  listener: TransportListener,
  sent: SentCredentials,
  shouldRetry: (event: unknown) => boolean,
): Client {
  const { backOff, keepAlive, onServerTime } = context;
  let socket: { send(message: string): void } | null = null;
  let hasStood = false;
  let stopWaiting: () => void = () => undefined;
  const client = createClient({
    url: context.url.replace(/^http/, 'ws'),
    webSocketImpl: withErrorListener(context.webSocket),
    lazyCloseTimeout: idleMs,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: backOff.wait,
    shouldRetry,
    connectionAckWaitTimeout: ackTimeoutMs,
    keepAlive: keepAlive.every,
    disablePong: true,
    connectionParams: () => paramsOf(context, sent),
    on: {
      connecting: () => {
        if (!hasStood) listener.onConnecting();
      },
      opened: (opened) => {
        socket = isSocket(opened) ? opened : null;
      },
      connected: (_socket, payload) => {
        const { credentials, serverTime } = recordOf(payload);
        sent.adopt(recordOf(credentials));
        const serverNow = Date.parse(String(serverTime));
        if (!Number.isNaN(serverNow)) onServerTime?.(serverNow, true);
        listener.onLive(hasStood);
        hasStood = true;
      },
      ping: (received, payload) => {
        if (!received) {
          stopWaiting = after(keepAlive.timeoutMs, () => client.terminate());
          return;
        }
        const { credentials, reauthenticate, prove } = recordOf(payload);
        sent.adopt(recordOf(credentials));
        const isAsked = reauthenticate === true || prove === true;
        const payloadOfPong = isAsked && { payload: paramsOf(context, sent) };
        socket?.send(stringifyMessage({ type: MessageType.Pong, ...payloadOfPong }));
        if (isAsked) listener.onReauthenticated();
      },
      pong: () => stopWaiting(),
      closed: (event) => {
        stopWaiting();
        socket = null;
        const isIdle = closeCodeOf(event) === normalClosure;
        if (isIdle) hasStood = false;
        (isIdle ? listener.onIdle : listener.onLost)();
      },
    },
  });
  return client;
}

/**
 * A WebSocket class whose errors always have a listener: the protocol's library takes its own off when it gives up a
 * socket that still opens, and the `ws` of Node ends a process for an error that nobody listens to.
 */
function withErrorListener(given: WebSocketClass | undefined): WebSocketClass {
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
  };
}

/** Who is here, as `connection_init` and a `pong` say it. */
const paramsOf = ({ language, appType, toolsKey }: Context, sent: SentCredentials) => ({
  ...sent.send(),
  lang: language(),
  appType,
  ...(toolsKey && { toolsKey }),
});

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const isSocket = (value: unknown): value is { send(message: string): void } =>
  typeof value === 'object' && value !== null && 'send' in value && typeof value.send === 'function';
