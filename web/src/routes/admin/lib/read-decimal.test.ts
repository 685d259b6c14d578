import { expect, it } from 'vitest';
import { readDecimal, readWhole } from './read-decimal.ts';

it.each([
  ['12', 12],
  [' 12,5 ', 12.5],
  ['1 234.50', 1234.5],
  ['1\u00a0234', 1234],
  ['-1', -1],
  ['', null],
  ['12,5,0', null],
  ['dużo', null],
  ['1e3', null],
])('parses %j as %j', (text, number) => expect(readDecimal(text)).toBe(number));

it.each([
  ['12', 12],
  [' 1 000 ', 1000],
  ['1,000', null],
  ['1.000', null],
  ['-1', null],
  ['', null],
])('parses %j as the whole number %j', (text, number) => expect(readWhole(text)).toBe(number));
