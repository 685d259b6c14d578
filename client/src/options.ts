import { type BackOff, createBackOff } from './back-off.ts';
import { type Cookies, platformCookies } from './cookies.ts';
import { type CredentialStore, type CredentialsEpoch, createCredentialStore } from './credentials.ts';
import type { GraphDocument } from './document.ts';
import type { ErrorCode, GraphError } from './errors.ts';
import type { Platform, ResponseLike, WebSocketClass } from './platform.ts';

/** An option that is undefined has its default. */
export interface ClientOptions {
  /** URL of the graph, such as `https://tipgraph.example/graphql`; live updates use the same with `wss`. */
  url: string;
  /** In memory by default. */
  credentials?: CredentialStore | undefined;
  /** By default the page's cookies, those of React Native, or a jar as in Node. */
  cookies?: Cookies | undefined;
  /** Language of titles and texts; Polish by default. */
  language?: (() => 'pl' | 'en') | undefined;
  /** `App` by default. */
  appType?: 'Browser' | 'App' | undefined;
  /** Identifies the client's release to the gateway's operators, such as `android` and `1.1.0`. */
  clientName?: string | undefined;
  clientVersion?: string | undefined;
  /** Lets an internal tool send any document. */
  toolsKey?: string | undefined;
  /** The platform's own by default. */
  fetch?: Platform['fetch'] | undefined;
  /** Timeout in ms; by default 20 s, and 150 s with files. */
  timeoutMs?: number | undefined;
  /** `socketTransport` of `@tipgraph/client/socket` or `sseTransport` of `@tipgraph/client/sse`. */
  transport?: CreateTransport | undefined;
  /** Replaces the platform's WebSocket class; Node has one since version 22. */
  webSocket?: WebSocketClass | undefined;
  /**
   * Interval and timeout of liveness checks in ms. A stream of server-sent events may be silent for 12 seconds, and
   * is closed after the sum of both.
   */
  keepAlive?: { readonly everyMs: number; readonly timeoutMs: number } | undefined;
  /** Delays between attempts; by default half a second, doubling up to 30 seconds. */
  backOff?: BackOff | undefined;
  /** ms since 1970; the device's clock by default. */
  now?: (() => number) | undefined;
  /**
   * Called with the server's time in ms since 1970: with each connection, and with a response, precise to the second,
   * if it contradicts `now`.
   */
  onServerTime?: ((serverNow: number) => void) | undefined;
  /**
   * Called once per sign-in when the credentials are no longer accepted or the account is locked. The credentials
   * stay stored until `credentials.clear()`.
   */
  onSessionEnded?: ((code: SessionEnd) => void) | undefined;
}

export type SessionEnd = Extract<ErrorCode, 'UNAUTHENTICATED' | 'LOCKED'>;

export const isSessionEnd = (code: ErrorCode): code is SessionEnd =>
  code === 'UNAUTHENTICATED' || code === 'LOCKED';

/** The options with defaults applied. */
export type Context = ReturnType<typeof createContext>;

export interface LivePayload<Data> {
  readonly data: Data;
  readonly errors: readonly GraphError[];
  /** Pass it as `after` to resume after this payload; null when the field does not return or select it. */
  readonly cursor: string | null;
}

/** Receives the events of a subscription. */
export interface LiveSink<Data> {
  next(payload: LivePayload<Data>): void;
  /** Events may be lost: fetch the list again. Called before the payload that reports it. */
  gap?(): void;
  /** The subscription has ended. `isCurrent` is false when a guest sent it, or after a sign-in or sign-out. */
  error?(error: GraphError, isCurrent: boolean): void;
}

export interface LiveTransport {
  /** Subscribes, and resumes after the last payload unless the end was permanent. Returns how to stop. */
  subscribe(
    document: GraphDocument,
    variables: Readonly<Record<string, unknown>>,
    sink: LiveSink<unknown>,
  ): () => void;
  /** Closes all connections; they reopen while there are subscriptions. */
  terminate(): void;
  /** Closes connections that do not answer within seconds. */
  probe(): void;
}

export interface TransportListener {
  /** Connected. `isReconnect` says whether it was lost before. */
  onLive(isReconnect: boolean): void;
  onLost(): void;
  /** Closed because there are no subscriptions. */
  onIdle(): void;
  /** The server requested reauthentication and got the newest credentials. */
  onReauthenticated(): void;
}

export type CreateTransport = (context: Context, listener: TransportListener) => LiveTransport;

declare function fetch(url: string, request: unknown): Promise<ResponseLike>;

export function createContext(options: ClientOptions) {
  const credentials = options.credentials ?? createCredentialStore();
  let endedIn: CredentialsEpoch | null = null;
  return {
    ...options,
    credentials,
    cookies: options.cookies ?? platformCookies(),
    language: options.language ?? (() => 'pl'),
    appType: options.appType ?? 'App',
    fetch: options.fetch ?? ((url, request) => fetch(url, request)),
    backOff: options.backOff ?? createBackOff(),
    now: options.now ?? Date.now,
    keepAlive: options.keepAlive ?? { everyMs: 15_000, timeoutMs: 8_000 },
    /** Reports the end of the current session, once. */
    endSession(code: SessionEnd): void {
      const epoch = credentials.epoch();
      if (endedIn === epoch) return;
      endedIn = epoch;
      options.onSessionEnded?.(code);
    },
  };
}
