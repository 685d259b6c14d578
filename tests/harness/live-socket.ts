import type { GraphQLFormattedError } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { deferred } from './deferred.ts';
import type { Credentials } from './graph-client.ts';

/** What one subscription hands out, one result after another. */
export type Results<Data> = AsyncGenerator<{ data?: Data | null; errors?: readonly unknown[] }, void>;

/** How a socket is opened besides its credentials. */
export interface LiveSocketOptions {
  lang?: 'pl' | 'en';
  /** The browser's cookies, which go with the opening; the XSRF cookie is echoed with each operation. */
  cookies?: ReadonlyMap<string, string>;
  /** Whether it reauthenticates when it is asked to, as the web app does. */
  reauthenticates?: boolean;
}

/** A browser's live connection: one WebSocket with the graphql-transport-ws protocol, without reconnecting by itself. */
export class LiveSocket {
  /** Resolves with the close code when the connection is gone. */
  readonly closed: Promise<number>;
  /** The payload of the acknowledgement. */
  readonly acknowledged: Promise<unknown>;
  /** Resolves when it is asked for the first time to reauthenticate. */
  readonly asked: Promise<void>;
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
    const asked = deferred<void>();
    this.asked = asked.promise;
    const connectionParams = {
      lang,
      appType: 'Browser',
      ...(credentials && {
        accessToken: credentials['access-token'],
        client: credentials.client,
        tokenType: credentials['token-type'],
        uid: credentials.uid,
      }),
    };
    let socket: WebSocket | null = null;
    this.#client = createClient({
      url: `${url.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocol: string) {
          super(address, protocol, { headers: cookie === '' ? {} : { cookie } });
          // One that is cut before it was open has nobody who listens any more.
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
          const isAsked = payload?.reauthenticate === true;
          if (isAsked) asked.resolve();
          const isRequested = isAsked && reauthenticates;
          socket?.send(JSON.stringify({ type: 'pong', payload: isRequested ? connectionParams : payload }));
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

  /** Subscribes; the results wait until they are asked for. */
  subscribe<Data>(query: string, variables: Record<string, unknown> = {}): Results<Data> {
    return this.#client.iterate<Data>({ query, variables, extensions: this.#extensions }) as Results<Data>;
  }

  /** The codes with which a subscription is refused, as an error frame or in its first result. */
  async refusal(query: string, variables: Record<string, unknown> = {}): Promise<unknown[]> {
    const first: readonly GraphQLFormattedError[] = await this.subscribe(query, variables)
      .next()
      .then(
        ({ value }) => value?.errors ?? [],
        (errors) => errors,
      );
    return first.map((error) => error.extensions?.code);
  }

  /** Cuts the connection as a broken network does: without a goodbye. */
  cut(): void {
    this.#client.terminate();
  }

  /** Closes the connection properly. */
  async close(): Promise<void> {
    await this.#client.dispose();
  }
}
