import type { matches } from './tables.ts';

/** Columns of a match that count something of one team. */
export type Statistic = Exclude<
  Extract<keyof typeof matches.$inferSelect, `${string}Home` | `${string}Away`>,
  undefined
>;

/** A match's counts; null for what is not known. */
export type Statistics = Record<Statistic, number | null>;

/** All counts, none of them known. */
export const noStatistics: Readonly<Statistics> = {
  goalHome: null,
  goalAway: null,
  halfTimeGoalHome: null,
  halfTimeGoalAway: null,
  shotsHome: null,
  shotsAway: null,
  shotsOnGoalHome: null,
  shotsOnGoalAway: null,
  yellowHome: null,
  yellowAway: null,
  redHome: null,
  redAway: null,
  cornersHome: null,
  cornersAway: null,
  foulsHome: null,
  foulsAway: null,
};

/** The names of all counts. */
export const statisticNames = Object.keys(noStatistics) as Statistic[];
