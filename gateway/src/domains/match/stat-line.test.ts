import { describe, expect, it } from 'vitest';
import { type StatLine, statLineError } from './hit-rate.ts';

describe('a line', () => {
  it.each<[StatLine['stat'], number, number]>([
    ['GOAL', 0.5, 6.5],
    ['SHOTS', 5.5, 35.5],
    ['SHOTS_ON_GOAL', 0.5, 35.5],
    ['YELLOW', 0.5, 8.5],
    ['RED', 0.5, 1.5],
    ['CORNERS', 0.5, 20.5],
    ['FOULS', 5.5, 35.5],
  ])('of %s is a half number from %f to %f', (stat, min, max) => {
    const errorAt = (line: number) => statLineError({ stat, comparison: 'OVER', line });
    for (const line of [min, min + 1, max]) expect(errorAt(line), String(line)).toBeNull();
    for (const line of [min - 1, max + 1, min + 0.5, min + 0.25, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(errorAt(line), String(line)).toMatchObject({ field: 'line', code: 'INVALID' });
    }
  });

  it.each<[StatLine, { field: string; code: string } | null]>([
    [{ stat: 'GOAL', comparison: 'UNDER', line: 2.5 }, null],
    [
      { stat: 'GOAL', comparison: 'UNDER' },
      { field: 'line', code: 'BLANK' },
    ],
    [
      { stat: 'GOAL', comparison: 'OVER', line: null },
      { field: 'line', code: 'BLANK' },
    ],
    [
      { stat: 'GOAL', comparison: 'YES', line: 2.5 },
      { field: 'comparison', code: 'INVALID' },
    ],
    [{ stat: 'BTTS', comparison: 'YES' }, null],
    [{ stat: 'BTTS', comparison: 'NO', line: null }, null],
    [
      { stat: 'BTTS', comparison: 'NO', line: 0.5 },
      { field: 'line', code: 'INVALID' },
    ],
    [
      { stat: 'BTTS', comparison: 'OVER' },
      { field: 'comparison', code: 'INVALID' },
    ],
  ])('%j: %j', (line, error) => {
    if (error === null) expect(statLineError(line)).toBeNull();
    else expect(statLineError(line)).toMatchObject(error);
  });
});
