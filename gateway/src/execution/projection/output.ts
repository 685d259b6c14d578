import { utf8Of } from '../../kit/utf8.ts';

/** Texts up to so many bytes are copied byte by byte. */
const shortText = 100;

/** Room around what is taken out: what stands before and behind the only list of an answer fits there. */
const margin = 256;

const firstSize = 64 * 1024;

/** Larger ones are made anew. */
const maxSize = 4 * 1024 * 1024;

/** Bytes that are written one after another into room that grows. */
export class Output {
  bytes = Buffer.allocUnsafeSlow(firstSize);
  /** Where the next one goes. */
  at = 0;

  /** The bytes, with room for so many more. */
  reserve(count: number): Buffer {
    if (this.bytes.length - this.at < count) {
      const wider = Buffer.allocUnsafeSlow(2 * (this.bytes.length + count));
      this.bytes.copy(wider, 0, 0, this.at);
      this.bytes = wider;
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

  /** Takes out what was written since a place, into bytes with some room before and behind. */
  takeFrom(start: number): Buffer {
    const length = this.at - start;
    const taken = Buffer.allocUnsafeSlow(length + 2 * margin);
    this.bytes.copy(taken, margin, start, this.at);
    this.at = start;
    if (this.bytes.length > maxSize) this.bytes = Buffer.allocUnsafeSlow(firstSize);
    return taken.subarray(margin, margin + length);
  }
}

/** Copies bytes; gives where the next one goes. */
export function copy(from: Buffer, start: number, end: number, to: Buffer, at: number): number {
  let next = at;
  if (end - start <= shortText) {
    for (let place = start; place < end; place += 1) {
      to[next] = from[place] as number;
      next += 1;
    }
    return next;
  }
  from.copy(to, at, start, end);
  return at + end - start;
}

/** Marks the place of a chunk in a text: no JSON has this character as it is. */
const mark = '\0';

/** Shorter ones become text. */
const shortChunk = 2048;

/** JSON in parts: a text, and bytes that stand at its marked places. */
export class Chunks {
  readonly #chunks: Buffer[] = [];
  #isWritten = false;

  /** Takes what was written since a place; gives the text that stands for it. */
  add(output: Output, start: number): string {
    if (output.at - start < shortChunk) {
      const text = output.bytes.toString('utf8', start, output.at);
      output.at = start;
      return text;
    }
    this.#chunks.push(output.takeFrom(start));
    return `${mark}${this.#chunks.length - 1}${mark}`;
  }

  /** The whole JSON of a text. */
  textOf(text: string): string {
    if (this.#chunks.length === 0) return text;
    const parts = this.#parts(
      text,
      (chunk) => chunk.toString(),
      (part) => part,
    );
    return parts.join('');
  }

  /** The same as bytes. */
  bytesOf(text: string): Buffer {
    if (this.#chunks.length === 0) return utf8Of(text);
    return this.#around(text) ?? Buffer.concat(this.#parts(text, (chunk) => chunk, utf8Of));
  }

  /** Writes the text around the only chunk, where there is room; once, since its bytes may be held from then on. */
  #around(text: string): Buffer | null {
    const [chunk] = this.#chunks;
    if (chunk === undefined || this.#chunks.length > 1 || this.#isWritten) return null;
    const [before = '', , behind = ''] = text.split(mark);
    const whole = Buffer.from(chunk.buffer);
    const start = chunk.byteOffset - Buffer.byteLength(before);
    const end = chunk.byteOffset + chunk.length;
    const length = Buffer.byteLength(behind);
    if (start < 0 || end + length > whole.length) return null;
    this.#isWritten = true;
    whole.write(before, start);
    whole.write(behind, end);
    return whole.subarray(start, end + length);
  }

  #parts<Part>(text: string, ofChunk: (chunk: Buffer) => Part, ofText: (text: string) => Part): Part[] {
    return text.split(mark).map((part, index) => {
      const chunk = index % 2 === 0 ? undefined : this.#chunks[Number(part)];
      return chunk === undefined ? ofText(part) : ofChunk(chunk);
    });
  }
}
