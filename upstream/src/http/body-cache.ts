/** A body as it is sent, and its tag. */
export interface TaggedBody {
  bytes: Buffer;
  tag: string;
}

/** A body that is good from one moment until before another, unix milliseconds. */
export interface TimedBody extends TaggedBody {
  from: number;
  until: number;
}

/** Whether a body is good at a moment, unix milliseconds. */
export const isGoodAt = ({ from, until }: TimedBody, now: number): boolean => now >= from && now < until;

/** What an entry takes beside its key and its bytes, roughly. */
const overhead = 300;

/** Remembers bodies by key up to a number of bytes; the one that was not asked for longest goes first. */
export class BodyCache {
  readonly #bodies = new Map<string, TimedBody>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** How many bytes are remembered, keys included. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The body of a key when it is good at a moment; else null. */
  get(key: string, now: number): TaggedBody | null {
    const body = this.#bodies.get(key);
    if (!body || !isGoodAt(body, now)) return null;
    this.#bodies.delete(key);
    this.#bodies.set(key, body);
    return body;
  }

  /** Remembers a body in place of the one that its key had; one that is larger than the whole memo is left out. */
  set(key: string, body: TimedBody): void {
    this.#forget(key);
    const size = sizeOf(key, body);
    if (size > this.#maxBytes) return;
    this.#bodies.set(key, body);
    this.#bytes += size;
    for (const oldest of this.#bodies.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const body = this.#bodies.get(key);
    if (!body) return;
    this.#bodies.delete(key);
    this.#bytes -= sizeOf(key, body);
  }
}

const sizeOf = (key: string, { bytes }: TimedBody) => overhead + 2 * key.length + bytes.byteLength;
