/** Lowest and highest line of what an autofilter can count; the lines are half numbers, one apart. */
export const linesOf = {
  goal: { least: 0.5, most: 6.5 },
  shots: { least: 5.5, most: 35.5 },
  shots_on_goal: { least: 0.5, most: 35.5 },
  yellow: { least: 0.5, most: 8.5 },
  red: { least: 0.5, most: 1.5 },
  corners: { least: 0.5, most: 20.5 },
  fouls: { least: 5.5, most: 35.5 },
} as const;

/** What is counted for each team. */
export type CountedStat = keyof typeof linesOf;

/** All that is counted for each team. */
export const countedStats = Object.keys(linesOf) as CountedStat[];

/** What an autofilter looks at. */
export type AutofilterStat = CountedStat | 'btts';

/** Whether a number is one of a stat's lines. */
export function isLineOf(stat: CountedStat, line: number): boolean {
  const { least, most } = linesOf[stat];
  return line >= least && line <= most && Number.isInteger(line - 0.5);
}
