import { describe, expect, it } from 'vitest';
import { replayCharge } from './replay-charge.ts';

const head = { seq: 10_000, cursor: 'test-10000' };

describe('a replay', () => {
  it.each([
    ['without a cursor', null, 0],
    ['of nothing', 'test-10000', 0],
    ['of a few events', 'test-9951', 0],
    ['of 50 events', 'test-9950', 1],
    ['of 499 events', 'test-9501', 9],
    ['of more than a replay carries', 'test-1', 10],
    ['of a place to come', 'test-20000', 0],
    ['of another log', 'other-1', 0],
    ['of no log', 'none-0', 0],
  ])('%s counts by its length', (_what, after, charge) => {
    expect(replayCharge(after, head)).toBe(charge);
  });
});
