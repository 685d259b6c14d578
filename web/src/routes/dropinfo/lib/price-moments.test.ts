import { describe, expect, it } from 'vitest';
import { changeTicks, fallFacts, momentsWithin, priceMoments, spanOf, timeTicks } from './price-moments.ts';

const minute = 60_000;
const start = Date.parse('2026-03-14T12:00:00Z');
const at = (minutes: number) => start + minutes * minute;
const step = (side: string, minutes: number, odds: number) => ({
  side,
  at: new Date(at(minutes)).toISOString(),
  odds,
});
const opening = { dropped: 2.5, opposite: 3 };
const openedAt = new Date(start).toISOString();

describe('the moments of a history', () => {
  it.each([
    ['none but the opening', openedAt, [], [[0, 2.5, 3]]],
    [
      'both sides of one moment together, and each side as it stood before',
      openedAt,
      [step('DROPPED', 10, 2.4), step('OPPOSITE', 10, 3.1), step('DROPPED', 20, 2)],
      [
        [0, 2.5, 3],
        [10, 2.4, 3.1],
        [20, 2, 3.1],
      ],
    ],
    [
      'the opening an hour before the first step where nobody knows when it was, and no third side',
      null,
      [step('UNKNOWN', 60, 9), step('DROPPED', 60, 2)],
      [
        [0, 2.5, 3],
        [60, 2, 3],
      ],
    ],
    [
      'a step at the opening apart from it',
      openedAt,
      [step('DROPPED', 0, 2)],
      [
        [0, 2.5, 3],
        [0, 2, 3],
      ],
    ],
  ])('are %s', (_, opened, steps, expected) => {
    const moments = priceMoments({ openedAt: opened, opening, steps });
    expect(moments).toEqual(
      expected.map(([minutes = 0, dropped, opposite]) => ({ at: at(minutes), dropped, opposite })),
    );
  });

  const moments = priceMoments({
    openedAt,
    opening,
    steps: [step('DROPPED', 60, 2.3), step('DROPPED', 75, 2), step('DROPPED', 80, 2.1)],
  });

  it('say how far and how quickly the odds fell after the signal', () => {
    expect(fallFacts(moments, at(61))).toEqual({ atSignal: 2.3, lowest: 2, minutes: 14 });
    expect(fallFacts(moments, at(200))).toEqual({ atSignal: 2.1, lowest: 2.1, minutes: 0 });
    expect(fallFacts([], 0)).toBeNull();
  });

  it('are cut to a stretch of time, with how they stood at its ends', () => {
    const cut = momentsWithin(moments, { from: at(30), to: at(78) });
    expect(cut.map((one) => [(one.at - start) / minute, one.dropped])).toEqual([
      [30, 2.5],
      [60, 2.3],
      [75, 2],
      [78, 2],
    ]);
    expect(momentsWithin(moments, { from: at(-10), to: at(-5) })).toEqual([]);
  });

  it.each([
    ['near the signal, with a kick-off that is near', true, 1_000, 1_010, 910 - 0, 1_010],
    ['near the signal, without one that is far', true, 1_000, 9_000, 910, 1_000],
    ['from the opening', false, 1_000, 1_100, 0, 1_100],
  ])('are shown %s', (_, isNear, end, kickOff, from, to) => {
    const span = spanOf(moments, { isNear, noticedAt: at(1_000), end: at(end), kickOff: at(kickOff) });
    expect(span.from).toBe(at(from));
    expect(span.to).toBeGreaterThan(at(to));
    expect(span.to).toBeLessThan(at(to + 40));
  });
});

it('ticks stand at round times of the clock, few of them', () => {
  const ticks = timeTicks({ from: at(7), to: at(127) }, 6);
  expect(ticks.map((one) => (one - start) / minute)).toEqual([30, 60, 90, 120]);
  for (const hours of [1, 5, 30, 100, 1_000, 20_000]) {
    const many = timeTicks({ from: at(1), to: at(1 + 60 * hours) }, 6);
    expect(many.length).toBeGreaterThan(1);
    expect(many.length).toBeLessThanOrEqual(7);
  }
});

it.each([
  [
    [-0.26, 0.14],
    [-0.2, -0.1, 0, 0.1],
  ],
  [
    [-0.07, 0.02],
    [-0.06, -0.04, -0.02, 0, 0.02],
  ],
  [
    [-0.3, 90],
    [0, 20, 40, 60, 80],
  ],
] as const)('ticks from %j stand at round changes', (scale, expected) => {
  const ticks = changeTicks(scale, 5);
  expect(ticks).toHaveLength(expected.length);
  for (const [place, tick] of ticks.entries()) expect(tick).toBeCloseTo(expected[place] ?? Number.NaN);
});
