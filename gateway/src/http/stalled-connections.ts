import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Timers } from '../live/timers.ts';

interface Progress {
  readonly pendingBytes: number;
  readonly writtenBytes: number;
  readonly since: number;
}

const checksPerStall = 6;

/**
 * Destroys connections whose client does not read its pending data. A socket's own timeout is not enough: data from the
 * client restarts it.
 */
class StallDetector {
  readonly #timers: Timers;
  readonly #maxStallMs: number;
  readonly #connections = new Set<Socket>();
  /** Connections with pending data. */
  readonly #progress = new Map<Socket, Progress>();
  #isScheduled = false;

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
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#connections.size === 0) return;
    this.#isScheduled = true;
    this.#timers.after(this.#maxStallMs / checksPerStall, () => {
      this.#isScheduled = false;
      this.#check();
      this.#schedule();
    });
  }

  #check(): void {
    const now = this.#timers.now();
    for (const connection of this.#connections) {
      const { writableLength: pendingBytes } = connection;
      const before = this.#progress.get(connection);
      if (pendingBytes === 0) {
        if (before !== undefined) this.#progress.delete(connection);
        continue;
      }
      const { bytesWritten: writtenBytes } = connection;
      if (
        before === undefined ||
        before.pendingBytes !== pendingBytes ||
        before.writtenBytes !== writtenBytes
      ) {
        this.#progress.set(connection, { pendingBytes, writtenBytes, since: now });
      } else if (now - before.since >= this.#maxStallMs) {
        connection.destroy();
      }
    }
  }
}

export function destroyStalledConnections(server: Server, timers: Timers, maxStallMs: number): void {
  const detector = new StallDetector(timers, maxStallMs);
  const seen = new WeakSet<Socket>();
  // A connection is emitted again after an ignored upgrade.
  server.on('connection', (socket) => {
    if (seen.has(socket)) return;
    seen.add(socket);
    detector.add(socket);
  });
}
