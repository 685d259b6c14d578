import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePhoto } from '../testing/make-photo.ts';
import { makePng } from '../testing/make-png.ts';
import { readImage } from './read-image.ts';

const errorOf = async (bytes: Buffer) => (await readImage(bytes)).error;
const storedOf = async (bytes: Buffer) => {
  const image = await readImage(bytes);
  if (image.error !== null) throw new Error(image.error);
  return image;
};

const formats = [
  ['png', 'png'],
  ['jpeg', 'jpg'],
  ['webp', 'webp'],
] as const;

test.each(formats)('a %s is stored upright and without metadata', async (format, extension) => {
  const photo = await makePhoto(format);
  expect(await sharp(photo).metadata()).toMatchObject({ width: 3, height: 2, orientation: 6 });
  const { type, bytes } = await storedOf(photo);
  expect(type).toBe(extension);
  const { exif, xmp, iptc, ...rest } = await sharp(bytes).metadata();
  expect([exif, xmp, iptc, rest.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect(rest).toMatchObject({ format, width: 2, height: 3 });
});

test.each(formats)('a %s loses bytes after its end', async (format) => {
  const photo = await makePhoto(format);
  const { bytes } = await storedOf(Buffer.concat([photo, Buffer.from('PK\x03\x04 an archive')]));
  expect(bytes.includes('an archive')).toBe(false);
});

test.each(formats)('a truncated %s is damaged', async (format) => {
  const bytes = await makePhoto(format);
  for (const length of [16, Math.floor(bytes.length / 2), bytes.length - 20]) {
    expect(await errorOf(bytes.subarray(0, length)), `${length} bytes`).toBe('damaged');
  }
});

test('a PNG without its pixels is damaged', async () => {
  expect(await errorOf(makePng({ width: 10, height: 10 }))).toBe('damaged');
});

test('more than 50 million pixels are refused before they are decoded', async () => {
  expect(await errorOf(makePng({ width: 5_000, height: 10_001 }))).toBe('too_many_pixels');
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing in text', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a GIF', 'GIF89a'],
  ['a HEIC', '\0\0\0\x18ftypheic'],
  ['two bytes', '\xff\xd8'],
])('%s is not an image', async (_name, text) => {
  expect(await errorOf(Buffer.from(text, 'latin1'))).toBe('not_an_image');
});

test('no bytes are empty', async () => {
  expect(await errorOf(Buffer.alloc(0))).toBe('empty');
});
