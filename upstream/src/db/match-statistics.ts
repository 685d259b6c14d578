import { getTableColumns } from 'drizzle-orm';
import { matches } from './tables.ts';

/** Columns of a match with a count of one team. */
export type Statistic = Extract<keyof typeof matches.$inferSelect, `${string}Home` | `${string}Away`>;

/** Null for unknown counts. */
export type Statistics = Record<Statistic, number | null>;

const isStatistic = (column: string): column is Statistic => /(?:Home|Away)$/.test(column);

export const statisticNames = Object.keys(getTableColumns(matches)).filter(isStatistic);

export const noStatistics = Object.fromEntries(
  statisticNames.map((name) => [name, null]),
) as Readonly<Statistics>;
