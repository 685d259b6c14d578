const nothing = Buffer.alloc(0);
const headEnd = '\r\n\r\n';
const chunksEnd = Buffer.from('0\r\n\r\n');

/**
 * Finds the ends of responses on one connection and calls `ended` for each. It parses as
 * little as possible, so that the client uses little processor time.
 */
export class HttpAnswers {
  readonly #ended: () => void;
  #waiting: Buffer = nothing;
  /** Remaining bytes of the body; null before the head, NaN for a chunked body. */
  #missing: number | null = null;

  constructor(ended: () => void) {
    this.#ended = ended;
  }

  /**
   * Adds received bytes.
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
