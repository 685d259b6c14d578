import type { StatLineInput } from '../../../../../__generated__/teamScreenQuery.graphql.ts';
import { type LinedStat, statRanges } from '../../../../../shared/football/stat-lines.ts';

const over = (stat: LinedStat, line: number): StatLineInput => ({
  stat,
  comparison: 'OVER',
  line,
  scope: 'SUM',
});

/** What is told as a share of the matches: goals over three lines, both teams to score, corners and cards. */
export const sharedLines: readonly StatLineInput[] = [
  over('GOAL', 1.5),
  over('GOAL', 2.5),
  over('GOAL', 3.5),
  { stat: 'BTTS', comparison: 'YES' },
  over('CORNERS', 9.5),
  over('YELLOW', 3.5),
];

/** What is told as a mean, for and against. */
export const averagedStats = [
  'GOAL',
  'SHOTS',
  'SHOTS_ON_GOAL',
  'CORNERS',
  'YELLOW',
  'RED',
] as const satisfies readonly LinedStat[];

/** Only the mean of these is shown, which is the same whatever the line. */
const averagedLines: readonly StatLineInput[] = averagedStats.flatMap((stat) =>
  (['OWN', 'OPPONENT'] as const).map((scope) => ({
    stat,
    comparison: 'OVER',
    line: statRanges[stat].min,
    scope,
  })),
);

/** All lines of the page, at most 20: the shares, then each mean for and against. */
export const teamLines: readonly StatLineInput[] = [...sharedLines, ...averagedLines];

/** Rates in the order of the lines, taken apart as they are shown. */
export function takeApart<Rate>(rates: readonly Rate[]) {
  const averages = rates.slice(sharedLines.length);
  return {
    shares: sharedLines.map((line, place) => ({ line, rate: rates[place] })),
    means: averagedStats.map((stat, place) => ({
      stat,
      own: averages[2 * place],
      opponent: averages[2 * place + 1],
    })),
  };
}
