import type { userScreenQuery } from '../../../../../__generated__/userScreenQuery.graphql.ts';
import { readPage, searchedIn } from '../../../../../shared/ui/url-state.ts';

/** A list on a person's page: what it is searched for, and its page from 1. */
export interface SectionParams {
  readonly search: string;
  readonly page: number;
}

/** What the address of a person's page says of its two lists. */
export interface UserAddress {
  readonly logs: SectionParams;
  readonly devices: SectionParams;
}

/** How many entries a page of a list has. */
export const entriesOnPage = 10;

const lists = ['logs', 'devices'] as const;

const readPart = (params: URLSearchParams, list: (typeof lists)[number]): SectionParams => ({
  search: searchedIn(params, list),
  page: readPage(params, `${list}Page`),
});

/** Reads `logs`, `logsPage`, `devices` and `devicesPage` from an address. */
export const readUserAddress = (params: URLSearchParams): UserAddress => ({
  logs: readPart(params, 'logs'),
  devices: readPart(params, 'devices'),
});

/** The search parameters of an address that shows this; defaults are left out. */
export function writeUserAddress(address: UserAddress): URLSearchParams {
  const params = new URLSearchParams();
  for (const list of lists) {
    const { search, page } = address[list];
    if (search !== '') params.set(list, search);
    if (page !== 1) params.set(`${list}Page`, String(page));
  }
  return params;
}

/** A person by the number in the address, with the pages of the lists; a number that nobody has is 0. */
export function userVariables(
  id: string | undefined,
  { logs, devices }: UserAddress,
): userScreenQuery['variables'] {
  const searched = ({ search }: SectionParams) => search.trim() || null;
  return {
    userId: /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : 0,
    first: entriesOnPage,
    logSearch: searched(logs),
    logPage: logs.page,
    deviceSearch: searched(devices),
    devicePage: devices.page,
  };
}
