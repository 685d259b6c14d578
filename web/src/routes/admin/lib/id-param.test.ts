import { expect, it } from 'vitest';
import { idParam } from './id-param.ts';

it.each([
  ['6', 6],
  ['vip', 0],
  ['0', 0],
  ['1e3', 0],
  ['-1', 0],
  ['99999999999', 0],
  [undefined, 0],
])('parses %j as %i', (text, id) => expect(idParam(text)).toBe(id));
