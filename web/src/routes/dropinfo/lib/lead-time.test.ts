import { expect, it } from 'vitest';
import { leadTime } from './price-moments.ts';

it.each([
  [0, '0m'],
  [8, '8m'],
  [77, '1h 17m'],
  [125, '2h 05m'],
  [1440, '1d 00h'],
  [3001, '2d 02h'],
])('%i minutes are %s', (minutes, text) => {
  expect(leadTime(minutes)).toBe(text);
});
