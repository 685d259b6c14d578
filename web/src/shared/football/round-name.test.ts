import { expect, it } from 'vitest';
import { roundNumber } from './round-name.tsx';

it.each([
  ['Round 12', 12],
  ['22', 22],
  ['round 1', 1],
  ['Round of 16', null],
  ['Final', null],
  ['', null],
])('%s has the number %s', (name, number) => {
  expect(roundNumber(name)).toBe(number);
});
