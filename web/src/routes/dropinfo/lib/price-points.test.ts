import { describe, expect, it, vi } from 'vitest';
import {
  changeTicks,
  clipPoints,
  leadTime,
  pricePoints,
  spanOf,
  summarizeDrop,
  timeTicks,
} from './price-points.ts';

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

describe('pricePoints', () => {
  it.each([
    ['the opening alone', openedAt, [], [[0, 2.5, 3]]],
    [
      'one point for steps of the same time, with the earlier odds of the other side',
      openedAt,
      [step('DROPPED', 10, 2.4), step('OPPOSITE', 10, 3.1), step('DROPPED', 20, 2)],
      [
        [0, 2.5, 3],
        [10, 2.4, 3.1],
        [20, 2, 3.1],
      ],
    ],
    [
      'the opening an hour before the first step when its time is unknown, without unknown sides',
      null,
      [step('UNKNOWN', 60, 9), step('DROPPED', 60, 2)],
      [
        [0, 2.5, 3],
        [60, 2, 3],
      ],
    ],
    [
      'a step at the time of the opening as a point of its own',
      openedAt,
      [step('DROPPED', 0, 2)],
      [
        [0, 2.5, 3],
        [0, 2, 3],
      ],
    ],
  ])('returns %s', (_, opened, steps, expected) => {
    const points = pricePoints({ openedAt: opened, opening, steps });
    expect(points).toEqual(
      expected.map(([minutes = 0, dropped, opposite]) => ({ at: at(minutes), dropped, opposite })),
    );
  });

  const points = pricePoints({
    openedAt,
    opening,
    steps: [step('DROPPED', 60, 2.3), step('DROPPED', 75, 2), step('DROPPED', 80, 2.1)],
  });

  it('are summarized as size and speed of the drop after the signal', () => {
    expect(summarizeDrop(points, at(61))).toEqual({ atSignal: 2.3, lowest: 2, minutes: 14 });
    expect(summarizeDrop(points, at(200))).toEqual({ atSignal: 2.1, lowest: 2.1, minutes: 0 });
    expect(summarizeDrop([], 0)).toBeNull();
  });

  it('are clipped to a span, with points at its ends', () => {
    const cut = clipPoints(points, { from: at(30), to: at(78) });
    expect(cut.map((one) => [(one.at - start) / minute, one.dropped])).toEqual([
      [30, 2.5],
      [60, 2.3],
      [75, 2],
      [78, 2],
    ]);
    expect(clipPoints(points, { from: at(-10), to: at(-5) })).toEqual([]);
  });

  it.each([
    ['near the signal, up to a kick-off soon after', true, 1_000, 1_010, 910, 1_010],
    ['near the signal, without a distant kick-off', true, 1_000, 9_000, 910, 1_000],
    ['from the opening', false, 1_000, 1_100, 0, 1_100],
  ])('are shown %s', (_, isNear, end, kickOff, from, to) => {
    const span = spanOf(points, { isNear, noticedAt: at(1_000), end: at(end), kickOff: at(kickOff) });
    expect(span.from).toBe(at(from));
    expect(span.to).toBeGreaterThan(at(to));
    expect(span.to).toBeLessThan(at(to + 40));
  });
});

it('timeTicks returns a few round local times', () => {
  const ticks = timeTicks({ from: at(7), to: at(127) }, 6);
  expect(ticks.map((one) => (one - start) / minute)).toEqual([30, 60, 90, 120]);
  for (const hours of [1, 5, 30, 100, 1_000, 20_000]) {
    const many = timeTicks({ from: at(1), to: at(1 + 60 * hours) }, 6);
    expect(many.length).toBeGreaterThan(1);
    expect(many.length).toBeLessThanOrEqual(7);
  }
});

it.each([49, 60, 72, 100])('timeTicks of %i hours are on different days', (hours) => {
  const ticks = timeTicks({ from: at(1), to: at(1 + 60 * hours) }, 6);
  expect(ticks.length).toBeGreaterThan(1);
  const days = ticks.map((tick) => new Date(tick).toDateString());
  expect(new Set(days).size).toBe(days.length);
});

it('timeTicks are local midnights on both sides of a change of the clocks', () => {
  vi.stubEnv('TZ', 'Europe/Warsaw');
  const hours = timeTicks(
    { from: new Date(2026, 9, 23, 12).getTime(), to: new Date(2026, 9, 28, 12).getTime() },
    6,
  ).map((time) => new Date(time).getHours());
  expect(hours).toEqual([0, 0, 0, 0, 0]);
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
] as const)('changeTicks of %j returns round changes', (scale, expected) => {
  const ticks = changeTicks(scale, 5);
  expect(ticks).toHaveLength(expected.length);
  for (const [index, tick] of ticks.entries()) expect(tick).toBeCloseTo(expected[index] ?? Number.NaN);
});

it.each([
  [0, '0m'],
  [8, '8m'],
  [77, '1h 17m'],
  [125, '2h 05m'],
  [1440, '1d 00h'],
  [3001, '2d 02h'],
])('leadTime formats %i minutes as %s', (minutes, text) => {
  expect(leadTime(minutes)).toBe(text);
});
