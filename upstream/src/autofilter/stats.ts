/** Lowest and highest line of what an autofilter can count; the lines are half numbers, one apart. */
export const linesOf = {
  goal: { min: 0.5, max: 6.5 },
  shots: { min: 5.5, max: 35.5 },
  shots_on_goal: { min: 0.5, max: 35.5 },
  yellow: { min: 0.5, max: 8.5 },
  red: { min: 0.5, max: 1.5 },
  corners: { min: 0.5, max: 20.5 },
  fouls: { min: 5.5, max: 35.5 },
} as const;

/** What is counted for each team. */
export type CountedStat = keyof typeof linesOf;

/** All that is counted for each team. */
export const countedStats = Object.keys(linesOf) as CountedStat[];

/** What an autofilter looks at. */
export type AutofilterStat = CountedStat | 'btts';

/** Whether a number is one of a stat's lines. */
export function isLineOf(stat: CountedStat, line: number): boolean {
  const { min, max } = linesOf[stat];
  return line >= min && line <= max && Number.isInteger(line - 0.5);
}
