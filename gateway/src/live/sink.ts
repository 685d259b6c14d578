import type { Pace } from './pace.ts';
import type { Payload } from './payload.ts';

/** Where the payloads of one subscription of one client go. */
export interface Sink {
  readonly pace: Pace;
  /** Whether the client keeps up; one that does not waits, where payloads may be merged. */
  hasRoom(): boolean;
  /** Hands over a payload. */
  deliver(payload: Payload): void;
  /** Ends the subscription with an error. */
  fail(error: unknown): void;
}
