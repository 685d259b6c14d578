import type { autofiltersScreenQuery } from '../../../__generated__/autofiltersScreenQuery.graphql.ts';
import type { AutofiltersAddress } from './autofilters-address.ts';

/** How many matches a page has. */
export const AUTOFILTER_PAGE = 50;

/** What the graph is asked for an address. The limit of kick-off is not in it: the list ends there by its order. */
export function autofiltersVariables({ filter }: AutofiltersAddress): autofiltersScreenQuery['variables'] {
  return { autofilterId: filter, first: AUTOFILTER_PAGE };
}
