import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { formatMonth, kickoffDay } from './dates.ts';

describe('kickoffDay', () => {
  const kickoff = dayjs('2026-03-14T18:00');
  it.each([
    ['2026-03-12T23:59:59', 'other'],
    ['2026-03-13T00:00', 'tomorrow'],
    ['2026-03-13T23:59:59', 'tomorrow'],
    ['2026-03-14T00:00', 'today'],
    ['2026-03-14T23:59:59', 'today'],
    ['2026-03-15T00:00', 'other'],
  ])('at %s returns %s', (now, expected) => {
    expect(kickoffDay(kickoff.toISOString())(dayjs(now).valueOf())).toBe(expected);
  });
});

it.each([
  ['2026-01', 'pl', 'Styczeń 2026'],
  ['2025-12', 'en', 'December 2025'],
] as const)('formats month %s in %s as %s', (month, language, name) =>
  expect(formatMonth(month, language)).toBe(name),
);
