import { describe, expect, test } from 'vitest';
import { makeJpeg, makePng, makeWebp } from '../testing/pictures.ts';
import { checkImage } from './check-image.ts';

const fault = (bytes: Buffer) => checkImage(bytes).fault;

test.each([
  ['png', makePng()],
  ['png', makePng(4_000)],
  ['jpg', makeJpeg()],
  ['webp', makeWebp()],
] as const)('a whole %s', (type, bytes) => {
  expect(checkImage(bytes)).toEqual({ type, fault: null });
});

describe.each([
  ['png', makePng(), 8],
  ['jpg', makeJpeg(), 4],
  ['webp', makeWebp(), 12],
] as const)('a %s', (_type, bytes, signature) => {
  test('that is cut off anywhere behind its signature is damaged', () => {
    for (let length = signature; length < bytes.length; length += 1) {
      expect(fault(bytes.subarray(0, length)), `${length} bytes`).toBe('damaged');
    }
  });
});

test('a PNG with a flipped bit is damaged', () => {
  const bytes = makePng();
  bytes.writeUInt8(bytes.readUInt8(45) ^ 1, 45);
  expect(fault(bytes)).toBe('damaged');
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing in text', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a GIF', 'GIF89a'],
  ['two bytes', '\xff\xd8'],
])('%s is no picture, whatever it is called', (_what, text) => {
  expect(fault(Buffer.from(text, 'latin1'))).toBe('not_an_image');
});

test('nothing is empty', () => {
  expect(fault(Buffer.alloc(0))).toBe('empty');
});
