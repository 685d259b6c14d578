import { expect, it } from 'vitest';
import { retryAfterIn } from './retry-after.ts';

const now = Date.parse('2026-03-14T12:00:00.000Z');

it.each([
  ['0', 0],
  [' 7 ', 7],
  ['86400', 3600],
  ['Sat, 14 Mar 2026 12:00:30 GMT', 30],
  ['Sat, 14 Mar 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['-1', null],
  ['', null],
  [null, null],
])('%s is %s', (header, expected) => {
  expect(retryAfterIn(header, now)).toBe(expected);
});
