import type { Dayjs } from 'dayjs';
import { calendarPage, calendarShape, turnPage } from './calendar-page.ts';
import type { CalendarView } from './picker-view.ts';
import { daysIntoWeek, type WeekStart } from './week-start.ts';

/** A pressed key, as the browser names it. */
export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * Where a key leads in a calendar view: arrows to the neighbours, Home and End to the ends of the row, Page Up and
 * Page Down to the page before and after, with Shift among days a year away. A day that the other month or year does
 * not have becomes its last one. Null for a key that does not move.
 */
export function moveInCalendar(
  view: CalendarView,
  from: Dayjs,
  { key, shiftKey }: PressedKey,
  weekStart: WeekStart,
): Dayjs | null {
  const { columns } = calendarShape[view];
  const turn = (pages: number) =>
    view === 'day' && shiftKey ? from.add(pages, 'year') : turnPage(view, from, pages);
  switch (key) {
    case 'ArrowLeft':
      return from.subtract(1, view);
    case 'ArrowRight':
      return from.add(1, view);
    case 'ArrowUp':
      return from.subtract(columns, view);
    case 'ArrowDown':
      return from.add(columns, view);
    case 'Home':
      return from.subtract(columnOf(view, from, weekStart), view);
    case 'End':
      return from.add(columns - 1 - columnOf(view, from, weekStart), view);
    case 'PageUp':
      return turn(-1);
    case 'PageDown':
      return turn(1);
    default:
      return null;
  }
}

function columnOf(view: CalendarView, moment: Dayjs, weekStart: WeekStart): number {
  if (view === 'day') return daysIntoWeek(moment, weekStart);
  const { start } = calendarPage(view, moment, weekStart);
  return moment.startOf(view).diff(start, view) % calendarShape[view].columns;
}
