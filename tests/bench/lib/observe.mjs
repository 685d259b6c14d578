/** Loaded into a server of the bench with its own code: reports its memory, and collects garbage on request. */
import { getHeapStatistics } from 'node:v8';

process.on('message', (message) => {
  if (message?.collect === true) {
    globalThis.gc?.();
    process.send?.({ collected: true });
  }
  // Older Nodes do not count what was allocated.
  if (message?.allocated === true) {
    process.send?.({ allocated: getHeapStatistics().total_allocated_bytes ?? null });
  }
});
