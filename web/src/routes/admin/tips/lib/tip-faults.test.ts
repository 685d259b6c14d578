import { expect, it } from 'vitest';
import { faultsBefore, type TipFaults } from './tip-draft.ts';

const fault = 'INVALID';

it('a removed entry takes its faults and those behind it away, in its own list', () => {
  const faults: TipFaults = {
    title: fault,
    images: fault,
    'images.0': fault,
    'images.1': fault,
    'images.2': fault,
    'matches.1.tip': fault,
  };
  expect(Object.keys(faultsBefore(faults, 'images', 1))).toEqual([
    'title',
    'images',
    'images.0',
    'matches.1.tip',
  ]);
});
