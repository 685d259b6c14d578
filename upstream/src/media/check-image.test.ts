import { describe, expect, test } from 'vitest';
import { makeJpeg, makePng, makeWebp } from '../testing/pictures.ts';
import { checkImage } from './check-image.ts';

const errorOf = (bytes: Buffer) => checkImage(bytes).error;

test.each([
  ['png', makePng()],
  ['png', makePng(4_000)],
  ['jpg', makeJpeg()],
  ['webp', makeWebp()],
] as const)('a complete %s is valid', (type, bytes) => {
  expect(checkImage(bytes)).toEqual({ type, error: null });
});

describe.each([
  ['png', makePng(), 8],
  ['jpg', makeJpeg(), 4],
  ['webp', makeWebp(), 12],
] as const)('a %s', (_type, bytes, signature) => {
  test('that is truncated anywhere after its signature is damaged', () => {
    for (let length = signature; length < bytes.length; length += 1) {
      expect(errorOf(bytes.subarray(0, length)), `${length} bytes`).toBe('damaged');
    }
  });
});

test('a PNG with a flipped bit is damaged', () => {
  const bytes = makePng();
  bytes.writeUInt8(bytes.readUInt8(45) ^ 1, 45);
  expect(errorOf(bytes)).toBe('damaged');
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing in text', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a GIF', 'GIF89a'],
  ['two bytes', '\xff\xd8'],
])('%s is not an image', (_name, text) => {
  expect(errorOf(Buffer.from(text, 'latin1'))).toBe('not_an_image');
});

test('no bytes are empty', () => {
  expect(errorOf(Buffer.alloc(0))).toBe('empty');
});
