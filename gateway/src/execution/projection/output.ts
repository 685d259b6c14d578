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
