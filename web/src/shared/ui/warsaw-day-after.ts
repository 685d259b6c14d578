import dayjs from 'dayjs';
import { warsawDay } from './warsaw-day.ts';

/** The day in Warsaw, as `DD.MM.YYYY`, a number of calendar months, then days, after that of a moment (ISO 8601 or milliseconds). */
export function warsawDayAfter(moment: string | number, months: number, days = 0): string {
  const [day, month, year] = warsawDay(moment).split('.');
  return dayjs(`${year}-${month}-${day}`).add(months, 'month').add(days, 'day').format('DD.MM.YYYY');
}
