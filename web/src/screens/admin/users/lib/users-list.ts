import type { usersScreenQuery } from '../../../../__generated__/usersScreenQuery.graphql.ts';
import type { ListAddress, ListDefaults } from '../../../../shared/ui/list-address.ts';

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

/** How many people a page has. */
export const usersOnPage = 20;

/** The graph searches for at most so many characters. */
const mostSearched = 200;

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

/** The page of people that an address asks for, as the graph takes it. */
export function usersVariables({
  search,
  sort,
  direction,
  page,
}: ListAddress<UserSort>): usersScreenQuery['variables'] {
  return {
    search: search.trim().slice(0, mostSearched) || null,
    orderBy: { field: fields[sort], direction: direction === 'asc' ? 'ASC' : 'DESC' },
    first: usersOnPage,
    page,
  };
}
