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
export function destroyStalledConnections(server: Server, timers: Timers, maxStallMs: number): void {
  /** null without pending data. */
  const connections = new Map<Socket, Progress | null>();
  let isScheduled = false;

  function check(): void {
    const now = timers.now();
    for (const [connection, before] of connections) {
      const { writableLength: pendingBytes } = connection;
      if (pendingBytes === 0) {
        if (before !== null) connections.set(connection, null);
        continue;
      }
      const { bytesWritten: writtenBytes } = connection;
      if (before?.pendingBytes !== pendingBytes || before.writtenBytes !== writtenBytes) {
        connections.set(connection, { pendingBytes, writtenBytes, since: now });
      } else if (now - before.since >= maxStallMs) {
        connection.destroy();
      }
    }
  }

  function schedule(): void {
    if (isScheduled || connections.size === 0) return;
    isScheduled = true;
    timers.after(maxStallMs / checksPerStall, () => {
      isScheduled = false;
      check();
      schedule();
    });
  }

  server.on('connection', (connection) => {
    // A connection is emitted again after an ignored upgrade.
    if (connections.has(connection) || connection.destroyed) return;
    connections.set(connection, null);
    connection.on('close', () => connections.delete(connection));
    schedule();
  });
}
