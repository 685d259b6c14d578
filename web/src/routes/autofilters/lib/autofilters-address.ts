import dayjs from 'dayjs';
import type { autofiltersScreenQuery } from '../../../__generated__/autofiltersScreenQuery.graphql.ts';

/** What the screen shows, as its address says. */
export interface AutofiltersAddress {
  /** Global id of the chosen autofilter; null for all of them. */
  readonly filter: string | null;
  /** The last kick-off of the list; null for no limit. */
  readonly until: Date | null;
  /** Whether a new autofilter is being built. */
  readonly isBuilding: boolean;
}

/** All matches of all autofilters. */
export const firstAddress: AutofiltersAddress = { filter: null, until: null, isBuilding: false };

/** Reads the search parameters of an address; a date that is none counts as not given. */
export function readAutofiltersAddress(params: URLSearchParams): AutofiltersAddress {
  const until = dayjs(params.get('until') ?? Number.NaN);
  return {
    filter: params.get('filter'),
    until: until.isValid() ? until.toDate() : null,
    isBuilding: params.has('new'),
  };
}

/** The search parameters of an address, for a link; what is not limited is left out. */
export function writeAutofiltersAddress({ filter, until, isBuilding }: AutofiltersAddress): string {
  const params = new URLSearchParams();
  if (filter !== null) params.set('filter', filter);
  if (until !== null) params.set('until', until.toISOString());
  if (isBuilding) params.set('new', '');
  return params.size === 0 ? '' : `?${params}`;
}

/** How many matches a page has. */
export const AUTOFILTER_PAGE = 50;

/** What the graph is asked for an address. The limit of kick-off is not in it: the list ends there by its order. */
export function autofiltersVariables({ filter }: AutofiltersAddress): autofiltersScreenQuery['variables'] {
  return { autofilterId: filter, first: AUTOFILTER_PAGE };
}
