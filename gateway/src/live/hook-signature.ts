import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a hook may be, and how far ahead of our clock. */
const maxAgeMs = 5 * 60_000;
const maxSkewMs = 30_000;

/** For how long a signature can be believed, wherever it is shown. */
export const signatureLifeMs = maxAgeMs + maxSkewMs;

const header = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/**
 * Checks that a hook comes from somebody who knows the secret, is at most five minutes old and is seen for the first
 * time. It remembers a bounded number of hooks: when one must be forgotten early, everything from its second or before
 * is refused from then on.
 */
export class HookSignatures {
  readonly #secret: string;
  readonly #clock: () => Date;
  readonly #capacity: number;
  readonly #seen = new Map<string, number>();
  #refusedUpTo = 0;

  constructor(secret: string, clock: () => Date, capacity = 10_000) {
    this.#secret = secret;
    this.#clock = clock;
    this.#capacity = capacity;
  }

  /**
   * Whether to believe a body under its signature header; a believed one is not believed again.
   * @returns the signature itself when it is believed, else null
   */
  accept(signature: string | undefined, body: Buffer): string | null {
    const [, time, given] = header.exec(signature ?? '') ?? [];
    if (time === undefined || given === undefined) return null;
    const seconds = Number(time);
    const age = this.#clock().getTime() - seconds * 1000;
    if (!timingSafeEqual(digest(this.#secret, seconds, body), Buffer.from(given, 'hex'))) return null;
    if (age > maxAgeMs || age < -maxSkewMs || seconds <= this.#refusedUpTo || this.#seen.has(given)) {
      return null;
    }
    this.#remember(given, seconds);
    return given;
  }

  #remember(signature: string, seconds: number): void {
    this.#seen.set(signature, seconds);
    const oldest = this.#clock().getTime() - maxAgeMs;
    for (const [known, at] of this.#seen) {
      const isOld = at * 1000 < oldest;
      if (!isOld && this.#seen.size <= this.#capacity) break;
      this.#seen.delete(known);
      if (!isOld) this.#refusedUpTo = Math.max(this.#refusedUpTo, at);
    }
  }
}

function digest(secret: string, seconds: number, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
