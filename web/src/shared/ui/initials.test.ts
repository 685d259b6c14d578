import { expect, it } from 'vitest';
import { initials } from './team-logo.tsx';

it.each([
  ['Wisła Stalowa', 'WS'],
  ['Odra', 'OD'],
  ['1. FC Altenrode', 'FA'],
  ['Łada', 'ŁA'],
  ['śląsk żary', 'ŚŻ'],
  ['X', 'X'],
  ['1860', ''],
  ['', ''],
])('initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
