import { crc32, deflateSync } from 'node:zlib';

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** @param extraBytes 0, or at least 12 */
export function makePng(extraBytes = 0): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    ...(extraBytes === 0 ? [] : [pngChunk('tEXt', Buffer.alloc(extraBytes - 12, 'x'))]),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The segments of a JPEG of one pixel, without a valid image. */
export function makeJpeg(): Buffer {
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
  return Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame, ...scan, 0xff, 0xd9]);
}

/** The chunks of a WebP, without a valid image. */
export function makeWebp(): Buffer {
  const picture = Buffer.from([0x2f, 0, 0, 0, 0, 0x88, 0x88, 0x08]);
  const bytes = Buffer.concat([Buffer.from('RIFF----WEBPVP8L----', 'latin1'), picture]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.writeUInt32LE(picture.length, 16);
  return bytes;
}
