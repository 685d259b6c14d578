import type { Readable } from 'node:stream';

export class Upload {
  readonly #opened: () => Promise<Readable>;

  /** @param opened waits until the file begins; rejects when it does not come or was passed over */
  constructor(opened: () => Promise<Readable>) {
    this.#opened = opened;
  }

  /**
   * The bytes of the file, at most `maxBytes`: the rest is taken off the wire and dropped, so that one byte more than allowed
   * is enough for whoever refuses long files. Throws when the file breaks off.
   */
  async *chunks(maxBytes: number): AsyncGenerator<Uint8Array> {
    let left = maxBytes;
    for await (const chunk of (await this.#opened()) as AsyncIterable<Uint8Array>) {
      if (left > 0) yield chunk.subarray(0, left);
      left -= chunk.byteLength;
    }
  }
}
