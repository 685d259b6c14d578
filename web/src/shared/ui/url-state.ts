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

/** A list with search, sort, filters and pages, as its address and the graph have it. */
export interface ListDefinition {
  /** What it can be sorted by: the address's words with the graph's. */
  readonly sorts: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  /** By what it can be narrowed: under a parameter's name the address's words with what the graph takes for them. */
  readonly filters: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly pageSize: number;
}

/** What the address of a list with search, sort and pages says. */
export interface ListParams<TSort extends string = string> {
  /** What is searched for; empty for everything. */
  readonly search: string;
  readonly sort: TSort;
  readonly direction: 'asc' | 'desc';
  /** The page on show, from 1. */
  readonly page: number;
}

type SortOf<TList extends ListDefinition> = keyof TList['sorts'] & string;

/** The same with the word chosen for each filter of the list; `all` for none. */
export type ListAddress<TList extends ListDefinition> = ListParams<SortOf<TList>> & {
  readonly [Name in keyof TList['filters']]: (keyof TList['filters'][Name] & string) | 'all';
};

/** What a list's query asks for an address. */
type ListVariables<TList extends ListDefinition> = {
  readonly search: string | null;
  readonly orderBy: { readonly field: TList['sorts'][SortOf<TList>]; readonly direction: 'ASC' | 'DESC' };
  readonly first: number;
  readonly page: number;
} & {
  readonly [Name in keyof TList['filters']]: TList['filters'][Name][keyof TList['filters'][Name]] | null;
};

const lastPage = 1_000_000;

/** Reads a page, from 1, from an address; whatever is none is the first. */
export function readPage(params: URLSearchParams, name = 'page'): number {
  const page = Number(params.get(name));
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/** Reads what a list's address says; whatever is not offered counts as not given. */
export function readListParams<TList extends ListDefinition>(
  params: URLSearchParams,
  { sorts, sort, direction, filters }: TList,
): ListAddress<TList> {
  const chosen = (name: string, words: object, otherwise: string) => {
    const word = params.get(name);
    return word !== null && Object.hasOwn(words, word) ? word : otherwise;
  };
  const address = {
    search: searchedIn(params),
    sort: chosen('sort', sorts, sort),
    direction: chosen('direction', { asc: 1, desc: 1 }, direction),
    page: readPage(params),
    ...Object.fromEntries(Object.entries(filters).map(([name, words]) => [name, chosen(name, words, 'all')])),
  };
  return address as ListAddress<TList>;
}

/** The words of a filter, with that for none. */
export const filterWords = <Word extends string>(filter: Readonly<Record<Word, unknown>>) =>
  ['all', ...wordsOf(filter)] as const;

/** The words that an address has for what a list can be sorted by or narrowed to. */
export const wordsOf = <Word extends string>(choices: Readonly<Record<Word, unknown>>) =>
  Object.keys(choices) as Word[];

/** The search parameters of a list's address; defaults are left out, and parameters of others stay. */
export function writeListParams<TList extends ListDefinition>(
  before: URLSearchParams,
  address: ListAddress<TList>,
  { sort, direction, filters }: TList,
): URLSearchParams {
  const params = new URLSearchParams(before);
  const none = Object.fromEntries(Object.keys(filters).map((name) => [name, 'all']));
  for (const [name, otherwise] of Object.entries({ search: '', sort, direction, page: 1, ...none })) {
    const value = address[name as keyof typeof address];
    if (value === otherwise) params.delete(name);
    else params.set(name, String(value));
  }
  return params;
}

/** What a list's query asks for its address. */
export function listVariables<TList extends ListDefinition>(
  params: URLSearchParams,
  list: TList,
): ListVariables<TList> {
  const address: ListParams & Readonly<Record<string, unknown>> = readListParams(params, list);
  const variables = {
    search: address.search.trim() || null,
    orderBy: { field: list.sorts[address.sort], direction: address.direction === 'asc' ? 'ASC' : 'DESC' },
    first: list.pageSize,
    page: address.page,
    ...Object.fromEntries(
      Object.entries(list.filters).map(([name, words]) => [name, words[String(address[name])] ?? null]),
    ),
  };
  return variables as ListVariables<TList>;
}

/**
 * What a list shows, kept in the address. Another search, order or filter begins at its first page. All but typing a search
 * is a step that the browser goes back over.
 */
export function useListParams<TList extends ListDefinition>(
  list: TList,
): [ListAddress<TList>, (change: Partial<ListAddress<TList>>) => void] {
  const [address, changeAddress] = useAddressState(
    (params) => readListParams(params, list),
    (next: ListAddress<TList>, params) => writeListParams(params, next, list),
  );
  const change = (wanted: Partial<ListAddress<TList>>) =>
    changeAddress((now) => ({ ...now, page: 1, ...wanted }), { isStep: wanted.search === undefined });
  return [address, change];
}
