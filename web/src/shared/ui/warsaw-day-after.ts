import dayjs from 'dayjs';
import { warsawDay } from './warsaw-day.ts';

/** The day in Warsaw, as `DD.MM.YYYY`, a number of calendar months after that of a moment (ISO 8601 or milliseconds). */
export function warsawDayAfter(moment: string | number, months: number): string {
  const [day, month, year] = warsawDay(moment).split('.');
  return dayjs(`${year}-${month}-${day}`).add(months, 'month').format('DD.MM.YYYY');
}
