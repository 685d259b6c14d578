import { readTipKind, tipKindWord } from '../../../shared/tip/tip-kinds.ts';
import { tipSorts } from '../../../shared/tip/tip-sorts.ts';
import { readTipStatus, tipStatusWord } from '../../../shared/tip/tip-statuses.ts';
import { searchedIn } from '../../../shared/ui/searched.ts';
import { dayStart } from './day-start.ts';
import { defaultTipsFilters, type TipsFilters } from './tips-filters.ts';

/** Reads the filters from an address's search parameters; what there is not counts as not given. */
export function readTipsAddress(params: URLSearchParams): TipsFilters {
  return {
    kind: readTipKind(params.get('kind')),
    status: readTipStatus(params.get('status')),
    search: searchedIn(params),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    sort: tipSorts.find((sort) => sort === params.get('sort')) ?? defaultTipsFilters.sort,
    direction: params.get('direction') === 'asc' ? 'asc' : 'desc',
  };
}

/** The search parameters of an address with these filters; defaults are left out. */
export function writeTipsAddress(filters: TipsFilters): URLSearchParams {
  const { kind, status, search, from, to, sort, direction } = filters;
  const params = new URLSearchParams();
  if (kind !== null) params.set('kind', tipKindWord(kind));
  if (status !== null) params.set('status', tipStatusWord(status));
  if (search !== '') params.set('search', search);
  if (from !== null) params.set('from', from);
  if (to !== null) params.set('to', to);
  if (sort !== defaultTipsFilters.sort) params.set('sort', sort);
  if (direction !== defaultTipsFilters.direction) params.set('direction', direction);
  return params;
}

function readDay(text: string | null): string | null {
  return text !== null && dayStart(text) !== null ? text : null;
}
