import { warsawDay } from './warsaw-day.ts';

/** The month in Warsaw of a moment, such as `2026-03`. */
export const warsawMonth = (moment: number): string =>
  warsawDay(moment).split('.').slice(1).reverse().join('-');
