import { memoizeBy } from '../../kit/memoize.ts';
import { type ListPage, type PagedList, pagedList, pageOf } from '../../kit/paged-connection.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import type { Loaders } from '../loaders.ts';
import { type AutofilterWire, autofilterMatches } from './endpoints.ts';
import { type AutofilterMatchModel, toAutofilterMatches } from './mapper.ts';
import type { RequestedHits } from './requested-hits.ts';

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
  /** The matches of one autofilter, or of all for null, with what is asked for beside them. */
  readonly matches: (autofilterId: number | null, requested: RequestedHits) => AutofilterMatchList;
  /**
   * The caller's autofilters, each with how many matches it picks. They come
   * beside matches that the operation asks for already, else with the dashboard.
   */
  readonly saved: () => Promise<SavedAutofilters>;
}

declare module '../loaders.ts' {
  interface Loaders {
    readonly autofilter: AutofilterLoaders;
  }
}

/** Null for callers who may not use them. */
type SavedAutofilters = readonly AutofilterWire[] | null | undefined;

export function createAutofilterLoaders(
  rest: RestClient,
  session: UpstreamSession,
  loaders: Loaders,
): AutofilterLoaders {
  let besideMatches: Promise<SavedAutofilters> | null = null;

  const ask = (page: number, autofilterId: number | null, requested: RequestedHits) => {
    const replied = rest.call(autofilterMatches, { page, autofilterId, requested }, session);
    besideMatches ??= replied.then(
      (reply) => reply.autofilters_navs,
      () => null,
    );
    return replied;
  };

  return {
    matches: memoizeBy(
      (autofilterId: number | null, { last, marks }: RequestedHits): string =>
        `${autofilterId} ${last} ${marks}`,
      (autofilterId, requested) =>
        pagedList(autofilterListName, autofilterPageSize, async (number) => {
          const reply = await ask(number, autofilterId, requested);
          const page = pageOf(reply, toAutofilterMatches(reply));
          return { ...page, autofilterId: reply.autofilter_id ?? null };
        }),
    ),
    saved: async () => (await besideMatches) ?? (await loaders.user.dashboard()).autofilters_navs,
  };
}
