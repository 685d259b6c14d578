import type { usersScreenQuery } from '../../../../__generated__/usersScreenQuery.graphql.ts';
import { type ListDefaults, readListParams } from '../../../../shared/ui/url-state.ts';

/** What people can be sorted by, as the address says it. */
export const userSorts = [
  'id',
  'rank',
  'joined_at',
  'subscription',
  'starts_at',
  'expires_at',
  'goq',
  'discord',
  'devices',
] as const;

/** Something that people can be sorted by. */
export type UserSort = (typeof userSorts)[number];

/** The list as it is first seen. */
export const userListDefaults: ListDefaults<UserSort> = { sorts: userSorts, sort: 'id', direction: 'asc' };

/** By what the list can be narrowed, as the address says it. */
export const userFilters = ['all', 'subscribed', 'ending', 'typers', 'admins', 'locked'] as const;

/** A filter of the list. */
export type UserFilter = (typeof userFilters)[number];

/** Reads the filter from the list's address; whatever is not known counts as not given. */
export const readUserFilter = (params: URLSearchParams): UserFilter =>
  userFilters.find((filter) => filter === params.get('filter')) ?? 'all';

/** The search parameters with another filter: it begins at the first page, and search and order stay. */
export function writeUserFilter(before: URLSearchParams, filter: UserFilter): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete('page');
  if (filter === 'all') params.delete('filter');
  else params.set('filter', filter);
  return params;
}

/** How many people a page has. */
export const usersOnPage = 20;

const fields = {
  id: 'ID',
  rank: 'RANK',
  joined_at: 'JOINED_AT',
  subscription: 'SUBSCRIPTION',
  starts_at: 'STARTS_AT',
  expires_at: 'EXPIRES_AT',
  goq: 'GOQ',
  discord: 'DISCORD',
  devices: 'DEVICES',
} as const satisfies Record<UserSort, string>;

const filters = {
  all: null,
  subscribed: 'SUBSCRIBED',
  ending: 'ENDING',
  typers: 'TYPERS',
  admins: 'ADMINS',
  locked: 'LOCKED',
} as const satisfies Record<UserFilter, string | null>;

/** The page of people that an address asks for, as the graph takes it. */
export function usersVariables(params: URLSearchParams): usersScreenQuery['variables'] {
  const { search, sort, direction, page } = readListParams(params, userListDefaults);
  return {
    search: search.trim() || null,
    filter: filters[readUserFilter(params)],
    orderBy: { field: fields[sort], direction: direction === 'asc' ? 'ASC' : 'DESC' },
    first: usersOnPage,
    page,
  };
}
