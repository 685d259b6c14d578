import { describe, expect, it } from 'vitest';
import { planPage, turnPlanPage } from './plans.ts';

describe('the pages of five plans', () => {
  it('have five, two or one plan', () => {
    expect(planPage(0, 5, 5)).toEqual({ first: 0, last: 4 });
    expect([0, 2, 4].map((start) => planPage(start, 2, 5))).toEqual([
      { first: 0, last: 1 },
      { first: 2, last: 3 },
      { first: 4, last: 4 },
    ]);
    expect(planPage(3, 1, 5)).toEqual({ first: 3, last: 3 });
  });

  it('have a next and previous page', () => {
    expect(turnPlanPage(0, 2, 5, 1)).toBe(2);
    expect(turnPlanPage(2, 2, 5, 1)).toBe(4);
    expect(turnPlanPage(4, 2, 5, 1)).toBeNull();
    expect(turnPlanPage(0, 1, 5, -1)).toBeNull();
    expect(turnPlanPage(3, 1, 5, -1)).toBe(2);
  });

  it('keep the shown plan when the page size changes', () => {
    expect(planPage(3, 2, 5)).toEqual({ first: 2, last: 3 });
  });
});
