import { lineKey, type RememberedLines } from '../../../../shared/football/line-memory.ts';
import { isLined, matchStats } from '../../../../shared/football/stat-lines.ts';
import type { LeagueView } from './league-view.ts';

/** A view with the lines that are remembered for its counts; those of the address go before them. */
export function withRememberedLines(view: LeagueView, remembered: RememberedLines): LeagueView {
  const lines = matchStats.filter(isLined).flatMap((stat) => {
    const line = remembered[lineKey(stat, view.scope)];
    return line === undefined ? [] : [[stat, line] as const];
  });
  return { ...view, lines: { ...Object.fromEntries(lines), ...view.lines } };
}
