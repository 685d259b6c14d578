/** Texts up to so many bytes are copied byte by byte. */
const shortText = 64;

/** Bytes that are written one after another into room that grows. */
export class Output {
  bytes = Buffer.allocUnsafeSlow(64 * 1024);
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

  /** Takes out what was written since a place. */
  takeFrom(start: number): Buffer {
    const taken = Buffer.from(this.bytes.subarray(start, this.at));
    this.at = start;
    return taken;
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
