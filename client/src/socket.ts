import {
  type Client,
  createClient,
  MessageType,
  type SubscribePayload,
  stringifyMessage,
} from 'graphql-ws/client';
import { type Credentials, readOffered } from './credentials.ts';
import { type ErrorCode, GraphError, isRecord } from './errors.ts';
import type { Context, CreateTransport, TransportListener } from './options.ts';
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
  const connection = createConnection(context, listener);
  const { client, isCurrent, refusalOf } = connection;
  const wire: Wire = {
    isCurrent,
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
): { client: Client; isCurrent: () => boolean; refusalOf: (event: unknown) => GraphError | null } {
  const { credentials, backOff, keepAlive, onServerTime } = context;
  let socket: { send(message: string): void } | null = null;
  let sentIn = credentials.epoch();
  let sent: Credentials | null = null;
  let hasStood = false;
  let stopWaiting: () => void = () => undefined;

  const connectionParams = () => {
    sent = credentials.read();
    sentIn = credentials.epoch();
    return {
      ...sent,
      lang: context.language(),
      appType: context.appType,
      ...(context.toolsKey && { toolsKey: context.toolsKey }),
    };
  };
  const applyRotatedCredentials = (payload: unknown) => {
    if (isRecord(payload) && isRecord(payload.credentials)) {
      credentials.adopt(readOffered(payload.credentials), sentIn);
    }
  };

  /** Why a connection was refused, or null when it ended for another reason and may be tried again. */
  const refusalOf = (event: unknown): GraphError | null => {
    const closeCode = closeCodeOf(event);
    const code = closeCode === null ? undefined : refusals.get(closeCode);
    // Somebody else who shares the store may have renewed the credentials meanwhile.
    const isOutdated = sent !== null && credentials.read()?.accessToken !== sent.accessToken;
    if (code === undefined || (code === 'UNAUTHENTICATED' && isOutdated)) return null;
    return new GraphError(code, `The live connection was refused: ${closeCode}`);
  };

  const client = createClient({
    url: context.url.replace(/^http/, 'ws'),
    webSocketImpl: context.webSocket,
    lazy: true,
    lazyCloseTimeout: idleMs,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: backOff.wait,
    shouldRetry: (event) => refusalOf(event) === null,
    connectionAckWaitTimeout: ackTimeoutMs,
    keepAlive: keepAlive.every,
    disablePong: true,
    connectionParams,
    on: {
      connecting: () => {
        if (!hasStood) listener.onConnecting();
      },
      opened: (opened) => {
        socket = isSocket(opened) ? opened : null;
      },
      connected: (_socket, payload) => {
        applyRotatedCredentials(payload);
        const serverNow = isRecord(payload) ? Date.parse(String(payload.serverTime)) : Number.NaN;
        if (!Number.isNaN(serverNow)) onServerTime?.(serverNow, true);
        const again = hasStood;
        hasStood = true;
        listener.onLive(again);
      },
      ping: (received, payload) => {
        if (!received) {
          stopWaiting = after(keepAlive.timeoutMs, () => client.terminate());
          return;
        }
        applyRotatedCredentials(payload);
        const isAsked = isRecord(payload) && (payload.reauthenticate === true || payload.prove === true);
        const answer = isAsked ? { payload: connectionParams() } : {};
        socket?.send(stringifyMessage({ type: MessageType.Pong, ...answer }));
        if (isAsked) listener.onReauthenticated();
      },
      pong: () => stopWaiting(),
      closed: (event) => {
        stopWaiting();
        socket = null;
        if (closeCodeOf(event) === normalClosure) {
          hasStood = false;
          listener.onIdle();
        } else {
          listener.onLost();
        }
      },
    },
  });
  return { client, refusalOf, isCurrent: () => sent !== null && credentials.epoch() === sentIn };
}

const isSocket = (value: unknown): value is { send(message: string): void } =>
  typeof value === 'object' && value !== null && 'send' in value && typeof value.send === 'function';
