import dayjs, { type Dayjs } from 'dayjs';
import type { IntlShape } from 'react-intl';
import { calendarPage, calendarShape } from './calendar-page.ts';
import type { PickerCell } from './picker-cell.ts';
import { isUnitOutside, type PickerLimits } from './picker-limits.ts';
import type { CalendarView } from './picker-view.ts';
import type { WeekStart } from './week-start.ts';

interface CalendarOf {
  readonly view: CalendarView;
  /** Where one stands; its page is shown. */
  readonly cursor: Dayjs;
  /** The field's value. */
  readonly value: Date | null;
  readonly now: number;
  readonly limits: PickerLimits;
  readonly weekStart: WeekStart;
  readonly intl: IntlShape;
}

/** A cell with the beginning of its year, month or day. */
export interface CalendarCell extends PickerCell {
  readonly moment: Dayjs;
}

/** What stands on the page of a calendar view. Cells that lie wholly outside the limits are disabled. */
export function calendarCells({
  view,
  cursor,
  value,
  now,
  limits,
  weekStart,
  intl,
}: CalendarOf): CalendarCell[] {
  const { firstCell, start, end } = calendarPage(view, cursor, weekStart);
  return Array.from({ length: calendarShape[view].cells }, (_, index) => {
    const moment = firstCell.add(index, view);
    return {
      moment,
      key: moment.format('YYYY-MM-DD'),
      label: labelOf(view, moment, intl),
      name: nameOf(view, moment, intl),
      isDisabled: isUnitOutside(moment, view, limits),
      isChosen: value !== null && moment.isSame(value, view),
      isCurrent: moment.isSame(dayjs(now), view),
      isBeside: moment.isBefore(start) || !moment.isBefore(end),
    };
  });
}

function labelOf(view: CalendarView, moment: Dayjs, intl: IntlShape): string {
  if (view === 'day') return String(moment.date());
  return view === 'month' ? intl.formatDate(moment.toDate(), { month: 'short' }) : String(moment.year());
}

function nameOf(view: CalendarView, moment: Dayjs, intl: IntlShape): string {
  if (view === 'year') return String(moment.year());
  const date = moment.toDate();
  return view === 'month'
    ? intl.formatDate(date, { month: 'long', year: 'numeric' })
    : intl.formatDate(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}
