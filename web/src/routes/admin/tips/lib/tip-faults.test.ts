import { expect, it } from 'vitest';
import { fieldErrorsBefore, type TipErrors } from './tip-draft.ts';

const error = 'INVALID';

it('a removed entry takes its faults and those behind it away, in its own list', () => {
  const fieldErrors: TipErrors = {
    title: error,
    images: error,
    'images.0': error,
    'images.1': error,
    'images.2': error,
    'matches.1.tip': error,
  };
  expect(Object.keys(fieldErrorsBefore(fieldErrors, 'images', 1))).toEqual([
    'title',
    'images',
    'images.0',
    'matches.1.tip',
  ]);
});
