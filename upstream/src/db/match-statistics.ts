import type { matches } from './tables.ts';

/** Columns of a match with a count of one team. */
export type Statistic = Exclude<
  Extract<keyof typeof matches.$inferSelect, `${string}Home` | `${string}Away`>,
  undefined
>;

/** Null for unknown counts. */
export type Statistics = Record<Statistic, number | null>;

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

export const statisticNames = Object.keys(noStatistics) as Statistic[];
