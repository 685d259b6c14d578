import { expect, it } from 'vitest';
import { HttpAnswers } from './http-answers.ts';

const whole = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
const chunked =
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n5\r\n0\r\n\r\n\r\n0\r\n\r\n';

/** The byte offsets at which responses ended, for chunks of a size. */
function endsOf(text: string, size: number): number[] {
  const ends: number[] = [];
  let at = 0;
  const answers = new HttpAnswers(() => ends.push(at));
  for (let start = 0; start < text.length; start += size) {
    at = Math.min(text.length, start + size);
    answers.take(Buffer.from(text.slice(start, at)));
  }
  return ends;
}

it.each([1, 7, 1000])('a response with a length ends with its last byte, in chunks of %i bytes', (size) => {
  expect(endsOf(whole, size)).toEqual([whole.length]);
});

it.each([1000])('a chunked response ends with its last chunk, in chunks of %i bytes', (size) => {
  expect(endsOf(chunked, size)).toEqual([chunked.length]);
});

it('several responses arrive over one connection', () => {
  const ends: number[] = [];
  const answers = new HttpAnswers(() => ends.push(ends.length));
  for (const text of [whole, chunked, whole]) answers.take(Buffer.from(text));
  expect(ends).toEqual([0, 1, 2]);
});

it('a response other than 200 throws with its text', () => {
  const answers = new HttpAnswers(() => undefined);
  expect(() => answers.take(Buffer.from('HTTP/1.1 429 Too Many\r\n\r\nslow down'))).toThrow('slow down');
});
