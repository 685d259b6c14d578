import { setTimeout as pause } from 'node:timers/promises';
import type { Credentials } from './graph-client.ts';
import { LiveSocket } from './live-socket.ts';

interface Subscription {
  /** A subscription with `$after` that selects `cursor`, `gap` and `items { uid }` under the alias `live`. */
  readonly query: string;
  /** The cursor to start after. */
  readonly cursor: string;
}

interface Payload {
  live: { cursor: string; gap: boolean; items: { uid: string }[] };
}

const retryDelayMs = 50;

/** A client that reconnects whenever its connection ends and resumes after its last cursor. */
export class ReconnectingSubscriber {
  /** The received uids in order. */
  readonly uids: string[] = [];
  /** The number of uids received before each gap notice. */
  readonly gaps: number[] = [];
  connections = 0;
  readonly #url: string;
  readonly #credentials: Credentials;
  readonly #query: string;
  readonly #running: Promise<void>;
  #cursor: string;
  #socket: LiveSocket | null = null;
  #stopped = false;

  constructor(url: string, credentials: Credentials, { query, cursor }: Subscription) {
    this.#url = url;
    this.#credentials = credentials;
    this.#query = query;
    this.#cursor = cursor;
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#socket?.cut();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      const socket = new LiveSocket(this.#url, this.#credentials);
      this.#socket = socket;
      try {
        await socket.acknowledged;
        this.connections += 1;
        const results = socket.subscribe<Payload>(this.#query, { after: this.#cursor });
        for await (const { data } of results) {
          if (data) this.#record(data);
        }
      } catch {
        // The next connection resumes from the cursor.
      }
      socket.cut();
      if (!this.#stopped) await pause(retryDelayMs);
    }
  }

  #record({ live: { cursor, gap, items } }: Payload): void {
    this.#cursor = cursor;
    if (gap) this.gaps.push(this.uids.length);
    this.uids.push(...items.map(({ uid }) => uid));
  }
}
