import { expect, it } from 'vitest';
import { shownValue } from './shown-value.ts';

it.each([
  [null, '–'],
  ['', '–'],
  ['pro', 'pro'],
  ['2026-03', '2026-03'],
  [new Date(2026, 2, 14, 18, 43).toISOString(), '14.03.2026 18:43'],
])('%j is shown as %s', (value, shown) => {
  expect(shownValue(value)).toBe(shown);
});
