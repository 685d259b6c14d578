import type { matches } from '../../db/tables.ts';

/** Columns of a match that a file fills with whole numbers. */
export type Statistic = Exclude<
  Extract<keyof typeof matches.$inferSelect, `${string}Home` | `${string}Away`>,
  undefined
>;

/** Which column of a file fills which statistic; the other layout has short names for the goals. */
export const statisticColumns: readonly { statistic: Statistic; columns: readonly string[] }[] = [
  { statistic: 'goalHome', columns: ['FTHG', 'HG'] },
  { statistic: 'goalAway', columns: ['FTAG', 'AG'] },
  { statistic: 'halfTimeGoalHome', columns: ['HTHG'] },
  { statistic: 'halfTimeGoalAway', columns: ['HTAG'] },
  { statistic: 'shotsHome', columns: ['HS'] },
  { statistic: 'shotsAway', columns: ['AS'] },
  { statistic: 'shotsOnGoalHome', columns: ['HST'] },
  { statistic: 'shotsOnGoalAway', columns: ['AST'] },
  { statistic: 'yellowHome', columns: ['HY'] },
  { statistic: 'yellowAway', columns: ['AY'] },
  { statistic: 'redHome', columns: ['HR'] },
  { statistic: 'redAway', columns: ['AR'] },
  { statistic: 'cornersHome', columns: ['HC'] },
  { statistic: 'cornersAway', columns: ['AC'] },
  { statistic: 'foulsHome', columns: ['HF'] },
  { statistic: 'foulsAway', columns: ['AF'] },
];
