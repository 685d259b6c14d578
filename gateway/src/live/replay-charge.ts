import { parseCursor } from './cursor.ts';
import type { LogHead } from './log.ts';

/** How many events a replay carries at most; one that would need more is a gap. */
export const maxReplay = 500;

/** For so many events of the log a replay counts as one more operation. */
const eventsOfOne = 50;

/** How many operations more a replay counts as: by what the log holds after its cursor, up to the longest replay. */
export function replayCharge(after: string | null, head: LogHead): number {
  if (after === null) return 0;
  const place = parseCursor(after);
  if (place.logId !== parseCursor(head.cursor).logId) return 0;
  return Math.floor(Math.min(Math.max(0, head.seq - place.seq), maxReplay) / eventsOfOne);
}
