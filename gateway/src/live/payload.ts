import type { ExecutionResult } from 'graphql';

/** One result for a whole group; its text is made once, when first asked for. */
export class Payload {
  readonly result: ExecutionResult;
  #json: string | null = null;

  constructor(result: ExecutionResult) {
    this.result = result;
  }

  get json(): string {
    this.#json ??= JSON.stringify(this.result);
    return this.#json;
  }
}
