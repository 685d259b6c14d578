import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { moveInCalendar } from './move-in-calendar.ts';
import type { CalendarView } from './picker-view.ts';
import type { WeekStart } from './week-start.ts';

const move = (view: CalendarView, from: string, key: string, shiftKey = false, weekStart: WeekStart = 1) =>
  moveInCalendar(view, dayjs(from), { key, shiftKey }, weekStart)?.format('YYYY-MM-DD HH:mm') ?? null;

describe('among days', () => {
  it.each([
    ['2026-03-01 18:30', 'ArrowLeft', '2026-02-28 18:30'],
    ['2024-02-28 18:30', 'ArrowRight', '2024-02-29 18:30'],
    ['2025-02-28 18:30', 'ArrowRight', '2025-03-01 18:30'],
    ['2026-01-03 18:30', 'ArrowUp', '2025-12-27 18:30'],
    ['2026-12-28 18:30', 'ArrowDown', '2027-01-04 18:30'],
    ['2026-01-31 18:30', 'PageDown', '2026-02-28 18:30'],
    ['2024-01-31 18:30', 'PageDown', '2024-02-29 18:30'],
    ['2026-03-31 18:30', 'PageUp', '2026-02-28 18:30'],
  ])('%s and %s lead to %s', (from, key, to) => expect(move('day', from, key)).toBe(to));

  it.each([
    ['2024-02-29 10:00', 'PageDown', '2025-02-28 10:00'],
    ['2024-02-29 10:00', 'PageUp', '2023-02-28 10:00'],
    ['2026-05-31 10:00', 'PageDown', '2027-05-31 10:00'],
  ])('%s, Shift and %s lead a year away to %s', (from, key, to) =>
    expect(move('day', from, key, true)).toBe(to),
  );

  // 14 March 2026 is a Saturday.
  it.each([
    [0, '2026-03-08', '2026-03-14'],
    [1, '2026-03-09', '2026-03-15'],
    [6, '2026-03-14', '2026-03-20'],
  ] as const)('with weeks from day %i, Home and End lead to %s and %s', (weekStart, home, end) => {
    expect(move('day', '2026-03-14', 'Home', false, weekStart)).toBe(`${home} 00:00`);
    expect(move('day', '2026-03-14', 'End', false, weekStart)).toBe(`${end} 00:00`);
  });
});

describe('among months', () => {
  it.each([
    ['2026-01-31', 'ArrowLeft', '2025-12-31'],
    ['2026-01-31', 'ArrowRight', '2026-02-28'],
    ['2026-02-10', 'ArrowUp', '2025-11-10'],
    ['2026-11-10', 'ArrowDown', '2027-02-10'],
    ['2026-05-10', 'Home', '2026-04-10'],
    ['2026-05-10', 'End', '2026-06-10'],
    ['2024-02-29', 'PageDown', '2025-02-28'],
    ['2026-05-10', 'PageUp', '2025-05-10'],
  ])('%s and %s lead to %s', (from, key, to) => expect(move('month', from, key)).toBe(`${to} 00:00`));
});

describe('among years', () => {
  it.each([
    ['2020-05-10', 'ArrowLeft', '2019-05-10'],
    ['2029-05-10', 'ArrowRight', '2030-05-10'],
    ['2026-05-10', 'ArrowUp', '2021-05-10'],
    ['2026-05-10', 'ArrowDown', '2031-05-10'],
    ['2027-05-10', 'Home', '2025-05-10'],
    ['2027-05-10', 'End', '2029-05-10'],
    ['2024-02-29', 'PageDown', '2034-02-28'],
    ['2026-05-10', 'PageUp', '2016-05-10'],
  ])('%s and %s lead to %s', (from, key, to) => expect(move('year', from, key)).toBe(`${to} 00:00`));
});

it('leaves other keys alone', () => expect(move('day', '2026-03-14', 'Tab')).toBeNull());
