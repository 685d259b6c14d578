import type { StatLineInput } from '../../../../../__generated__/matchScreenQuery.graphql.ts';
import { lineKey, type RememberedLines } from '../../../../../shared/football/line-memory.ts';
import {
  firstLine,
  isLined,
  type MatchStat,
  matchStats,
  type WindowSize,
} from '../../../../../shared/football/stat-lines.ts';

export interface ComparisonRow {
  readonly id: ComparisonRowId;
  readonly stat: MatchStat;
  readonly scope: 'OWN' | 'OPPONENT';
}

/** A statistic of the team, or the goals that it concedes. */
type ComparisonRowId = MatchStat | 'CONCEDED';

/** The user's choice of matches and lines. */
export interface ComparisonChoice {
  /** The number of last matches of each team. */
  readonly size: WindowSize;
  /** Whether only matches of the same league and season count. */
  readonly sameLeague: boolean;
  /** For both teams to score, over means yes. */
  readonly direction: 'OVER' | 'UNDER';
  /** The line of each row that has one. */
  readonly lines: Readonly<Partial<Record<ComparisonRowId, number>>>;
}

/** In display order, with goals conceded below goals. */
export const comparisonRows: readonly ComparisonRow[] = matchStats.flatMap((stat): ComparisonRow[] => {
  const own: ComparisonRow = { id: stat, stat, scope: 'OWN' };
  return stat === 'GOALS' ? [own, { id: 'CONCEDED', stat, scope: 'OPPONENT' }] : [own];
});

/** The last ten matches of all leagues, over the default lines. */
export const defaultChoice: ComparisonChoice = {
  size: 10,
  sameLeague: false,
  direction: 'OVER',
  lines: Object.fromEntries(
    comparisonRows.flatMap(({ id, stat, scope }) => (isLined(stat) ? [[id, firstLine(stat, scope)]] : [])),
  ),
};

function choiceFrom(
  lineOf: (row: ComparisonRow, index: number) => number | null | undefined,
): ComparisonChoice {
  const lines = comparisonRows.flatMap((row, index) =>
    isLined(row.stat) ? [[row.id, lineOf(row, index) ?? defaultChoice.lines[row.id]] as const] : [],
  );
  return { ...defaultChoice, lines: Object.fromEntries(lines) };
}

/** The default choice with the lines stored on this device. */
export const choiceFromMemory = (remembered: RememberedLines): ComparisonChoice =>
  choiceFrom(({ stat, scope }) => (isLined(stat) ? remembered[lineKey(stat, scope)] : null));

/** The default choice with the lines of a query, which are in row order. */
export const choiceFromLines = (lines: readonly StatLineInput[]): ComparisonChoice =>
  choiceFrom((_, index) => lines[index]?.line);

/** What over and under mean for both teams to score. */
export const answerOf = { OVER: 'YES', UNDER: 'NO' } as const;

/** Query variables, with the lines in row order. */
export function comparisonVariables({ size, sameLeague, direction, lines }: ComparisonChoice) {
  return {
    size,
    sameLeague,
    lines: comparisonRows.map(
      ({ id, stat, scope }): StatLineInput => ({
        stat,
        comparison: isLined(stat) ? direction : answerOf[direction],
        line: lines[id] ?? null,
        scope,
      }),
    ),
  };
}
