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
