import type { matches } from './tables.ts';

/** Columns of a match that count something of one team. */
export type Statistic = Exclude<
  Extract<keyof typeof matches.$inferSelect, `${string}Home` | `${string}Away`>,
  undefined
>;
