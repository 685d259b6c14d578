import type { ExecutionResult } from 'graphql';
import { bytesOf } from '../execution/serialized-result.ts';

const frameStart = Buffer.from(',"type":"next","payload":');
const frameEnd = Buffer.from('}');

/** One result for a whole group; its text is made once, when first asked for. */
export class Payload {
  readonly result: ExecutionResult;
  #frameTail: Buffer | null = null;

  constructor(result: ExecutionResult) {
    this.result = result;
  }

  /** A `next` message of the socket protocol from after the operation's id to its end. */
  get frameTail(): Buffer {
    this.#frameTail ??= Buffer.concat([frameStart, bytesOf(this.result), frameEnd]);
    return this.#frameTail;
  }
}

/** Least time between two payloads to one client: at most four a second. */
export const throttleMs = 250;

/** When a client may get its next payload, over all of its subscriptions. Times are on the timers' scale. */
export class Throttle {
  #last = Number.NEGATIVE_INFINITY;

  /** When the next payload may go. */
  get readyAt(): number {
    return this.#last + throttleMs;
  }

  /** Says that a payload went. */
  took(now: number): void {
    this.#last = now;
  }
}

/** Where the payloads of one subscription of one client go. */
export interface Sink {
  readonly throttle: Throttle;
  /** Whether the client keeps up; one that does not waits, where payloads may be merged. */
  isWritable(): boolean;
  /** Hands over a payload. */
  deliver(payload: Payload): void;
  /** Ends the subscription with an error. */
  fail(error: unknown): void;
}
