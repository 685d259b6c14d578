import type { IntlShape } from 'react-intl';
import type {
  leagueScreenQuery,
  StatLineInput,
} from '../../../../__generated__/leagueScreenQuery.graphql.ts';
import { lineKey, type RememberedLines } from '../../../../shared/football/line-memory.ts';
import {
  firstLine,
  isLined,
  isLineOf,
  type LinedStat,
  leagueNumber,
  matchStats,
  type StatScope,
  shortStats,
} from '../../../../shared/football/stat-lines.ts';
import {
  addressOf,
  choiceField,
  countField,
  flagField,
  valueField,
} from '../../../../shared/ui/address-fields.ts';

/** How many last matches of a team are looked at. */
export const windows = [5, 10] as const;

export type WindowSize = (typeof windows)[number];

/** Whose counts can be looked at. */
export const countChoices = ['SUM', 'OWN', 'OPPONENT'] as const satisfies readonly StatScope[];

/** What the page of a league shows. */
export interface LeagueView {
  /** Name of the season; null for the one that runs now. */
  readonly season: string | null;
  readonly window: WindowSize;
  readonly comparison: 'OVER' | 'UNDER';
  readonly btts: 'YES' | 'NO';
  readonly scope: StatScope;
  /** Whether only goals and both teams to score are shown. */
  readonly isShort: boolean;
  /** Lines that the person has moved; the others begin where the stat begins. */
  readonly lines: Readonly<Partial<Record<LinedStat, number>>>;
  /** How many pages of coming matches are on show, from 1. */
  readonly pages: number;
}

/** What can be done with the lines. */
export interface LineChanges {
  readonly set: (stat: LinedStat, line: number) => void;
  /** All are where they begin again. */
  readonly reset: () => void;
}

/** How many choices are not as at first, without the season, which stands in the head. */
export function countOfChoices({ window, comparison, btts, scope, isShort, lines }: LeagueView): number {
  const first = defaultLeagueView;
  const changed = [
    window !== first.window,
    comparison !== first.comparison,
    btts !== first.btts,
    scope !== first.scope,
    isShort !== first.isShort,
  ];
  return changed.filter(Boolean).length + Object.keys(lines).length;
}

/** A line as a table's head has it: `> 2.5`, `< 9.5`, and yes or no for both teams to score. */
export function lineText(intl: IntlShape, { comparison, line }: StatLineInput): string {
  if (typeof line !== 'number') return intl.formatMessage({ id: 'shared.comparison.name' }, { comparison });
  return `${comparison === 'OVER' ? '>' : '<'} ${line.toFixed(1)}`;
}

const MATCH_PAGE = 20;

/** The graph gives at most 100 matches at once. */
export const lastMatchPage = 100 / MATCH_PAGE;

/** The view in an address. */
export const { read: readLeagueView, write: writeLeagueView } = addressOf<LeagueView>({
  season: valueField<string | null>('season', null, (name) => name || null),
  window: choiceField('window', windows, 5),
  comparison: choiceField('compare', ['OVER', 'UNDER'], 'OVER'),
  btts: choiceField('btts', ['YES', 'NO'], 'YES'),
  scope: choiceField<StatScope>('count', countChoices, 'SUM'),
  isShort: flagField('stats', 'short'),
  lines: {
    read: (params) =>
      Object.fromEntries(
        matchStats.filter(isLined).flatMap((stat) => {
          const line = Number(params.get(stat.toLowerCase()));
          return isLineOf(stat, line) ? [[stat, line] as const] : [];
        }),
      ),
    write: (lines, params) => {
      for (const [stat, line] of Object.entries(lines)) params.set(stat.toLowerCase(), String(line));
    },
  },
  pages: countField('pages', lastMatchPage),
});

/** The page as it is first seen. */
export const defaultLeagueView = readLeagueView(new URLSearchParams());

/** A view with the lines that are remembered for its counts; those of the address go before them. */
export function withRememberedLines(view: LeagueView, remembered: RememberedLines): LeagueView {
  const lines = matchStats.filter(isLined).flatMap((stat) => {
    const line = remembered[lineKey(stat, view.scope)];
    return line === undefined ? [] : [[stat, line] as const];
  });
  return { ...view, lines: { ...Object.fromEntries(lines), ...view.lines } };
}

/** The line of a stat in a view: the one that the person has set, or where the stat begins. */
export function lineOf({ lines, scope }: LeagueView, stat: LinedStat): number {
  return lines[stat] ?? firstLine(stat, scope);
}

/** The lines of a view in the order of its stats. */
export function linesOf(view: LeagueView): StatLineInput[] {
  const { btts, comparison, scope, isShort } = view;
  return (isShort ? shortStats : matchStats).map((stat) =>
    isLined(stat) ? { stat, comparison, line: lineOf(view, stat), scope } : { stat, comparison: btts },
  );
}

/** The view of a league as the graph takes it; a league number that is none asks for league 0, which nobody has. */
export function leagueVariables(
  leagueId: string | undefined,
  view: LeagueView,
): leagueScreenQuery['variables'] {
  return {
    leagueId: leagueNumber(leagueId),
    season: view.season,
    window: view.window,
    lines: linesOf(view),
    first: view.pages * MATCH_PAGE,
  };
}
