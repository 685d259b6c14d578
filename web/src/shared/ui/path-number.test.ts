import { expect, it } from 'vitest';
import { pathNumber } from './address-fields.ts';

it.each([
  ['17', 17],
  ['2147483647', 2_147_483_647],
  ['2147483648', 0],
  ['99999999999999999999', 0],
  ['-3', 0],
  ['1.5', 0],
  ['1e3', 0],
  ['abc', 0],
  ['', 0],
  [undefined, 0],
])('the URL parameter %s becomes %i', (param, number) => {
  expect(pathNumber(param)).toBe(number);
});
