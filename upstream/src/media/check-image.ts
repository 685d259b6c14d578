import { crc32 } from 'node:zlib';

export type ImageType = 'png' | 'jpg' | 'webp';

/** The type of a valid image, or an error code. */
type CheckedImage =
  | { type: ImageType; error: null }
  | { type: null; error: 'empty' | 'not_an_image' | 'damaged' };

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Checks that bytes are a complete PNG, JPEG or WebP, regardless of the file name. Other content is `not_an_image`; a
 * truncated or corrupt image is `damaged`.
 */
export function checkImage(bytes: Buffer): CheckedImage {
  if (bytes.length === 0) return { type: null, error: 'empty' };
  const type = typeOf(bytes);
  if (type === null) return { type: null, error: 'not_an_image' };
  return isComplete[type](bytes) ? { type, error: null } : { type: null, error: 'damaged' };
}

function typeOf(bytes: Buffer): ImageType | null {
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png';
  if (bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpg';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isRiff ? 'webp' : null;
}

const isComplete: Readonly<Record<ImageType, (bytes: Buffer) => boolean>> = {
  png: isCompletePng,
  jpg: isCompleteJpeg,
  webp: isCompleteWebp,
};

/** Chunks with valid checksums: IHDR with a size, IDAT, IEND. */
function isCompletePng(bytes: Buffer): boolean {
  let offset = pngSignature.length;
  let hasData = false;
  for (let isFirst = true; offset + 12 <= bytes.length; isFirst = false) {
    const length = bytes.readUInt32BE(offset);
    const end = offset + 8 + length;
    if (end + 4 > bytes.length) return false;
    const name = bytes.toString('latin1', offset + 4, offset + 8);
    if (crc32(bytes.subarray(offset + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (isFirst && !(name === 'IHDR' && length === 13 && hasSize(bytes, offset + 8))) return false;
    if (name === 'IDAT') hasData = true;
    if (name === 'IEND') return hasData;
    offset = end + 4;
  }
  return false;
}

const hasSize = (bytes: Buffer, offset: number) =>
  bytes.readUInt32BE(offset) > 0 && bytes.readUInt32BE(offset + 4) > 0;

/** Segments with a frame and a scan up to the end-of-image marker. */
function isCompleteJpeg(bytes: Buffer): boolean {
  let offset = 2;
  let hasFrame = false;
  let hasScan = false;
  while (offset + 1 < bytes.length) {
    if (bytes[offset] !== 0xff) return false;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === 0xd9) return hasFrame && hasScan;
    if (offset + 4 > bytes.length) return false;
    const length = bytes.readUInt16BE(offset + 2);
    if (length < 2) return false;
    if (isFrame(marker)) hasFrame = true;
    offset += 2 + length;
    if (marker !== 0xda) continue;
    hasScan = true;
    offset = endOfScan(bytes, offset);
  }
  return false;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Offset of the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let offset = bytes.indexOf(0xff, from); offset !== -1; offset = bytes.indexOf(0xff, offset + 1)) {
    const next = bytes[offset + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return offset;
  }
  return bytes.length;
}

/** A RIFF file of the declared length with complete chunks, at least one of them an image. */
function isCompleteWebp(bytes: Buffer): boolean {
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length) return false;
  let offset = 12;
  let hasImage = false;
  while (offset + 8 <= end) {
    const name = bytes.toString('latin1', offset, offset + 4);
    const length = bytes.readUInt32LE(offset + 4);
    if (offset + 8 + length > end) return false;
    if (['VP8 ', 'VP8L', 'ANMF'].includes(name) && length > 0) hasImage = true;
    offset += 8 + length + (length % 2);
  }
  return hasImage && offset >= end;
}
