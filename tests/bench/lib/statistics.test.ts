import { expect, it } from 'vitest';
import { figureOf, isSteady, median, percentile, ratioOf, show, showSpread } from './statistics.ts';

it('the median of an even number of values lies between the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});

it('a percentile is one of the values', () => {
  expect([50, 99, 100].map((percent) => percentile([4, 1, 3, 2], percent))).toEqual([2, 4, 4]);
});

it('a figure whose halves agree is shown with its spread', () => {
  const figure = figureOf([1, 1.1, 1.03, 1.05]);
  expect([isSteady(figure), show(figure), showSpread(figure)]).toEqual([true, '1.04', '1.00–1.10']);
});

it('a figure that drifted by more than a tenth is not shown', () => {
  const figure = figureOf([1, 1, 1.2, 1.2]);
  expect([isSteady(figure), show(figure)]).toEqual([false, 'moved 20 %']);
});

it('a ratio compares alternating rounds', () => {
  expect(show(ratioOf([1, 2, 4, 8], [2, 4, 8, 16]))).toBe('0.50');
});

it('a missing figure is a dash', () => {
  expect([show(figureOf([Number.NaN])), showSpread(figureOf([Number.NaN]))]).toEqual(['–', '–']);
});
