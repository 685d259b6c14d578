import type { Dayjs } from 'dayjs';

/** The day with which weeks begin: 0 is Sunday, 1 Monday, 6 Saturday. */
export type WeekStart = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** How many days a moment's day lies after the beginning of its week: 0 to 6. */
export function daysIntoWeek(moment: Dayjs, weekStart: WeekStart): number {
  return (moment.day() - weekStart + 7) % 7;
}
