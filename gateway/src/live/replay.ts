import { parseCursor } from './cursor.ts';
import type { LogHead } from './log.ts';
import type { Payload } from './sink.ts';

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

/** How many different replays to remember. */
const maxReplays = 1000;

/** What members of a group missed between two places of the log, so that all who missed the same share one payload. */
export class Replays {
  readonly #made = new Map<string, Promise<Payload | null>>();

  /** The payload for two places, made when it is not known; null when nothing was missed. One that failed is made anew. */
  of(places: string, make: () => Promise<Payload | null>): Promise<Payload | null> {
    const known = this.#made.get(places);
    if (known !== undefined) return known;
    if (this.#made.size >= maxReplays) this.#made.clear();
    const payload = make();
    this.#made.set(places, payload);
    payload.catch(() => this.#made.delete(places));
    return payload;
  }

  /** Forgets all: places to come differ. */
  clear(): void {
    this.#made.clear();
  }
}
