import { type Client, createClient, MessageType, stringifyMessage } from 'graphql-ws';
import type { Language } from '../i18n/language.ts';
import type { ErrorCode } from '../relay/app-error.ts';
import { isRecord } from '../relay/graph-response.ts';
import type { AppType } from '../session/app-type.ts';
import type { CredentialStore } from '../session/credentials.ts';
import type { BackOff } from './back-off.ts';
import { adoptFrom, closeCodeOf, proof, refusalOf, serverTimeOf } from './connection-protocol.ts';

/** What the connection needs from its surroundings; tests give their own. */
export interface ConnectionSurroundings {
  url: string;
  credentials: CredentialStore;
  language(): Language;
  appType: AppType;
  backOff: BackOff;
  /** Another WebSocket class than the browser's. */
  webSocketImpl?: unknown;
  /** How often to ask for a sign of life, and how long to wait for it, in milliseconds. */
  keepAlive?: { every: number; patience: number };
}

/** Hears what happens to the connection. */
export interface ConnectionListener {
  onConnecting(): void;
  /** It stands. `again` tells that it was lost in between, `serverNow` is the server's time if told. */
  onLive(again: boolean, serverNow: number | null): void;
  /** The server has asked for proof, and it is sent. */
  onProofAsked(): void;
  onLost(): void;
  /** Nobody needs it any more, and it was closed. */
  onIdle(): void;
  /** The server refuses this person. `current` is false when somebody else has signed in meanwhile. */
  onRefused(code: ErrorCode, current: boolean): void;
}

const normalClosure = 1000;

/**
 * The WebSocket to the graph. It opens with the first subscription and closes a little after the last, proves who
 * is here when asked, takes rotated credentials, and comes back by itself after any end that is no refusal.
 */
export function createConnection(surroundings: ConnectionSurroundings, listener: ConnectionListener): Client {
  const {
    credentials,
    language,
    appType,
    backOff,
    keepAlive = { every: 15_000, patience: 8_000 },
  } = surroundings;
  let socket: WebSocket | null = null;
  let sentIn = credentials.epoch();
  let hasStood = false;
  let signOfLife: ReturnType<typeof setTimeout> | undefined;

  const client = createClient({
    url: surroundings.url,
    webSocketImpl: surroundings.webSocketImpl,
    lazy: true,
    lazyCloseTimeout: 3_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: backOff,
    shouldRetry: (event) => refusalOf(event) === null,
    connectionAckWaitTimeout: 10_000,
    keepAlive: keepAlive.every,
    disablePong: true,
    connectionParams: () => {
      sentIn = credentials.epoch();
      return proof(credentials, language(), appType);
    },
    on: {
      connecting: () => {
        if (!hasStood) listener.onConnecting();
      },
      opened: (opened) => {
        socket = opened instanceof Object ? (opened as WebSocket) : null;
      },
      connected: (_socket, payload) => {
        adoptFrom(payload, credentials, sentIn);
        const again = hasStood;
        hasStood = true;
        listener.onLive(again, serverTimeOf(payload));
      },
      ping: (received, payload) => {
        if (!received) {
          signOfLife = setTimeout(() => client.terminate(), keepAlive.patience);
          return;
        }
        adoptFrom(payload, credentials, sentIn);
        const asksForProof = isRecord(payload) && payload.prove === true;
        if (asksForProof) sentIn = credentials.epoch();
        const answer = asksForProof ? { payload: proof(credentials, language(), appType) } : {};
        socket?.send(stringifyMessage({ type: MessageType.Pong, ...answer }));
        if (asksForProof) listener.onProofAsked();
      },
      pong: () => clearTimeout(signOfLife),
      closed: (event) => {
        clearTimeout(signOfLife);
        socket = null;
        if (closeCodeOf(event) === normalClosure) {
          hasStood = false;
          listener.onIdle();
          return;
        }
        listener.onLost();
        const refusal = refusalOf(event);
        if (refusal) listener.onRefused(refusal, credentials.epoch() === sentIn);
      },
    },
  });
  return client;
}
