import { memoizeBy, memoizeByKey } from '../../kit/memoize.ts';
import { type ListPage, type PagedList, pageOf } from '../../kit/paged-connection.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { autofilterMatches } from './endpoints.ts';
import { type AutofilterMatchModel, toAutofilterMatches } from './mapper.ts';
import type { HitsAsked } from './requested-hits.ts';
import type { AutofilterWire } from './shapes.ts';

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
  readonly matches: (autofilterId: number | null, asked: HitsAsked) => AutofilterMatchList;
  /**
   * The caller's autofilters, each with how many matches it picks. They come
   * beside matches that the operation asks for already, else with the dashboard.
   */
  readonly saved: () => Promise<SavedAutofilters>;
}

/** Null for callers who may not use them. */
type SavedAutofilters = readonly AutofilterWire[] | null | undefined;

export function createAutofilterLoaders(
  rest: RestClient,
  session: UpstreamSession,
  ofDashboard: () => Promise<SavedAutofilters>,
): AutofilterLoaders {
  let besideMatches: Promise<SavedAutofilters> | null = null;

  const ask = (page: number, autofilterId: number | null, asked: HitsAsked) => {
    const replied = rest.call(autofilterMatches, { page, autofilterId, asked }, session);
    besideMatches ??= replied.then(
      (reply) => reply.autofilters_navs,
      () => null,
    );
    return replied;
  };

  return {
    matches: memoizeBy(
      (autofilterId: number | null, { last, marks }: HitsAsked): string => `${autofilterId} ${last} ${marks}`,
      (autofilterId, asked) => ({
        name: autofilterListName,
        pageSize: autofilterPageSize,
        read: memoizeByKey(async (number: number) => {
          const reply = await ask(number, autofilterId, asked);
          const page = pageOf(reply, toAutofilterMatches(reply));
          return { ...page, autofilterId: reply.autofilter_id ?? null };
        }),
      }),
    ),
    saved: async () => (await besideMatches) ?? ofDashboard(),
  };
}
