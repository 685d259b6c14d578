import { expect, it } from 'vitest';
import { checkPictures } from './check-pictures.ts';

const file = (name: string, bytes: (string | Uint8Array<ArrayBuffer>)[]) => new File(bytes, name);
const signature = (...bytes: number[]) => new Uint8Array(bytes);
const png = (name: string) => file(name, [signature(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'rest']);

it('accepts PNG, JPEG and WebP by signature', async () => {
  const files = [
    png('a.txt'),
    file('b', [signature(0xff, 0xd8, 0xff, 0xe0), 'rest of it']),
    file('c.html', ['RIFF', signature(1, 2, 3, 4), 'WEBP']),
  ];
  expect(await checkPictures(files)).toEqual({ accepted: files, rejected: [] });
});

it('rejects other files with a reason', async () => {
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  const { accepted, rejected } = await checkPictures([
    file('page.png', ['<!doctype html>']),
    file('empty.png', []),
    file('large.png', [large]),
    png('a'),
  ]);
  expect(accepted.map(({ name }) => name)).toEqual(['a']);
  expect(rejected).toEqual([
    { name: 'page.png', error: 'NOT_AN_IMAGE' },
    { name: 'empty.png', error: 'EMPTY' },
    { name: 'large.png', error: 'TOO_LARGE' },
  ]);
});
