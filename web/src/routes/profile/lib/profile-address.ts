import { warsawMonth } from '../../../shared/ui/warsaw-day.ts';

/** Of the payments, and of the notifications. */
export const profilePageSize = 10;

/** All months, as in the URL. */
export const allMonths = 'all';

/** The current month in Warsaw, the usual time zone of alerts, such as `2026-03`. */
export const currentMonth = (): string => warsawMonth(Date.now());

/** The month of the listed alerts, by default the current one; null for all. */
export function readAlertMonth(search: URLSearchParams): string | null {
  const month = search.get('month');
  if (month === allMonths) return null;
  return month !== null && /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : currentMonth();
}
