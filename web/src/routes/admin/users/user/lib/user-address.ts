import type { userScreenQuery } from '../../../../../__generated__/userScreenQuery.graphql.ts';
import { readPage, searchedIn } from '../../../../../shared/ui/url-state.ts';
import { idParam } from '../../../lib/id-param.ts';

/** How many entries a page of a list has. */
export const entriesOnPage = 10;

/** What an address says of a list on a person's page: what it is searched for, and its page from 1. */
export const readList = (params: URLSearchParams, list: 'logs' | 'devices') => ({
  search: searchedIn(params, list),
  page: readPage(params, `${list}Page`),
});

/** A person by the number in the address, with the pages of the lists. */
export function userVariables(id: string | undefined, params: URLSearchParams): userScreenQuery['variables'] {
  const logs = readList(params, 'logs');
  const devices = readList(params, 'devices');
  return {
    userId: idParam(id),
    first: entriesOnPage,
    logSearch: logs.search.trim() || null,
    logPage: logs.page,
    deviceSearch: devices.search.trim() || null,
    devicePage: devices.page,
  };
}
