import { warsawDay } from './warsaw-day.ts';

/** The last day, as DD.MM.YYYY in Warsaw, of what ends at a moment (ISO 8601): one that ends at midnight has no next day. */
export function lastDay(end: string): string {
  return warsawDay(Date.parse(end) - 1);
}
