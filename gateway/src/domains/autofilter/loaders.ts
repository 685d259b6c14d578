import { pagedList, pageOf } from '../../kit/connection.ts';
import { memoizeBy } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import type { RequestedHits } from './endpoints.ts';
import { autofilterMatches } from './endpoints.ts';
import type { AutofilterWire } from './shapes.ts';
import { toAutofilterMatches } from './shapes.ts';

export const autofilterPageSize = 50;

/** Part of the cursors of these lists. */
export const autofilterListName = 'autofilter matches';

/** Null for callers who may not use them. */
type SavedAutofilters = readonly AutofilterWire[] | null | undefined;

export function createAutofilterLoaders({ call, loaders }: LoaderDeps) {
  let savedOfMatches: Promise<SavedAutofilters> | null = null;

  const readPage = (page: number, autofilterId: number | null, requested: RequestedHits) => {
    const response = call(autofilterMatches, { page, autofilterId, requested });
    savedOfMatches ??= response.then(
      (reply) => reply.autofilters_navs,
      () => null,
    );
    return response;
  };

  return {
    /** The matches of one autofilter, or of all for null. `autofilterId` of a page says which one the upstream used. */
    matches: memoizeBy(
      (autofilterId: number | null, { last, counts }: RequestedHits): string =>
        `${autofilterId} ${last} ${counts}`,
      (autofilterId, requested) =>
        pagedList(autofilterListName, autofilterPageSize, async (number) => {
          const reply = await readPage(number, autofilterId, requested);
          const page = pageOf(reply, toAutofilterMatches(reply));
          return { ...page, autofilterId: reply.autofilter_id ?? null };
        }),
    ),
    /** The caller's autofilters with their hit counts: from a match request of the operation, else from the dashboard. */
    saved: async () => (await savedOfMatches) ?? (await loaders.user.dashboard()).autofilters_navs,
  };
}

declare module '../loaders.ts' {
  interface Loaders {
    readonly autofilter: ReturnType<typeof createAutofilterLoaders>;
  }
}
