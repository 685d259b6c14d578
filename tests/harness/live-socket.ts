import type { GraphQLFormattedError } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { deferred } from './deferred.ts';
import { type Credentials, toClientCredentials } from './graph-client.ts';

/** The results of one subscription. */
export type Results<Data> = AsyncGenerator<{ data?: Data | null; errors?: readonly unknown[] }, void>;

interface LiveSocketOptions {
  lang?: 'pl' | 'en';
  /** Sent with the handshake; each operation repeats the XSRF cookie. */
  cookies?: ReadonlyMap<string, string>;
  /** Whether it answers requests to reauthenticate, as the web app does. */
  reauthenticates?: boolean;
}

/** A WebSocket with the graphql-transport-ws protocol. It does not reconnect. */
export class LiveSocket {
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  /** The payload of the acknowledgement. */
  readonly acknowledged: Promise<unknown>;
  /** Resolves at the first request to reauthenticate. */
  readonly reauthRequested: Promise<void>;
  readonly #client: Client;
  readonly #extensions: Record<string, string>;

  /**
   * @param url address of the gateway, without a path
   * @param credentials null for a guest
   */
  constructor(
    url: string,
    credentials: Credentials | null,
    { lang = 'pl', cookies = new Map(), reauthenticates = false }: LiveSocketOptions = {},
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const xsrf = cookies.get('XSRF-TOKEN');
    this.#extensions = xsrf === undefined ? {} : { xsrfToken: decodeURIComponent(xsrf) };
    const closed = deferred<number>();
    const acknowledged = deferred<unknown>();
    this.closed = closed.promise;
    this.acknowledged = acknowledged.promise;
    const reauthRequested = deferred<void>();
    this.reauthRequested = reauthRequested.promise;
    const connectionParams = {
      lang,
      appType: 'Browser',
      ...(credentials && toClientCredentials(credentials)),
    };
    let socket: WebSocket | null = null;
    this.#client = createClient({
      url: `${url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocol: string) {
          super(address, protocol, { headers: cookie === '' ? {} : { cookie } });
          // A cut before the handshake ends has no other listener.
          this.on('error', () => {});
        }
      },
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => {},
      connectionParams,
      disablePong: true,
      on: {
        opened: (opened) => {
          socket = opened as WebSocket;
        },
        ping: (received, payload) => {
          if (!received) return;
          const isRequested = payload?.reauthenticate === true;
          if (isRequested) reauthRequested.resolve();
          const reply = isRequested && reauthenticates ? connectionParams : payload;
          socket?.send(JSON.stringify({ type: 'pong', payload: reply }));
        },
        connected: (_socket, payload) => acknowledged.resolve(payload),
        closed: (event) => {
          const { code } = event as { code: number };
          acknowledged.reject(new Error(`closed with ${code}`));
          closed.resolve(code);
        },
      },
    });
  }

  subscribe<Data>(query: string, variables: Record<string, unknown> = {}): Results<Data> {
    return this.#client.iterate<Data>({ query, variables, extensions: this.#extensions }) as Results<Data>;
  }

  /** The codes of a refused subscription, from an error frame or its first result. */
  async errorCodes(query: string, variables: Record<string, unknown> = {}): Promise<unknown[]> {
    const first: readonly GraphQLFormattedError[] = await this.subscribe(query, variables)
      .next()
      .then(
        ({ value }) => value?.errors ?? [],
        (errors) => errors,
      );
    return first.map((error) => error.extensions?.code);
  }

  /** Drops the connection without a close frame. */
  cut(): void {
    this.#client.terminate();
  }

  /** Closes the connection with a close frame. */
  async close(): Promise<void> {
    await this.#client.dispose();
  }
}
