import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A grey PNG of one pixel, padded to `length` bytes with a comment. */
export function makePng(length = 0): Uint8Array<ArrayBuffer> {
  const head = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
  ]);
  const end = chunk('IEND', Buffer.alloc(0));
  const padding = length - head.length - end.length - 12;
  const comment = padding > 0 ? chunk('tEXt', Buffer.alloc(padding, 'x')) : Buffer.alloc(0);
  return new Uint8Array(Buffer.concat([head, comment, end]));
}
