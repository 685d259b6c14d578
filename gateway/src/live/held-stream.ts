import type { ExecutionResult } from 'graphql';

/**
 * A subscription as the protocol library sees it, when payloads reach the socket without it: it yields nothing and
 * stays open until it is ended by either side.
 */
export class HeldStream implements AsyncGenerator<ExecutionResult, void, void> {
  readonly #onEnd: () => void;
  readonly #settled: Promise<void>;
  #settle: (error: unknown) => void = () => {};
  #ended = false;

  /** @param onEnd called once, however the stream ends */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#settled = new Promise((resolve, reject) => {
      this.#settle = (error) => (error === null ? resolve() : reject(error));
    });
    this.#settled.catch(() => {});
  }

  /** Ends with an error that the client is told. */
  fail(error: unknown): void {
    this.#end(error ?? new Error('The subscription failed.'));
  }

  async next(): Promise<IteratorResult<ExecutionResult, void>> {
    await this.#settled;
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<ExecutionResult, void>> {
    this.#end(null);
    return { done: true, value: undefined };
  }

  async throw(error: unknown): Promise<IteratorResult<ExecutionResult, void>> {
    this.#end(null);
    throw error;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#end(null);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #end(error: unknown): void {
    if (!this.#ended) {
      this.#ended = true;
      this.#onEnd();
      this.#settle(error);
    }
  }
}
