import { setTimeout as pause } from 'node:timers/promises';
import type { Credentials } from './graph-client.ts';
import { LiveSocket } from './live-socket.ts';

/** Subscriptions of a `ReconnectingSubscriber`. */
export const liveQueries = {
  dropinfo:
    'subscription ($after: String) { live: dropinfosAdded(after: $after) { cursor gap items: dropinfos { uid } } }',
  tip: 'subscription ($after: String) { live: tipStatusesChanged(after: $after) { cursor gap items: tips { uid } } }',
} as const;

interface SubscriberOptions {
  /** A subscription with `$after` that selects `cursor`, `gap` and `items { uid }` under the alias `live`. */
  readonly query: string;
  /** The cursor to start after. */
  readonly cursor: string;
  /** Whether it stores the rotated credentials of each connection, as the web app does. */
  readonly storesCredentials?: boolean;
  /** Time before each reconnection; 50 ms by default. */
  readonly retryDelayMs?: () => number;
}

interface Payload {
  live: { cursor: string; gap: boolean; items: { uid: string }[] };
}

interface Acknowledgement {
  credentials: { accessToken: string; client: string; tokenType: string; uid: string } | null;
}

/** A client that reconnects whenever its connection ends and resumes after its last cursor. */
export class ReconnectingSubscriber {
  /** The received uids in order. */
  readonly uids: string[] = [];
  /** The number of uids received before each gap notice. */
  readonly gaps: number[] = [];
  /** Counts by close code. */
  readonly closeCodes = new Map<number, number>();
  connections = 0;
  readonly #url: string;
  readonly #client: { credentials: Credentials | null };
  readonly #options: SubscriberOptions;
  readonly #running: Promise<void>;
  #cursor: string;
  #socket: LiveSocket | null = null;
  #stopped = false;

  /** @param client provides the credentials of each connection */
  constructor(url: string, client: { credentials: Credentials | null }, options: SubscriberOptions) {
    this.#url = url;
    this.#client = client;
    this.#options = options;
    this.#cursor = options.cursor;
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#socket?.cut();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { retryDelayMs = () => 50 } = this.#options;
    while (!this.#stopped) {
      const socket = new LiveSocket(this.#url, this.#client.credentials);
      this.#socket = socket;
      void socket.closed.then((code) => this.closeCodes.set(code, (this.closeCodes.get(code) ?? 0) + 1));
      // The next connection resumes from the cursor.
      await this.#receive(socket).catch(() => {});
      socket.cut();
      if (!this.#stopped) await pause(retryDelayMs());
    }
  }

  async #receive(socket: LiveSocket): Promise<void> {
    const { credentials } = (await socket.acknowledged) as Acknowledgement;
    this.connections += 1;
    if (credentials !== null && this.#options.storesCredentials) {
      const { accessToken, client, tokenType, uid } = credentials;
      this.#client.credentials = { 'access-token': accessToken, client, 'token-type': tokenType, uid };
    }
    const results = socket.subscribe<Payload>(this.#options.query, { after: this.#cursor });
    for await (const { data } of results) {
      if (data == null) return;
      const { cursor, gap, items } = data.live;
      this.#cursor = cursor;
      if (gap) this.gaps.push(this.uids.length);
      this.uids.push(...items.map(({ uid }) => uid));
    }
  }
}
