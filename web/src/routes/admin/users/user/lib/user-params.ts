import type { userScreenQuery } from '../../../../../__generated__/userScreenQuery.graphql.ts';
import { readPage, searchedIn } from '../../../../../shared/ui/url-state.ts';
import { idParam } from '../../../lib/id-param.ts';

export const PAGE_SIZE = 10;

/** Search and page (from 1) of a list on the user page. */
export const readListParams = (params: URLSearchParams, list: 'logs' | 'devices') => ({
  search: searchedIn(params, list),
  page: readPage(params, `${list}Page`),
});

export function userVariables(id: string | undefined, params: URLSearchParams): userScreenQuery['variables'] {
  const logs = readListParams(params, 'logs');
  const devices = readListParams(params, 'devices');
  return {
    userId: idParam(id),
    first: PAGE_SIZE,
    logSearch: logs.search.trim() || null,
    logPage: logs.page,
    deviceSearch: devices.search.trim() || null,
    devicePage: devices.page,
  };
}
