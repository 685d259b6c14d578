import { lineKey, type RememberedLines } from '../../../../../shared/football/line-memory.ts';
import { firstLine, isLined, type MatchStat, matchStats } from '../../../../../shared/football/stat-lines.ts';

/** A row of the comparison: what is counted, and whether of the team or of its opponents. */
export interface ComparisonRow {
  readonly id: ComparisonRowId;
  readonly stat: MatchStat;
  readonly scope: 'OWN' | 'OPPONENT';
}

/** Every stat of the team, and the goals that it concedes. */
export type ComparisonRowId = MatchStat | 'CONCEDED';

/** By which matches and lines the two teams are compared. */
export interface ComparisonChoice {
  /** How many last matches of each team. */
  readonly size: 5 | 10;
  /** Whether only matches of the same league and season count. */
  readonly sameLeague: boolean;
  /** Which side of the lines counts; for both teams to score over is yes. */
  readonly direction: 'OVER' | 'UNDER';
  /** The line of each row that has one. */
  readonly lines: Readonly<Partial<Record<ComparisonRowId, number>>>;
}

/** A line as the graph takes it. */
export interface StatLine {
  readonly stat: MatchStat;
  readonly comparison: 'OVER' | 'UNDER' | 'YES' | 'NO';
  readonly line: number | null;
  readonly scope: 'OWN' | 'OPPONENT';
}

/** The rows in their order: goals conceded stand under the goals. */
export const comparisonRows: readonly ComparisonRow[] = matchStats.flatMap((stat): ComparisonRow[] => {
  const own: ComparisonRow = { id: stat, stat, scope: 'OWN' };
  return stat === 'GOAL' ? [own, { id: 'CONCEDED', stat, scope: 'OPPONENT' }] : [own];
});

/** The last ten matches of all leagues, over the lines to begin with. */
export const firstChoice: ComparisonChoice = {
  size: 10,
  sameLeague: false,
  direction: 'OVER',
  lines: Object.fromEntries(
    comparisonRows.flatMap(({ id, stat, scope }) => (isLined(stat) ? [[id, firstLine(stat, scope)]] : [])),
  ),
};

type LineOf = (row: ComparisonRow, place: number) => number | null | undefined;

function choiceBy(lineOf: LineOf): ComparisonChoice {
  const lines = comparisonRows.flatMap((row, place) =>
    isLined(row.stat) ? [[row.id, lineOf(row, place) ?? firstChoice.lines[row.id]] as const] : [],
  );
  return { ...firstChoice, lines: Object.fromEntries(lines) };
}

/** The first choice with the lines that are remembered. */
export const choiceWith = (remembered: RememberedLines): ComparisonChoice =>
  choiceBy(({ stat, scope }) => (isLined(stat) ? remembered[lineKey(stat, scope)] : null));

/** The first choice with the lines that a query was asked with, which are in the order of the rows. */
export const choiceOfLines = (
  asked: readonly { readonly line?: number | null | undefined }[],
): ComparisonChoice => choiceBy((_, place) => asked[place]?.line);

/** The variables of a query for a choice; the lines are in the order of the rows. */
export function comparisonVariables({ size, sameLeague, direction, lines }: ComparisonChoice) {
  return {
    size,
    sameLeague,
    lines: comparisonRows.map(
      ({ id, stat, scope }): StatLine => ({
        stat,
        comparison: isLined(stat) ? direction : YES_OR_NO[direction],
        line: lines[id] ?? null,
        scope,
      }),
    ),
  };
}

const YES_OR_NO = { OVER: 'YES', UNDER: 'NO' } as const;
