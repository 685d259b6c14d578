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
  matchStats,
  type StatScope,
  shortStats,
  statScopes,
  type WindowSize,
  windowSizes,
} from '../../../../shared/football/stat-lines.ts';
import {
  type AddressField,
  addressOf,
  choiceField,
  flagField,
  pathNumber,
  valueField,
} from '../../../../shared/ui/address-fields.ts';

export interface LeagueViewProps {
  readonly view: LeagueView;
  readonly onViewChange: (change: Partial<LeagueView>) => void;
}

export interface LineChanges {
  readonly set: (stat: LinedStat, line: number) => void;
  readonly reset: () => void;
}

/** The number of choices that differ from the default; the season does not count. */
export function countChanges(view: LeagueView): number {
  const names = ['window', 'comparison', 'btts', 'scope', 'isShort'] as const;
  const changed = names.filter((name) => view[name] !== defaultLeagueView[name]);
  return changed.length + countChangedLines(view);
}

export const countChangedLines = (view: LeagueView): number =>
  matchStats.filter((stat) => isLined(stat) && lineOf(view, stat) !== firstLine(stat, view.scope)).length;

/** A line as text: `> 2.5`, `< 9.5`, or yes and no for both teams to score. */
export function lineText(intl: IntlShape, { comparison, line }: StatLineInput): string {
  if (typeof line !== 'number') return intl.formatMessage({ id: 'shared.comparison.name' }, { comparison });
  return `${comparison === 'OVER' ? '>' : '<'} ${line.toFixed(1)}`;
}

export const matchPageSize = 20;

/** The results of a league or team before the user asks for more. */
export const firstResults = 10;

/** The API returns at most 100 matches or results of a league at once. */
export const maxMatches = 100;

const addressName = (stat: string): string => (stat === 'GOALS' ? 'goal' : stat.toLowerCase());

const linesField: AddressField<Readonly<Partial<Record<LinedStat, number>>>> = {
  read: (params) =>
    Object.fromEntries(
      matchStats.filter(isLined).flatMap((stat) => {
        const line = Number(params.get(addressName(stat)));
        return isLineOf(stat, line) ? [[stat, line] as const] : [];
      }),
    ),
  write: (lines, params) => {
    for (const stat of matchStats.filter(isLined)) params.delete(addressName(stat));
    for (const [stat, line] of Object.entries(lines)) params.set(addressName(stat), String(line));
  },
};

export const { read: readLeagueView, write: writeLeagueView } = addressOf({
  /** Name; null for the current season. */
  season: valueField<string | null>('season', null, (name) => name || null),
  window: choiceField<WindowSize>('window', windowSizes, 5),
  comparison: choiceField<'OVER' | 'UNDER'>('compare', ['OVER', 'UNDER'], 'OVER'),
  btts: choiceField<'YES' | 'NO'>('btts', ['YES', 'NO'], 'YES'),
  scope: choiceField<StatScope>('count', statScopes, 'SUM'),
  /** Whether only goals and both teams to score are shown. */
  isShort: flagField('stats', 'short'),
  /** Lines of this scope that the user has set; the others have the default of their statistic. */
  lines: linesField,
});

export const defaultLeagueView = readLeagueView(new URLSearchParams());

/** The page's state, held in the URL. */
type LeagueView = typeof defaultLeagueView;

/** Adds the lines stored on this device; those of the URL take precedence. */
export function withRememberedLines(view: LeagueView, remembered: RememberedLines): LeagueView {
  const lines = matchStats.filter(isLined).flatMap((stat) => {
    const line = remembered[lineKey(stat, view.scope)];
    return line === undefined ? [] : [[stat, line] as const];
  });
  return { ...view, lines: { ...Object.fromEntries(lines), ...view.lines } };
}

export function lineOf({ lines, scope }: LeagueView, stat: LinedStat): number {
  return lines[stat] ?? firstLine(stat, scope);
}

/** In the order of the statistics. */
export function linesOf(view: LeagueView): StatLineInput[] {
  const { btts, comparison, scope, isShort } = view;
  return (isShort ? shortStats : matchStats).map((stat) =>
    isLined(stat) ? { stat, comparison, line: lineOf(view, stat), scope } : { stat, comparison: btts },
  );
}

/** Query variables. An invalid league number becomes 0, which no league has. */
export function leagueVariables(
  leagueId: string | undefined,
  view: LeagueView,
): leagueScreenQuery['variables'] {
  return {
    leagueId: pathNumber(leagueId),
    season: view.season,
    window: view.window,
    lines: linesOf(view),
    first: matchPageSize,
  };
}
