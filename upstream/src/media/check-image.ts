import { crc32 } from 'node:zlib';

/** What the bytes of a picture are, by the ending of its file's name. */
export type ImageType = 'png' | 'jpg' | 'webp';

/** A picture that may be kept, or the code of what is wrong with it. */
type CheckedImage =
  | { type: ImageType; fault: null }
  | { type: null; fault: 'empty' | 'not_an_image' | 'damaged' };

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Looks whether bytes are a whole PNG, JPEG or WebP: the bytes decide, whatever the file is called. A file of another
 * kind is `not_an_image`, one that begins as a picture and is cut off or corrupt is `damaged`.
 */
export function checkImage(bytes: Buffer): CheckedImage {
  if (bytes.length === 0) return { type: null, fault: 'empty' };
  const type = typeOf(bytes);
  if (type === null) return { type: null, fault: 'not_an_image' };
  return isWhole[type](bytes) ? { type, fault: null } : { type: null, fault: 'damaged' };
}

function typeOf(bytes: Buffer): ImageType | null {
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png';
  if (bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpg';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isRiff ? 'webp' : null;
}

const isWhole: Readonly<Record<ImageType, (bytes: Buffer) => boolean>> = {
  png: isWholePng,
  jpg: isWholeJpeg,
  webp: isWholeWebp,
};

/** Chunks with right checksums from IHDR, with an extent, over IDAT to IEND. */
function isWholePng(bytes: Buffer): boolean {
  let at = pngSignature.length;
  let hasData = false;
  for (let isFirst = true; at + 12 <= bytes.length; isFirst = false) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return false;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (isFirst && !(name === 'IHDR' && length === 13 && hasExtent(bytes, at + 8))) return false;
    if (name === 'IDAT') hasData = true;
    if (name === 'IEND') return hasData;
    at = end + 4;
  }
  return false;
}

const hasExtent = (bytes: Buffer, at: number) => bytes.readUInt32BE(at) > 0 && bytes.readUInt32BE(at + 4) > 0;

/** Segments from the start of the image over a frame and a scan to the end of the image. */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 2;
  let hasFrame = false;
  let hasScan = false;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return hasFrame && hasScan;
    if (at + 4 > bytes.length) return false;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return false;
    if (isFrame(marker)) hasFrame = true;
    at += 2 + length;
    if (marker !== 0xda) continue;
    hasScan = true;
    at = endOfScan(bytes, at);
  }
  return false;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Where the next marker stands that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** A RIFF as long as it says, of whole chunks, one of which is a picture. */
function isWholeWebp(bytes: Buffer): boolean {
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length) return false;
  let at = 12;
  let hasPicture = false;
  while (at + 8 <= end) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) return false;
    if (['VP8 ', 'VP8L', 'ANMF'].includes(name) && length > 0) hasPicture = true;
    at += 8 + length + (length % 2);
  }
  return hasPicture && at >= end;
}
