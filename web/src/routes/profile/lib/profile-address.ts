import dayjs from 'dayjs';
import type { profileScreenQuery$variables } from '../../../__generated__/profileScreenQuery.graphql.ts';

/** Stands for all months in the address. */
export const allMonths = 'all';

/** The month that runs, by the reader's clock, such as `2026-03`. */
export const currentMonth = (): string => dayjs().format('YYYY-MM');

/** Whose alerts the profile lists: those of a month, the current one unless the address says another; null for all. */
export function readAlertMonth(search: URLSearchParams): string | null {
  const month = search.get('month');
  if (month === allMonths) return null;
  return month !== null && /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? month : currentMonth();
}

/** What the profile asks for a person with these permissions: leagues that are refused would end the page. */
export const profileVariables = (
  search: URLSearchParams,
  permissions: readonly string[],
): profileScreenQuery$variables => ({
  month: readAlertMonth(search),
  stats: permissions.includes('STATS'),
});
