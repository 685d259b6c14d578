import type { Payload } from './payload.ts';

/** How many different replays to remember. */
const most = 1000;

/** What members of a group missed between two places of the log, so that all who missed the same share one payload. */
export class Replays {
  readonly #made = new Map<string, Promise<Payload | null>>();

  /** The payload for two places, made when it is not known; null when nothing was missed. One that failed is made anew. */
  of(places: string, make: () => Promise<Payload | null>): Promise<Payload | null> {
    const known = this.#made.get(places);
    if (known !== undefined) {
      return known;
    }
    if (this.#made.size >= most) {
      this.#made.clear();
    }
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
