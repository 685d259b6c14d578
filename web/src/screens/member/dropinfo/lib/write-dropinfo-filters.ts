import { type DropinfoFilters, defaultDropinfoFilters } from './dropinfo-filters.ts';

/** The search parameters of an address with these filters; defaults are left out. */
export function writeDropinfoFilters(filters: DropinfoFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.league !== null) params.set('league', filters.league);
  if (filters.dropOver !== null) params.set('drop', String(filters.dropOver));
  if (filters.under !== null) params.set('under', String(filters.under));
  if (filters.sort !== defaultDropinfoFilters.sort) params.set('sort', filters.sort);
  if (filters.direction !== defaultDropinfoFilters.direction) params.set('order', filters.direction);
  return params;
}
