import dayjs from 'dayjs';

/** Calendar days from now to a moment in the browser's time zone: 0 today, 1 tomorrow, −1 yesterday. */
export function daysFrom(now: number, iso: string): number {
  return dayjs(iso).startOf('day').diff(dayjs(now).startOf('day'), 'day');
}
