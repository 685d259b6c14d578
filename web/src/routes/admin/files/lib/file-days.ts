import dayjs from 'dayjs';
import { isoDay } from '../../../../shared/ui/dates.ts';
import { warsawMonth } from '../../../../shared/ui/warsaw-day.ts';

/** An inclusive range; null for an empty field. */
interface DayRange {
  readonly from: Date | null;
  readonly until: Date | null;
}

/** The default range: the month before the current one in Warsaw, by whose days files are made. */
export function lastMonth(now: number): DayRange {
  const month = dayjs(`${warsawMonth(now)}-01`).subtract(1, 'month');
  return { from: month.startOf('month').toDate(), until: month.endOf('month').startOf('day').toDate() };
}

export const checkDays = ({ from, until }: DayRange) =>
  ({
    from: from === null && 'BLANK',
    until: until === null ? 'BLANK' : from !== null && until < from && 'REVERSED',
  }) as const;

/** The mutation input: YYYY-MM-DD. */
export const daysInput = ({ from, until }: DayRange) => ({
  from: isoDay(from),
  until: isoDay(until),
});
