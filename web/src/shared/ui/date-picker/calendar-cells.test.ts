import dayjs from 'dayjs';
import { createIntl } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { calendarCells } from './calendar-cells.ts';
import { noLimits, type PickerLimits } from './picker-limits.ts';
import type { CalendarView } from './picker-view.ts';
import type { WeekStart } from './week-start.ts';

interface Wanted {
  readonly weekStart?: WeekStart;
  readonly limits?: PickerLimits;
  readonly locale?: 'pl' | 'en';
  readonly value?: string;
  readonly now?: string;
}

const cells = (view: CalendarView, cursor: string, wanted: Wanted = {}) =>
  calendarCells({
    view,
    cursor: dayjs(cursor),
    value: wanted.value === undefined ? null : new Date(wanted.value),
    now: dayjs(wanted.now ?? '2020-01-01').valueOf(),
    limits: wanted.limits ?? noLimits,
    weekStart: wanted.weekStart ?? 1,
    intl: createIntl({ locale: wanted.locale ?? 'pl' }),
  });
const keys = (found: ReturnType<typeof cells>) => found.map(({ key }) => key);
const enabled = (found: ReturnType<typeof cells>) => keys(found.filter(({ isDisabled }) => !isDisabled));
const between = (lower: string | null, upper: string | null): PickerLimits => ({
  lower: lower === null ? null : new Date(lower),
  upper: upper === null ? null : new Date(upper),
});

describe('years', () => {
  it.each([
    ['2020-01-01', 2020],
    ['2029-12-31', 2020],
    ['2030-01-01', 2030],
    ['1999-12-31', 1990],
  ])('of %s are the decade of %i', (cursor, first) => {
    expect(cells('year', cursor).map(({ label }) => label)).toEqual(
      Array.from({ length: 10 }, (_, index) => String(first + index)),
    );
  });

  it('are disabled when not a moment of them lies within the limits', () => {
    const limits = between('2024-12-31T23:59:59', '2026-01-01T00:00');
    expect(enabled(cells('year', '2025-05-05', { limits }))).toEqual([
      '2024-01-01',
      '2025-01-01',
      '2026-01-01',
    ]);
  });
});

describe('months', () => {
  it.each([
    ['pl', 'sty', 'gru'],
    ['en', 'Jan', 'Dec'],
  ] as const)('are named in %s', (locale, first, last) => {
    const found = cells('month', '2026-05-05', { locale });
    expect(found).toHaveLength(12);
    expect([found[0]?.label, found[11]?.label]).toEqual([first, last]);
  });

  it('are disabled when not a moment of them lies within the limits', () => {
    const limits = between('2026-02-28T23:59', '2026-04-01T00:00');
    expect(enabled(cells('month', '2026-05-05', { limits }))).toEqual([
      '2026-02-01',
      '2026-03-01',
      '2026-04-01',
    ]);
  });
});

describe('days', () => {
  // 1 March 2026 is a Sunday.
  it.each([
    [0, '2026-03-01'],
    [1, '2026-02-23'],
    [2, '2026-02-24'],
    [3, '2026-02-25'],
    [4, '2026-02-26'],
    [5, '2026-02-27'],
    [6, '2026-02-28'],
  ] as const)('begin with week start %i at %s', (weekStart, first) => {
    const found = cells('day', '2026-03-14', { weekStart });
    expect(found).toHaveLength(42);
    expect(found[0]?.key).toBe(first);
  });

  it.each([
    ['2024-02-10', 29],
    ['2025-02-10', 28],
    ['2100-02-10', 28],
    ['2026-04-30', 30],
    ['2026-12-31', 31],
  ])('of the month of %s are %i', (cursor, count) => {
    expect(cells('day', cursor).filter(({ isBeside }) => !isBeside)).toHaveLength(count);
  });

  it.each(['2026-03-29', '2026-10-25'])('are not doubled or left out by the clocks of %s', (cursor) => {
    vi.stubEnv('TZ', 'Europe/Warsaw');
    const found = cells('day', cursor);
    expect(new Set(keys(found)).size).toBe(42);
    expect(found.every(({ moment }) => moment.hour() === 0)).toBe(true);
    expect(found.filter(({ isBeside }) => !isBeside)).toHaveLength(31);
  });

  it('are disabled outside the limits, whose own days are not', () => {
    const limits = between('2026-03-10T23:59', '2026-03-12T00:00');
    expect(enabled(cells('day', '2026-03-11', { limits }))).toEqual([
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
    ]);
  });

  it('mark the value and today, and are read out in full', () => {
    const found = cells('day', '2026-03-11', { value: '2026-03-14T20:45', now: '2026-03-15T00:00' });
    expect(keys(found.filter(({ isChosen }) => isChosen))).toEqual(['2026-03-14']);
    expect(keys(found.filter(({ isCurrent }) => isCurrent))).toEqual(['2026-03-15']);
    expect(found.find(({ isChosen }) => isChosen)?.name).toBe('sobota, 14 marca 2026');
  });
});
