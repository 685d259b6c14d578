import { expect, it } from 'vitest';
import { fallingSide } from './falling-side.ts';

const fell = { from: 2, to: 1.6 };
const rose = { from: 2, to: 2.4 };

it('is the side with the larger fall', () => {
  expect(fallingSide(fell, rose)).toEqual({ falling: fell, opposite: rose });
  expect(fallingSide(rose, fell)).toEqual({ falling: fell, opposite: rose });
});

it('is the only side where there is no other', () => {
  expect(fallingSide(fell, null)).toEqual({ falling: fell, opposite: null });
});
