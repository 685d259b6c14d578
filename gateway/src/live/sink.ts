import type { Payload } from './payload.ts';
import type { Throttle } from './throttle.ts';

/** Where the payloads of one subscription of one client go. */
export interface Sink {
  readonly pace: Throttle;
  /** Whether the client keeps up; one that does not waits, where payloads may be merged. */
  isWritable(): boolean;
  /** Hands over a payload. */
  deliver(payload: Payload): void;
  /** Ends the subscription with an error. */
  fail(error: unknown): void;
}
