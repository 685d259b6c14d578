import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { oncePerKey } from '../once.ts';
import type { ListPage, PagedList } from '../paged-connection.ts';
import { autofilterMatches } from './endpoints.ts';
import { type AutofilterMatchModel, toAutofilterMatches } from './mapper.ts';

/** How many matches a page has. */
export const autofilterPageSize = 50;

/** Name that the cursors of these lists carry. */
export const autofilterListName = 'autofilter matches';

/** The matches of the caller's autofilters; each page says of which autofilter it is, null for all of them. */
export interface AutofilterMatchList extends PagedList<AutofilterMatchModel> {
  readonly read: (
    page: number,
  ) => Promise<ListPage<AutofilterMatchModel> & { readonly autofilterId: number | null }>;
}

/** Reads of autofilters; each call is made once for an operation. */
export interface AutofilterLoaders {
  /** The matches of one autofilter, or of all for null. */
  readonly matches: (autofilterId: number | null) => AutofilterMatchList;
}

export const createAutofilterLoaders = (rest: RestClient, session: UpstreamSession): AutofilterLoaders => ({
  matches: oncePerKey((autofilterId: number | null) => ({
    name: autofilterListName,
    pageSize: autofilterPageSize,
    read: oncePerKey(async (page: number) => {
      const reply = await rest.call(autofilterMatches, { page, autofilterId }, session);
      return {
        items: toAutofilterMatches(reply),
        perPage: reply.per_page ?? null,
        total: reply.total ?? null,
        autofilterId: reply.autofilter_id ?? null,
      };
    }),
  })),
});
