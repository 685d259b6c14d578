import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Timers } from '../live/timers.ts';

export interface ReadConnection {
  readonly writableLength: number;
  readonly bytesWritten: number;
  destroy(): unknown;
  on(event: 'close', listener: () => void): unknown;
}

interface Progress {
  readonly waiting: number;
  readonly written: number;
  readonly since: number;
}

/** How long a reader may take nothing of what waits for it, and how often that is looked for. */
export const stalledAfterMs = 30_000;
const lookMs = 5000;

/** Cuts connections whose reader takes nothing of what waits for it; one that waits for an answer is left alone. */
export class StalledReaders {
  readonly #timers: Timers;
  readonly #connections = new Set<ReadConnection>();
  /** Of those for which something waits. */
  readonly #progress = new Map<ReadConnection, Progress>();
  #isPlanned = false;

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  add(connection: ReadConnection): void {
    this.#connections.add(connection);
    connection.on('close', () => {
      this.#connections.delete(connection);
      this.#progress.delete(connection);
    });
    this.#plan();
  }

  #plan(): void {
    if (this.#isPlanned || this.#connections.size === 0) return;
    this.#isPlanned = true;
    this.#timers.after(lookMs, () => {
      this.#isPlanned = false;
      this.#look();
      this.#plan();
    });
  }

  #look(): void {
    const now = this.#timers.now();
    for (const connection of this.#connections) {
      const { writableLength: waiting } = connection;
      const before = this.#progress.get(connection);
      if (waiting === 0) {
        if (before !== undefined) this.#progress.delete(connection);
        continue;
      }
      const { bytesWritten: written } = connection;
      if (before === undefined || before.waiting !== waiting || before.written !== written) {
        this.#progress.set(connection, { waiting, written, since: now });
      } else if (now - before.since >= stalledAfterMs) {
        connection.destroy();
      }
    }
  }
}

/** Watches all connections of a server. */
export function cutStalledReaders(server: Server, timers: Timers): void {
  const readers = new StalledReaders(timers);
  const known = new WeakSet<Socket>();
  // A request that asked for another protocol has its connection given in anew.
  server.on('connection', (socket) => {
    if (known.has(socket)) return;
    known.add(socket);
    readers.add(socket);
  });
}
