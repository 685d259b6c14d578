const nothing = Buffer.alloc(0);
const headEnd = '\r\n\r\n';
const chunksEnd = Buffer.from('0\r\n\r\n');

/**
 * The answers that come over one connection, one after another; `ended` is told each as it is whole. It looks at as
 * little as it can: a client that spends little leaves the other processes their core.
 */
export class HttpAnswers {
  readonly #ended: () => void;
  #waiting: Buffer = nothing;
  /** Bytes of the body to come; null before the head, NaN for a body in chunks. */
  #missing: number | null = null;

  constructor(ended: () => void) {
    this.#ended = ended;
  }

  /**
   * Takes what came.
   * @throws when the answer is not a 200
   */
  take(bytes: Buffer): void {
    let come = bytes.length;
    if (this.#missing === null) {
      this.#waiting = this.#waiting.length === 0 ? bytes : Buffer.concat([this.#waiting, bytes]);
      const end = this.#waiting.indexOf(headEnd);
      if (end === -1) return;
      const head = this.#waiting.toString('latin1', 0, end);
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(this.#waiting.toString());
      this.#missing = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      come = this.#waiting.length - end - headEnd.length;
    } else if (Number.isNaN(this.#missing)) {
      this.#waiting = Buffer.concat([this.#waiting.subarray(-chunksEnd.length), bytes]);
    }
    this.#missing -= come;
    const isWhole = Number.isNaN(this.#missing)
      ? this.#waiting.subarray(-chunksEnd.length).equals(chunksEnd)
      : this.#missing === 0;
    if (!isWhole) return;
    this.#missing = null;
    this.#waiting = nothing;
    this.#ended();
  }
}
