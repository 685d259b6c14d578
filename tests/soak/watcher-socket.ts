import { setTimeout as pause } from 'node:timers/promises';
import type { GraphClient } from '../harness/graph-client.ts';
import { LiveSocket } from '../harness/live-socket.ts';

interface Added {
  dropinfosAdded: { cursor: string; gap: boolean; dropinfos: { uid: string }[] };
}
interface Acknowledgement {
  credentials: { accessToken: string; client: string; tokenType: string; uid: string } | null;
}

const query = `subscription ($after: String) {
  dropinfosAdded(after: $after) { cursor gap dropinfos { uid } }
}`;
const longestPauseMs = 1000;

/** A page that follows the dropinfos, and connects again wherever it is cut off. */
export class WatcherSocket {
  /** What it was told, in order. */
  readonly seen: string[] = [];
  /** How often it was connected, and how it was closed, by code. */
  connections = 0;
  readonly closeCodes = new Map<number, number>();
  /** Whether it was ever told that something is missing. */
  hadGap = false;
  readonly #url: string;
  readonly #client: GraphClient;
  readonly #random: () => number;
  #after: string;
  #socket: LiveSocket | null = null;
  #isOver = false;

  constructor(url: string, client: GraphClient, after: string, random: () => number) {
    this.#url = url;
    this.#client = client;
    this.#after = after;
    this.#random = random;
  }

  /** Follows until `close`. */
  async run(): Promise<void> {
    while (!this.#isOver) {
      const socket = new LiveSocket(this.#url, this.#client.credentials);
      this.#socket = socket;
      this.connections += 1;
      await this.#follow(socket).catch(() => {});
      socket.cut();
      const code = await socket.closed;
      this.closeCodes.set(code, (this.closeCodes.get(code) ?? 0) + 1);
      await pause(this.#random() * longestPauseMs);
    }
  }

  /** Leaves, for good. */
  async close(): Promise<void> {
    this.#isOver = true;
    await this.#socket?.close();
  }

  async #follow(socket: LiveSocket): Promise<void> {
    const { credentials } = (await socket.acknowledged) as Acknowledgement;
    if (credentials !== null) {
      this.#client.credentials = {
        'access-token': credentials.accessToken,
        client: credentials.client,
        'token-type': credentials.tokenType,
        uid: credentials.uid,
      };
    }
    for await (const { data } of socket.subscribe<Added>(query, { after: this.#after })) {
      if (data == null) return;
      const { cursor, gap, dropinfos } = data.dropinfosAdded;
      this.#after = cursor;
      this.hadGap ||= gap;
      this.seen.push(...dropinfos.map(({ uid }) => uid));
    }
  }
}
