import type { Comparison, MatchStat } from '../__generated__/schema.ts';

/** The lines of each statistic: every half number from the least to the most; none for both teams to score. */
const ranges: Record<MatchStat, { readonly min: number; readonly max: number } | null> = {
  GOAL: { min: 0.5, max: 6.5 },
  BTTS: null,
  SHOTS: { min: 5.5, max: 35.5 },
  SHOTS_ON_GOAL: { min: 0.5, max: 35.5 },
  YELLOW: { min: 0.5, max: 8.5 },
  RED: { min: 0.5, max: 1.5 },
  CORNERS: { min: 0.5, max: 20.5 },
  FOULS: { min: 5.5, max: 35.5 },
};

/** A line that matches are held against. */
export interface StatLine {
  readonly stat: MatchStat;
  readonly comparison: Comparison;
  readonly line?: number | null | undefined;
}

/** What is wrong with a line, and with which of its fields. */
export interface StatLineFault {
  readonly field: 'comparison' | 'line';
  readonly code: 'BLANK' | 'INVALID';
  readonly message: string;
}

const isHalf = (value: number): boolean => Number.isInteger(value - 0.5);

/**
 * What is wrong with a line, null when it can be used: a count is over or under a half number within the range of its
 * statistic, both teams to score is yes or no without a line.
 */
export function statLineFault({ stat, comparison, line }: StatLine): StatLineFault | null {
  const range = ranges[stat];
  const fault = (field: StatLineFault['field'], code: StatLineFault['code'], message: string) => ({
    field,
    code,
    message,
  });
  const isCounted = comparison === 'OVER' || comparison === 'UNDER';
  if (range === null) {
    if (isCounted) return fault('comparison', 'INVALID', 'BTTS is YES or NO.');
    return line == null ? null : fault('line', 'INVALID', 'BTTS has no line.');
  }
  if (!isCounted) return fault('comparison', 'INVALID', `${stat} is OVER or UNDER a line.`);
  if (line == null) return fault('line', 'BLANK', `${stat} needs a line.`);
  if (isHalf(line) && line >= range.min && line <= range.max) return null;
  return fault('line', 'INVALID', `The line of ${stat} is a half number from ${range.min} to ${range.max}.`);
}
