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
    const file = await this.#opened();
    // Not destroyed when the reader stops early: its rest is discarded, so that the next file can be read.
    const chunks: AsyncIterable<Uint8Array> = file.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) {
      if (left > 0) yield chunk.subarray(0, left);
      left -= chunk.byteLength;
    }
  }
}
