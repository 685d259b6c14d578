import { searchedIn } from './searched.ts';

/** What the address of a list with search, sort and pages says. */
export interface ListAddress<TSort extends string> {
  /** What is searched for; empty for everything. */
  readonly search: string;
  readonly sort: TSort;
  readonly direction: 'asc' | 'desc';
  /** The page on show, from 1. */
  readonly page: number;
}

/** A list as it is first seen, and all that it can be sorted by. */
export interface ListDefaults<TSort extends string> {
  readonly sorts: readonly TSort[];
  readonly sort: TSort;
  readonly direction: 'asc' | 'desc';
}

const lastPage = 1_000_000;

/** Reads `search`, `sort`, `direction` and `page` from an address; whatever is not offered counts as not given. */
export function readListAddress<TSort extends string>(
  params: URLSearchParams,
  defaults: ListDefaults<TSort>,
): ListAddress<TSort> {
  const direction = params.get('direction');
  const page = Number(params.get('page'));
  return {
    search: searchedIn(params),
    sort: defaults.sorts.find((choice) => choice === params.get('sort')) ?? defaults.sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : defaults.direction,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The search parameters of a list's address; defaults are left out, and parameters of others stay. */
export function writeListAddress<TSort extends string>(
  before: URLSearchParams,
  { search, sort, direction, page }: ListAddress<TSort>,
  defaults: ListDefaults<TSort>,
): URLSearchParams {
  const params = new URLSearchParams(before);
  const put = (name: string, value: string, isDefault: boolean) => {
    if (isDefault) params.delete(name);
    else params.set(name, value);
  };
  put('search', search, search === '');
  put('sort', sort, sort === defaults.sort);
  put('direction', direction, direction === defaults.direction);
  put('page', String(page), page === 1);
  return params;
}
