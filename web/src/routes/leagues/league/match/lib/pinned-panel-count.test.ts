import { describe, expect, it } from 'vitest';
import { pinnedPanelCount } from './player-panels.ts';

describe('the number of player panels', () => {
  it.each([
    [0, 1],
    [250, 1],
    [549, 1],
    [550, 1],
    [849, 1],
    [850, 2],
    [1149, 2],
    [1150, 3],
    [1440, 3],
    [1449, 3],
    [1450, 4],
    [2560, 7],
  ])('in a window of %i px is %i', (width, count) => {
    expect(pinnedPanelCount(width)).toBe(count);
  });
});
