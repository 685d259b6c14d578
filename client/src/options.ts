import { type BackOff, createBackOff } from './back-off.ts';
import { type Cookies, platformCookies } from './cookies.ts';
import { type CredentialStore, type CredentialsEpoch, createCredentialStore } from './credentials.ts';
import type { GraphDocument } from './document.ts';
import type { ErrorCode, GraphError } from './errors.ts';
import type { Platform, ResponseLike, WebSocketClass } from './platform.ts';

export interface ClientOptions {
  /** Address of the graph, as `https://tipgraph.example/graphql`; live updates come over the same with `wss`. */
  url: string;
  /** In memory by default. */
  credentials?: CredentialStore;
  /** By default as the platform keeps them: the page's, those that React Native sends, or a jar of its own, as in Node. */
  cookies?: Cookies;
  /** Language of titles and texts; Polish by default. */
  language?(): 'pl' | 'en';
  /** `App` by default. */
  appType?: 'Browser' | 'App';
  /** What the client is, so that those who run the gateway see which of its releases are used: `android` and `1.1.0`. */
  clientName?: string;
  clientVersion?: string;
  /** Lets an internal tool send any document. */
  toolsKey?: string;
  /** The platform's own by default. */
  fetch?: Platform['fetch'];
  /** After how many milliseconds without an answer a caller is told so; 20 s by default, with files 150 s. */
  timeoutMs?: number;
  /** What carries subscriptions: `socketTransport` of `@tipgraph/client/socket`, or `sseTransport` of `…/sse`. */
  transport?: CreateTransport;
  /** Another WebSocket class than the platform's; Node has one from version 22 on. */
  webSocket?: WebSocketClass;
  /**
   * How often to look for a sign of life of a live connection, and how long to wait for it, in milliseconds. A stream of
   * server-sent events may be silent for 12 seconds, and is given up after the sum of both.
   */
  keepAlive?: { readonly everyMs: number; readonly timeoutMs: number };
  /** How long to wait between tries; half a second, doubled up to half a minute by default. */
  backOff?: BackOff;
  /** The time of this moment in milliseconds since 1970; the device's clock by default. */
  now?(): number;
  /** Told the server's time, in milliseconds since 1970; to the second in answers, exact on a socket. */
  onServerTime?(serverNow: number, isExact: boolean): void;
  /**
   * The session has ended: its credentials are no longer accepted, or the account is locked. Told once for each
   * sign-in. The credentials stay until `credentials.clear()`.
   */
  onSessionEnded?(code: SessionEnd): void;
}

export type SessionEnd = Extract<ErrorCode, 'UNAUTHENTICATED' | 'LOCKED'>;

export const isSessionEnd = (code: ErrorCode): code is SessionEnd =>
  code === 'UNAUTHENTICATED' || code === 'LOCKED';

type Defaulted =
  | 'credentials'
  | 'cookies'
  | 'language'
  | 'appType'
  | 'fetch'
  | 'backOff'
  | 'now'
  | 'keepAlive';

/** The options with their defaults, as all parts of one client share them. */
export interface Context extends Omit<ClientOptions, Defaulted>, Required<Pick<ClientOptions, Defaulted>> {
  /** Tells that the session of a request is over: once, and not of one from before the last sign-in or sign-out. */
  endSession(code: SessionEnd, sentIn: CredentialsEpoch): void;
}

/** A live payload: one answer, and what it says of the stream. */
export interface LivePayload<Data> {
  readonly data: Data;
  readonly errors: readonly GraphError[];
  /** Give it as `after` to go on behind this payload later; null where the field has none, or did not ask for it. */
  readonly cursor: string | null;
}

/** Where a subscription's payloads go. */
export interface LiveSink<Data> {
  next(payload: LivePayload<Data>): void;
  /** Something may be lost: read the list again. Called before the payload that says so. */
  gap?(): void;
  /** The subscription has ended. `isCurrent` is false when it was sent by a guest, or somebody has signed in or out since. */
  error?(error: GraphError, isCurrent: boolean): void;
}

/** What carries subscriptions. */
export interface LiveTransport {
  /**
   * Subscribes, and comes back by itself after every end that is no refusal, behind the last payload. Returns how to stop.
   */
  subscribe(
    document: GraphDocument,
    variables: Readonly<Record<string, unknown>>,
    sink: LiveSink<unknown>,
  ): () => void;
  /** Cuts what is open; it comes back as long as somebody is subscribed. */
  terminate(): void;
  /** Cuts what is open and does not answer within some seconds. */
  probe(): void;
}

/** Hears what happens to the connection. */
export interface TransportListener {
  /** It stands. `again` tells that it was lost in between. */
  onLive(again: boolean): void;
  onLost(): void;
  /** Nobody needs it any more, and it was closed. */
  onIdle(): void;
  /** The server doubts the person's rights, and has been given the newest credentials. */
  onReauthenticated(): void;
}

export type CreateTransport = (context: Context, listener: TransportListener) => LiveTransport;

declare function fetch(url: string, request: unknown): Promise<ResponseLike>;

export function createContext(options: ClientOptions): Context {
  const { credentials = createCredentialStore(), onSessionEnded } = options;
  let endedIn: CredentialsEpoch | null = null;
  return {
    cookies: platformCookies(),
    language: () => 'pl',
    appType: 'App',
    fetch: (url, request) => fetch(url, request),
    backOff: createBackOff(),
    now: Date.now,
    keepAlive: { everyMs: 15_000, timeoutMs: 8_000 },
    ...options,
    credentials,
    endSession(code, sentIn) {
      if (sentIn !== credentials.epoch() || endedIn === sentIn) return;
      endedIn = sentIn;
      onSessionEnded?.(code);
    },
  };
}
