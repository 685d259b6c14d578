import type { GraphQLError } from 'graphql';
import type { RateCaller, RateLimits } from '../guard/rate/rate-limits.ts';
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

/** Counts a replay against whoever asks for it; the refusal when it is too much, else null. */
export async function chargeReplay(
  rateLimits: Pick<RateLimits, 'admit'>,
  caller: RateCaller,
  charge: number,
): Promise<GraphQLError | null> {
  for (let left = charge; left > 0; left -= 1) {
    const refusal = await rateLimits.admit(caller);
    if (refusal !== null) return refusal;
  }
  return null;
}
