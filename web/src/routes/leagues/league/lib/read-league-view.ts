import { isLined, isLineOf, matchStats } from '../../../../shared/football/stat-lines.ts';
import { lastMatchPage } from './league-variables.ts';
import { countChoices, type LeagueView, windows } from './league-view.ts';

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
