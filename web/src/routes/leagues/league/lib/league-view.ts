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

/** The page as it is first seen. */
export const defaultLeagueView: LeagueView = {
  season: null,
  window: 5,
  comparison: 'OVER',
  btts: 'YES',
  scope: 'SUM',
  isShort: false,
  lines: {},
  pages: 1,
};

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

/** Reads the view from an address's search parameters; whatever is not offered counts as not given. */
export function readLeagueView(params: URLSearchParams): LeagueView {
  const season = params.get('season');
  const pages = Number(params.get('pages'));
  return {
    season: season === null || season === '' ? null : season,
    window: windows.find((size) => String(size) === params.get('window')) ?? 5,
    comparison: params.get('compare') === 'under' ? 'UNDER' : 'OVER',
    btts: params.get('btts') === 'no' ? 'NO' : 'YES',
    scope: countChoices.find((choice) => choice.toLowerCase() === params.get('count')) ?? 'SUM',
    isShort: params.get('stats') === 'short',
    lines: readLines(params),
    pages: Number.isInteger(pages) && pages >= 1 && pages <= lastMatchPage ? pages : 1,
  };
}

function readLines(params: URLSearchParams): LeagueView['lines'] {
  const lines = matchStats.filter(isLined).flatMap((stat) => {
    const line = Number(params.get(stat.toLowerCase()));
    return isLineOf(stat, line) ? [[stat, line] as const] : [];
  });
  return Object.fromEntries(lines);
}

/** The search parameters of an address with this view; defaults are left out. */
export function writeLeagueView(view: LeagueView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.season !== null) params.set('season', view.season);
  if (view.window !== 5) params.set('window', String(view.window));
  if (view.comparison === 'UNDER') params.set('compare', 'under');
  if (view.btts === 'NO') params.set('btts', 'no');
  if (view.scope !== 'SUM') params.set('count', view.scope.toLowerCase());
  if (view.isShort) params.set('stats', 'short');
  for (const [stat, line] of Object.entries(view.lines)) params.set(stat.toLowerCase(), String(line));
  if (view.pages > 1) params.set('pages', String(view.pages));
  return params;
}

/** A view with the lines that are remembered for its counts; those of the address go before them. */
export function withRememberedLines(view: LeagueView, remembered: RememberedLines): LeagueView {
  const lines = matchStats.filter(isLined).flatMap((stat) => {
    const line = remembered[lineKey(stat, view.scope)];
    return line === undefined ? [] : [[stat, line] as const];
  });
  return { ...view, lines: { ...Object.fromEntries(lines), ...view.lines } };
}

const MATCH_PAGE = 20;

/** The graph gives at most 100 matches at once. */
export const lastMatchPage = 100 / MATCH_PAGE;

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
