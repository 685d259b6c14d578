import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Timers } from '../live/timers.ts';

interface Progress {
  readonly waiting: number;
  readonly written: number;
  readonly since: number;
}

/** How often connections are checked while a reader may stall once. */
const checksPerStall = 6;

/**
 * Cuts connections whose reader takes nothing of what waits for it; one that waits for an answer is left alone. A socket's own
 * timeout would not do: it starts anew with all that the client sends.
 */
class StalledReaders {
  readonly #timers: Timers;
  readonly #maxStallMs: number;
  readonly #connections = new Set<Socket>();
  /** Of those for which something waits. */
  readonly #progress = new Map<Socket, Progress>();
  #isPlanned = false;

  constructor(timers: Timers, maxStallMs: number) {
    this.#timers = timers;
    this.#maxStallMs = maxStallMs;
  }

  add(connection: Socket): void {
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
    this.#timers.after(this.#maxStallMs / checksPerStall, () => {
      this.#isPlanned = false;
      this.#check();
      this.#plan();
    });
  }

  #check(): void {
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
      } else if (now - before.since >= this.#maxStallMs) {
        connection.destroy();
      }
    }
  }
}

/** Watches all connections of a server, whose readers may take nothing for so many milliseconds. */
export function cutStalledReaders(server: Server, timers: Timers, maxStallMs: number): void {
  const readers = new StalledReaders(timers, maxStallMs);
  const known = new WeakSet<Socket>();
  // A request that asked for another protocol has its connection given in anew.
  server.on('connection', (socket) => {
    if (known.has(socket)) return;
    known.add(socket);
    readers.add(socket);
  });
}
