import { utf8Of } from '../../kit/utf8.ts';

/** Texts up to this length are copied byte by byte, which is faster. */
const shortText = 100;

/** Free bytes around a chunk, for the text around the only list of an answer. */
const margin = 256;

/** Delimits the placeholder of a chunk. JSON never contains this character unescaped. */
const mark = '\0';

const placeholder = (index: number): string => `${mark}${index}${mark}`;

/** A longer text cannot fit around the only chunk. */
const maxExtension = 2 * margin + placeholder(0).length;

const initialSize = 64 * 1024;

/** A larger buffer is replaced after use. */
const maxRetainedSize = 4 * 1024 * 1024;

export class Output {
  bytes = Buffer.allocUnsafeSlow(initialSize);
  at = 0;

  /** Makes room for `count` more bytes. */
  reserve(count: number): Buffer {
    if (this.bytes.length - this.at < count) {
      const larger = Buffer.allocUnsafeSlow(2 * (this.bytes.length + count));
      this.bytes.copy(larger, 0, 0, this.at);
      this.bytes = larger;
    }
    return this.bytes;
  }

  text(text: string): void {
    const { length } = text;
    const bytes = this.reserve(3 * length);
    if (length > shortText) {
      this.at += bytes.write(text, this.at);
      return;
    }
    const start = this.at;
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 127) {
        this.at = start + bytes.write(text, start);
        return;
      }
      bytes[start + index] = code;
    }
    this.at = start + length;
  }

  /** Removes the bytes since `start` and returns them, with `margin` free bytes around them. */
  takeFrom(start: number): Buffer {
    const length = this.at - start;
    const taken = Buffer.allocUnsafeSlow(length + 2 * margin);
    this.bytes.copy(taken, margin, start, this.at);
    this.at = start;
    if (this.bytes.length > maxRetainedSize) this.bytes = Buffer.allocUnsafeSlow(initialSize);
    return taken.subarray(margin, margin + length);
  }
}

/** Returns the offset after the copied bytes. */
export function copy(from: Buffer, start: number, end: number, to: Buffer, at: number): number {
  let next = at;
  if (end - start <= shortText) {
    for (let offset = start; offset < end; offset += 1) {
      to[next] = from[offset] as number;
      next += 1;
    }
    return next;
  }
  from.copy(to, at, start, end);
  return at + end - start;
}

/** Shorter chunks become text. */
const minChunk = 2048;

/** JSON in parts: text with placeholders, and chunks of bytes. */
export class Chunks {
  readonly #chunks: Buffer[] = [];
  #isExtended = false;

  /** Removes the output since `start`; returns its text or a placeholder. */
  add(output: Output, start: number): string {
    if (output.at - start < minChunk) {
      const text = output.bytes.toString('utf8', start, output.at);
      output.at = start;
      return text;
    }
    this.#chunks.push(output.takeFrom(start));
    return placeholder(this.#chunks.length - 1);
  }

  /** Replaces the placeholders of a text. */
  bytesOf(text: string): Buffer {
    if (this.#chunks.length === 0) return utf8Of(text);
    return this.#extendChunk(text) ?? this.#concat(text);
  }

  /** Writes the text into the margins of the only chunk, if it fits. Once only: the result shares the chunk's memory. */
  #extendChunk(text: string): Buffer | null {
    const [chunk] = this.#chunks;
    if (chunk === undefined || this.#chunks.length > 1 || this.#isExtended) return null;
    if (text.length > maxExtension) return null;
    const [before = '', , after = ''] = text.split(mark);
    const whole = Buffer.from(chunk.buffer);
    const start = chunk.byteOffset - Buffer.byteLength(before);
    const end = chunk.byteOffset + chunk.length;
    const length = Buffer.byteLength(after);
    if (start < 0 || end + length > whole.length) return null;
    this.#isExtended = true;
    whole.write(before, start);
    whole.write(after, end);
    return whole.subarray(start, end + length);
  }

  #concat(text: string): Buffer {
    const parts = text.split(mark).map((part, index) => {
      const chunk = index % 2 === 0 ? undefined : this.#chunks[Number(part)];
      return chunk ?? utf8Of(part);
    });
    return Buffer.concat(parts);
  }
}
