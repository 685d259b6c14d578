import type { Dayjs } from 'dayjs';
import type { CalendarView } from './picker-view.ts';
import { daysIntoWeek, type WeekStart } from './week-start.ts';

/** Years of a decade, months of a year, days of six weeks: how many stand in a row, and in all. */
export const calendarShape = {
  year: { columns: 5, cells: 10 },
  month: { columns: 3, cells: 12 },
  day: { columns: 7, cells: 42 },
} as const;

/** A page of a calendar view. */
export interface CalendarPage {
  /** Beginning of its first year, month or day; for days that is the start of the week in which the month begins. */
  readonly firstCell: Dayjs;
  /** Beginning of the decade, year or month that it shows. */
  readonly start: Dayjs;
  /** Beginning of the next one. */
  readonly end: Dayjs;
}

/** The page of a view on which a moment stands: its decade, its year or its month. */
export function calendarPage(view: CalendarView, moment: Dayjs, weekStart: WeekStart): CalendarPage {
  if (view === 'year') {
    const start = moment.startOf('year').subtract(moment.year() % 10, 'year');
    return { firstCell: start, start, end: start.add(10, 'year') };
  }
  if (view === 'month') {
    const start = moment.startOf('year');
    return { firstCell: start, start, end: start.add(1, 'year') };
  }
  const start = moment.startOf('month');
  return {
    firstCell: start.subtract(daysIntoWeek(start, weekStart), 'day'),
    start,
    end: start.add(1, 'month'),
  };
}

/** The same place on a page before (negative) or after: years move by ten, months by a year, days by a month. */
export function turnPage(view: CalendarView, moment: Dayjs, pages: number): Dayjs {
  if (view === 'year') return moment.add(pages * 10, 'year');
  return moment.add(pages, view === 'month' ? 'year' : 'month');
}
