import { setTimeout as pause } from 'node:timers/promises';
import type { Credentials } from './graph-client.ts';
import { LiveSocket } from './live-socket.ts';

/** What a watcher watches, and what it is told. */
export interface Watched {
  /** A subscription with `$after`, whose payload gives `cursor`, `gap` and `things { uid }`, under the name `live`. */
  readonly query: string;
  /** Where to begin. */
  readonly cursor: string;
}

interface Payload {
  live: { cursor: string; gap: boolean; things: { uid: string }[] };
}

/** Between two tries to connect. */
const retryMs = 50;

/** A client that connects again whenever its connection ends, and goes on after the last cursor that it got. */
export class SteadyWatcher {
  /** All that it was told, in order. */
  readonly uids: string[] = [];
  /** After how many things it was told that some may be missing, each time. */
  readonly gaps: number[] = [];
  /** How often it has subscribed. */
  connections = 0;
  readonly #url: string;
  readonly #credentials: Credentials;
  readonly #query: string;
  readonly #running: Promise<void>;
  #cursor: string;
  #socket: LiveSocket | null = null;
  #stopped = false;

  constructor(url: string, credentials: Credentials, { query, cursor }: Watched) {
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
          if (data) this.#take(data);
        }
      } catch {
        // Whatever ended it, the next one goes on from the cursor.
      }
      socket.cut();
      if (!this.#stopped) await pause(retryMs);
    }
  }

  #take({ live: { cursor, gap, things } }: Payload): void {
    this.#cursor = cursor;
    if (gap) this.gaps.push(this.uids.length);
    this.uids.push(...things.map(({ uid }) => uid));
  }
}
