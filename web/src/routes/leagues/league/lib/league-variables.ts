import type {
  leagueScreenQuery,
  StatLineInput,
} from '../../../../__generated__/leagueScreenQuery.graphql.ts';
import { leagueNumber } from '../../../../shared/football/league-number.ts';
import {
  firstLine,
  isLined,
  type LinedStat,
  matchStats,
  shortStats,
} from '../../../../shared/football/stat-lines.ts';
import type { LeagueView } from './league-view.ts';

/** How many coming matches a page has. */
export const MATCH_PAGE = 20;

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
