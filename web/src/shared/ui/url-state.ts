import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface ChangeOptions {
  /** Changes that follow each other within so many milliseconds go to their address together. */
  readonly pause?: number;
  /** Whether the browser goes back over the change. */
  readonly isStep?: boolean;
}

/**
 * A state that the address's search keeps; `write` is given the search as it is. A change is there at once, before the
 * router has gone to its address, so that quick changes build on each other.
 */
export function useAddressState<T>(
  read: (params: URLSearchParams) => T,
  write: (state: T, params: URLSearchParams) => URLSearchParams,
): [T, (change: (state: T) => T, options?: ChangeOptions) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [onTheWay, setOnTheWay] = useState<{ state: T; pathname: string; search: string } | null>(null);
  const hasArrived = onTheWay !== null && (onTheWay.search === search || onTheWay.pathname !== pathname);
  if (hasArrived) setOnTheWay(null);
  const state = onTheWay === null || hasArrived ? read(new URLSearchParams(search)) : onTheWay.state;

  const latest = useRef(state);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = (next: (state: T) => T, { pause = 0, isStep = false }: ChangeOptions = {}) => {
    const changed = next(latest.current);
    latest.current = changed;
    const params = write(changed, new URLSearchParams(search)).toString();
    setOnTheWay({ state: changed, pathname, search: params === '' ? '' : `?${params}` });
    const go = () => navigate({ search: params }, { replace: !isStep, preventScrollReset: true });
    const isPausing = pause > 0 && timer.current !== undefined;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      if (isPausing) go();
    }, pause);
    if (!isPausing) go();
  };
  return [state, change];
}

/** The longest text that the graph searches for, in characters. */
export const maxSearched = 200;

/** What an address searches for under a key, as much of it as can be; empty for everything. */
export const searchedIn = (params: URLSearchParams, key = 'search'): string =>
  (params.get(key) ?? '').slice(0, maxSearched);

/** What the address of a list with search, sort and pages says. */
export interface ListParams<TSort extends string> {
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
export function readListParams<TSort extends string>(
  params: URLSearchParams,
  defaults: ListDefaults<TSort>,
): ListParams<TSort> {
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
export function writeListParams<TSort extends string>(
  before: URLSearchParams,
  { search, sort, direction, page }: ListParams<TSort>,
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

/**
 * Search, sort and page of a list, kept in the address. Another search or order begins at its first page. Turning a page
 * or sorting is a step that the browser goes back over; typing a search is not.
 */
export function useListParams<TSort extends string>(
  defaults: ListDefaults<TSort>,
): [ListParams<TSort>, (change: Partial<ListParams<TSort>>) => void] {
  const [address, changeAddress] = useAddressState(
    (params) => readListParams(params, defaults),
    (next: ListParams<TSort>, params) => writeListParams(params, next, defaults),
  );
  const change = (wanted: Partial<ListParams<TSort>>) =>
    changeAddress((now) => ({ ...now, page: 1, ...wanted }), { isStep: wanted.search === undefined });
  return [address, change];
}
