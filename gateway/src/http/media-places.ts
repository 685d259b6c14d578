import { addressGroup } from '../kit/address-group.ts';
import { KeyedCounter } from '../live/keyed-counter.ts';
import type { MediaPlace } from './media-proxy.ts';

/** How many files are handed on at once, in all and to one address; what waits for a place, and how long. */
export interface MediaLimits {
  readonly atOnce: number;
  readonly ofAddress: number;
  readonly waiting: number;
  readonly timeoutMs: number;
}

export const defaultMediaLimits: MediaLimits = { atOnce: 256, ofAddress: 32, waiting: 256, timeoutMs: 5000 };

/** The places of downloads. Whoever finds none free waits, in turn. */
export class MediaPlaces {
  readonly #limits: MediaLimits;
  readonly #ofAddress: KeyedCounter;
  readonly #waiting = new Set<() => void>();
  #taken = 0;

  constructor(limits: MediaLimits = defaultMediaLimits) {
    this.#limits = limits;
    this.#ofAddress = new KeyedCounter(limits.ofAddress);
  }

  async take(address: string): Promise<MediaPlace> {
    const line = addressGroup(address);
    if (!this.#ofAddress.take(line)) return 'address';
    if (!(await this.#place())) {
      this.#ofAddress.free(line);
      return 'all';
    }
    const free = () => {
      this.#ofAddress.free(line);
      const [next] = this.#waiting;
      if (next === undefined) this.#taken -= 1;
      else next();
    };
    return { free };
  }

  #place(): Promise<boolean> {
    const { atOnce, waiting, timeoutMs } = this.#limits;
    if (this.#taken < atOnce) {
      this.#taken += 1;
      return Promise.resolve(true);
    }
    if (this.#waiting.size >= waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (isFree: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(enter);
        resolve(isFree);
      };
      const enter = () => settle(true);
      const timer = setTimeout(() => settle(false), timeoutMs);
      this.#waiting.add(enter);
    });
  }
}
