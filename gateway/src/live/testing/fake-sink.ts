import type { Payload } from '../payload.ts';
import type { Sink } from '../sink.ts';
import { Throttle } from '../throttle.ts';

/** A sink that keeps what it is given. */
export class FakeSink implements Sink {
  readonly pace: Throttle;
  readonly payloads: Payload[] = [];
  readonly failures: unknown[] = [];
  room = true;

  constructor(pace = new Throttle()) {
    this.pace = pace;
  }

  /** The data of the payloads so far. */
  get data(): unknown[] {
    return this.payloads.map(({ result }) => result.data);
  }

  isWritable(): boolean {
    return this.room;
  }

  deliver(payload: Payload): void {
    this.payloads.push(payload);
  }

  fail(error: unknown): void {
    this.failures.push(error);
  }
}
