import { type Payload, type Sink, Throttle } from '../sink.ts';

/** A sink that stores its payloads and failures. */
export class FakeSink implements Sink {
  readonly throttle: Throttle;
  readonly payloads: Payload[] = [];
  readonly failures: unknown[] = [];
  writable = true;

  constructor(throttle = new Throttle()) {
    this.throttle = throttle;
  }

  /** The data of the payloads so far. */
  get data(): unknown[] {
    return this.payloads.map(({ result }) => result.data);
  }

  isWritable(): boolean {
    return this.writable;
  }

  deliver(payload: Payload): void {
    this.payloads.push(payload);
  }

  fail(error: unknown): void {
    this.failures.push(error);
  }
}
