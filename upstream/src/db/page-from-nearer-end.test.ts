import { expect, test } from 'vitest';
import { pageFromNearerEnd } from './page-from-nearer-end.ts';

test.each([
  [{ limit: 20, offset: 0 }, 0, { limit: 20, offset: 0, isFromLast: false }],
  [{ limit: 20, offset: 0 }, 5, { limit: 20, offset: 0, isFromLast: false }],
  [{ limit: 20, offset: 40 }, 100, { limit: 20, offset: 40, isFromLast: false }],
  [{ limit: 20, offset: 60 }, 100, { limit: 20, offset: 20, isFromLast: true }],
  [{ limit: 20, offset: 80 }, 100, { limit: 20, offset: 0, isFromLast: true }],
  [{ limit: 20, offset: 80 }, 83, { limit: 3, offset: 0, isFromLast: true }],
  [{ limit: 20, offset: 100 }, 83, { limit: 0, offset: 0, isFromLast: true }],
])('%j of %i', (part, total, expected) => {
  expect(pageFromNearerEnd(part, total)).toEqual(expected);
});
