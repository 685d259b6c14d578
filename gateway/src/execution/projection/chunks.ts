import { utf8Of } from '../../kit/utf8.ts';
import type { Output } from './output.ts';

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
