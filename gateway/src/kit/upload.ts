import type { Readable } from 'node:stream';

export class Upload {
  readonly #opened: () => Promise<Readable>;

  /** @param opened resolves when the file starts; rejects when it is missing or was skipped */
  constructor(opened: () => Promise<Readable>) {
    this.#opened = opened;
  }

  /**
   * Yields at most `maxBytes`; the rest is read and discarded. Pass one byte more than allowed to detect a file that
   * is too long. @throws Error when the file is truncated
   */
  async *chunks(maxBytes: number): AsyncGenerator<Uint8Array> {
    let left = maxBytes;
    for await (const chunk of (await this.#opened()) as AsyncIterable<Uint8Array>) {
      if (left > 0) yield chunk.subarray(0, left);
      left -= chunk.byteLength;
    }
  }
}
