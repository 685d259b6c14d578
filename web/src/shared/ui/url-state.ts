import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type AddressFields,
  addressOf,
  choiceField,
  countField,
  type Direction,
  directionField,
  searchField,
} from './address-fields.ts';

interface ChangeOptions {
  /** Changes within this time are navigated together, in milliseconds. */
  readonly pause?: number;
  /** Whether the change adds a history entry. */
  readonly isStep?: boolean;
}

/** The changed parts, or a function that derives them from the latest state. */
type Change<T> = Partial<T> | ((state: T) => Partial<T>);

/**
 * A state in the address's search. `write` gets the current search. A change applies immediately, before the router navigates, so that
 * quick changes build on each other.
 */
export function useAddressState<T extends object>(
  read: (params: URLSearchParams) => T,
  write: (state: T, params: URLSearchParams) => URLSearchParams,
): [T, (change: Change<T>, options?: ChangeOptions) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ state: T; pathname: string; search: string } | null>(null);
  const hasArrived = pending !== null && (pending.search === search || pending.pathname !== pathname);
  if (hasArrived) setPending(null);
  const state = pending === null || hasArrived ? read(new URLSearchParams(search)) : pending.state;

  const latest = useRef(state);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = (next: Change<T>, { pause = 0, isStep = false }: ChangeOptions = {}) => {
    const changes = typeof next === 'function' ? next(latest.current) : next;
    const changed = { ...latest.current, ...changes };
    latest.current = changed;
    const params = write(changed, new URLSearchParams(search)).toString();
    setPending({ state: changed, pathname, search: params === '' ? '' : `?${params}` });
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

interface Order<TSort extends string> {
  readonly sort: TSort;
  readonly direction: Direction;
}

/** The order of a list, and how to change it. */
export interface Sorting<TSort extends string> {
  readonly address: Order<TSort>;
  readonly onChange: (change: Order<TSort>) => void;
}

/** One text for a sort key and its direction. */
export const orderName = ({ sort, direction }: Order<string>) => `${sort}_${direction}`;

/** A direction in the schema. */
export const graphDirection = (direction: Direction) => (direction === 'asc' ? 'ASC' : 'DESC');

/** A list with search, sort, filters and pages. */
export interface ListDefinition {
  /** The sort keys: names in the address with the server's. */
  readonly sorts: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly direction: Direction;
  /** By parameter: names in the address with the server's values. */
  readonly filters: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly pageSize: number;
}

interface ListParams<TSort extends string = string> extends Order<TSort> {
  /** Empty for none. */
  readonly search: string;
  /** Starts at 1. */
  readonly page: number;
}

type SortOf<TList extends ListDefinition> = keyof TList['sorts'] & string;

/** `ListParams` with the value of each filter; `all` for none. */
export type ListAddress<TList extends ListDefinition> = ListParams<SortOf<TList>> & {
  readonly [Name in keyof TList['filters']]: (keyof TList['filters'][Name] & string) | 'all';
};

type ListVariables<TList extends ListDefinition> = {
  readonly search: string | null;
  readonly orderBy: { readonly field: TList['sorts'][SortOf<TList>]; readonly direction: 'ASC' | 'DESC' };
  readonly first: number;
  readonly page: number;
} & {
  readonly [Name in keyof TList['filters']]: TList['filters'][Name][keyof TList['filters'][Name]] | null;
};

/** The page in an address; 1 for an invalid one. */
export const pageField = (name = 'page') => countField(name, 1_000_000);

/** Converts a list's address. Invalid values get the defaults. */
export function listAddress<TList extends ListDefinition>({ sorts, sort, direction, filters }: TList) {
  const filterFields = Object.entries(filters).map(
    ([name, options]) => [name, choiceField(name, wordsOf(options), 'all', String)] as const,
  );
  const fields = {
    search: searchField,
    sort: choiceField('sort', wordsOf(sorts), sort, String),
    direction: directionField(direction),
    page: pageField(),
    ...Object.fromEntries(filterFields),
  };
  return addressOf(fields as unknown as AddressFields<ListAddress<TList>>);
}

/** The values of a filter in the address, including `all`. */
export const filterWords = <Word extends string>(filter: Readonly<Record<Word, unknown>>) =>
  ['all', ...wordsOf(filter)] as const;

/** The names of sort keys or filter values in the address. */
export const wordsOf = <Word extends string>(choices: Readonly<Record<Word, unknown>>) =>
  Object.keys(choices) as Word[];

/** The query variables for a list's address. */
export function listVariables<TList extends ListDefinition>(
  params: URLSearchParams,
  list: TList,
): ListVariables<TList> {
  const address: ListParams & Readonly<Record<string, unknown>> = listAddress(list).read(params);
  const variables = {
    search: address.search.trim() || null,
    orderBy: { field: list.sorts[address.sort], direction: graphDirection(address.direction) },
    first: list.pageSize,
    page: address.page,
    ...Object.fromEntries(
      Object.entries(list.filters).map(([name, options]) => [name, options[String(address[name])] ?? null]),
    ),
  };
  return variables as ListVariables<TList>;
}

/** A list's state in the address. A change goes to the first page and, except for a search, adds a history entry. */
export function useListParams<TList extends ListDefinition>(
  list: TList,
): [ListAddress<TList>, (change: Partial<ListAddress<TList>>) => void] {
  const { read, write } = listAddress(list);
  const [address, changeAddress] = useAddressState(read, write);
  const change = (changes: Partial<ListAddress<TList>>) =>
    changeAddress((before) => ({ ...before, page: 1, ...changes }), { isStep: changes.search === undefined });
  return [address, change];
}
