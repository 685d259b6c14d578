import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Timers } from '../live/timers.ts';

const checksPerStall = 6;

/**
 * Destroys connections whose client does not read its pending data. A socket's own timeout is not enough: data from the
 * client restarts it.
 */
export function destroyStalledConnections(server: Server, timers: Timers, maxStallMs: number): void {
  /** The bytes of each connection, unchanged since a time. */
  const connections = new Map<Socket, { pending: number; written: number; since: number }>();
  let isScheduled = false;

  function check(): void {
    const now = timers.now();
    for (const [connection, last] of connections) {
      const pending = connection.writableLength;
      const written = pending > 0 ? connection.bytesWritten : 0;
      const isStalled = pending > 0 && pending === last.pending && written === last.written;
      if (!isStalled) Object.assign(last, { pending, written, since: now });
      else if (now - last.since >= maxStallMs) connection.destroy();
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
    connections.set(connection, { pending: 0, written: 0, since: timers.now() });
    connection.on('close', () => connections.delete(connection));
    schedule();
  });
}
