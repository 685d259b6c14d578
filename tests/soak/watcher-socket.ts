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
const maxPauseMs = 1000;

/** A page that subscribes to dropinfos and reconnects with rotated credentials. */
export class WatcherSocket {
  /** The received uids in order. */
  readonly uids: string[] = [];
  /** Counts by close code. */
  readonly closeCodes = new Map<number, number>();
  /** Whether it ever got a gap notice. */
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

  /** Subscribes until `close`. */
  async run(): Promise<void> {
    while (!this.#isOver) {
      const socket = new LiveSocket(this.#url, this.#client.credentials);
      this.#socket = socket;
      await this.#receive(socket).catch(() => {});
      socket.cut();
      const code = await socket.closed;
      this.closeCodes.set(code, (this.closeCodes.get(code) ?? 0) + 1);
      await pause(this.#random() * maxPauseMs);
    }
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await this.#socket?.close();
  }

  async #receive(socket: LiveSocket): Promise<void> {
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
      this.uids.push(...dropinfos.map(({ uid }) => uid));
    }
  }
}
