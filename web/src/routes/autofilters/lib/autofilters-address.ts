import dayjs from 'dayjs';
import type { autofiltersScreenQuery } from '../../../__generated__/autofiltersScreenQuery.graphql.ts';
import { addressOf, valueField } from '../../../shared/ui/address-fields.ts';

/** What the screen shows, as its address says. */
export interface AutofiltersAddress {
  /** Global id of the chosen autofilter; null for all of them. */
  readonly filter: string | null;
  /** The last kick-off of the list; null for no limit. */
  readonly until: Date | null;
  /** Whether a new autofilter is being built. */
  readonly isBuilding: boolean;
}

const address = addressOf<AutofiltersAddress>({
  filter: valueField<string | null>('filter', null, (id) => id || null),
  until: valueField<Date | null>(
    'until',
    null,
    (text) => {
      const until = dayjs(text || Number.NaN);
      return until.isValid() ? until.toDate() : null;
    },
    (until) => until?.toISOString() ?? '',
  ),
  isBuilding: {
    read: (params) => params.has('new'),
    write: (isBuilding, params) => {
      if (isBuilding) params.set('new', '');
    },
  },
});

/** Reads the search parameters of an address. */
export const readAutofiltersAddress = address.read;

/** All matches of all autofilters. */
export const firstAddress = address.read(new URLSearchParams());

/** The search of an address, for a link. */
export function writeAutofiltersAddress(state: AutofiltersAddress): string {
  const params = address.write(state);
  return params.size === 0 ? '' : `?${params}`;
}

/** How many matches a page has. */
export const AUTOFILTER_PAGE = 50;

/** What the graph is asked for an address. The limit of kick-off is not in it: the list ends there by its order. */
export function autofiltersVariables({ filter }: AutofiltersAddress): autofiltersScreenQuery['variables'] {
  return { autofilterId: filter, first: AUTOFILTER_PAGE };
}
