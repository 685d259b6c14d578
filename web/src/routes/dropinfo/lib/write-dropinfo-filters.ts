import { type DropinfoFilters, defaultsOf } from './dropinfo-filters.ts';

/**
 * The search parameters of an address with these filters; defaults are left out.
 * @param uid the dropinfo that the address names, if any
 */
export function writeDropinfoFilters(filters: DropinfoFilters, uid?: string | null): URLSearchParams {
  const defaults = defaultsOf(uid);
  const params = new URLSearchParams();
  if (filters.when !== defaults.when) params.set('when', filters.when);
  if (filters.search !== '') params.set('search', filters.search);
  if (filters.markets.length > 0) params.set('market', filters.markets.join(','));
  if (filters.oddsFrom !== null) params.set('from', String(filters.oddsFrom));
  if (filters.oddsTo !== null) params.set('to', String(filters.oddsTo));
  if (filters.isMine) params.set('mine', '1');
  if (filters.league !== null) params.set('league', filters.league);
  if (filters.dropOver !== null) params.set('drop', String(filters.dropOver));
  if (filters.under !== null) params.set('under', String(filters.under));
  if (filters.sort !== defaults.sort) params.set('sort', filters.sort);
  if (filters.direction !== defaults.direction) params.set('order', filters.direction);
  if (filters.isGrouped) params.set('group', 'match');
  return params;
}
