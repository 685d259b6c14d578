import type { ExecutionResult } from 'graphql';

type Step = IteratorResult<ExecutionResult, void>;

const done: Step = { done: true, value: undefined };

/**
 * A subscription as the protocol library sees it, when payloads reach the socket without it: it yields nothing and
 * stays open until it is ended by either side. There is one for each watcher, so it holds a promise only once it is read.
 */
export class PendingStream implements AsyncGenerator<ExecutionResult, void, void> {
  readonly #onEnd: () => void;
  #ended = false;
  #error: unknown = null;
  #reading: Promise<Step> | null = null;
  #settle: (step: Step | Promise<Step>) => void = nothingWaits;

  /** @param onEnd called once, however the stream ends */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** Ends with an error that the client is told. */
  fail(error: unknown): void {
    this.#end(error ?? new Error('The subscription failed.'));
  }

  next(): Promise<Step> {
    if (this.#ended) return this.#last();
    this.#reading ??= new Promise((resolve) => {
      this.#settle = resolve;
    });
    return this.#reading;
  }

  async return(): Promise<Step> {
    this.#end(null);
    return done;
  }

  async throw(error: unknown): Promise<Step> {
    this.#end(null);
    throw error;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#end(null);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #last(): Promise<Step> {
    return this.#error === null ? Promise.resolve(done) : Promise.reject(this.#error);
  }

  #end(error: unknown): void {
    if (!this.#ended) {
      this.#ended = true;
      this.#error = error;
      this.#onEnd();
      if (this.#reading !== null) this.#settle(this.#last());
    }
  }
}

function nothingWaits(): void {}
