import type { ExecutionResult } from 'graphql';
import { Payload, type Sink, type SinkSocket, Throttle } from './sink.ts';

type Step = IteratorResult<ExecutionResult, void>;

const done: Step = { done: true, value: undefined };

/**
 * A subscription of a WebSocket, whose payloads are written past graphql-ws as the operation's id and the group's
 * shared bytes. For the library it yields nothing until either side ends it. It creates a promise only once it is
 * read, because there is one per subscription.
 */
export class SocketStream implements Sink, AsyncIterableIterator<ExecutionResult, void, void> {
  readonly #socket: SinkSocket;
  readonly #head: Buffer;
  readonly #onEnd: () => void;
  #ended = false;
  #error: unknown = null;
  #reading: Promise<Step> | null = null;
  #settle: ((step: Promise<Step>) => void) | null = null;

  /** @param onEnd called once, however the stream ends */
  constructor(socket: SinkSocket, operationId: string, onEnd: () => void) {
    this.#socket = socket;
    this.#head = Buffer.from(`{"id":${JSON.stringify(operationId)}`);
    this.#onEnd = onEnd;
  }

  get throttle(): Throttle {
    return this.#socket.throttle;
  }

  isWritable(): boolean {
    return this.#socket.isWritable();
  }

  deliver(payload: Payload): void {
    payload.writeTo(this.#socket, this.#head);
  }

  fail(error: unknown): void {
    this.#end(error ?? new Error('The subscription failed.'));
  }

  next(): Promise<Step> {
    if (this.#ended) return this.#finalStep();
    this.#reading ??= new Promise((resolve) => {
      this.#settle = resolve;
    });
    return this.#reading;
  }

  async return(): Promise<Step> {
    this.#end(null);
    return done;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #finalStep(): Promise<Step> {
    return this.#error === null ? Promise.resolve(done) : Promise.reject(this.#error);
  }

  #end(error: unknown): void {
    if (!this.#ended) {
      this.#ended = true;
      this.#error = error;
      this.#onEnd();
      this.#settle?.(this.#finalStep());
    }
  }
}

/** Max. number of queued payloads. A slower reader is disconnected and resumes by its cursor. */
const maxQueue = 64;

/** A subscription that queues payloads for a reader that pulls them, as over SSE. */
export class BufferedStream implements Sink, AsyncIterableIterator<ExecutionResult, void, void> {
  readonly throttle = new Throttle();
  readonly #onEnd: () => void;
  readonly #present: (error: unknown) => ExecutionResult;
  readonly #queue: ExecutionResult[] = [];
  #readers: ((step: Step) => void)[] = [];
  #ended = false;

  /**
   * @param onEnd called once, however the stream ends
   * @param present an error as the last result: Yoga leaves the response of an iterator that throws open
   */
  constructor(onEnd: () => void, present: (error: unknown) => ExecutionResult) {
    this.#onEnd = onEnd;
    this.#present = present;
  }

  isWritable(): boolean {
    return this.#queue.length === 0;
  }

  deliver({ result }: Payload): void {
    if (this.#ended) return;
    const reader = this.#readers.shift();
    if (reader !== undefined) {
      reader({ done: false, value: result });
    } else if (this.#queue.length < maxQueue) {
      this.#queue.push(result);
    } else {
      this.#queue.length = 0;
      this.end();
    }
  }

  fail(error: unknown): void {
    this.deliver(new Payload(this.#present(error)));
    this.end();
  }

  /** Ends after the queued payloads. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#onEnd();
    for (const reader of this.#readers.splice(0)) reader(done);
  }

  async next(): Promise<Step> {
    const value = this.#queue.shift();
    if (value !== undefined) return { done: false, value };
    if (!this.#ended) return new Promise((resolve) => this.#readers.push(resolve));
    return done;
  }

  async return(): Promise<Step> {
    this.#queue.length = 0;
    this.end();
    return done;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
