import type { LeagueView } from './league-view.ts';

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
