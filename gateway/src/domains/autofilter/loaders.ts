import { pagedList, pageOf } from '../../kit/connection.ts';
import { memoizeBy } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import type { RequestedHits } from './endpoints.ts';
import { autofilterMatches } from './endpoints.ts';
import type { AutofilterWire } from './shapes.ts';
import { toAutofilterMatches } from './shapes.ts';

export const autofilterPageSize = 50;

/** Name that the cursors of these lists carry. */
export const autofilterListName = 'autofilter matches';

/** Null for callers who may not use them. */
type SavedAutofilters = readonly AutofilterWire[] | null | undefined;

export function createAutofilterLoaders({ call, loaders }: LoaderDeps) {
  let besideMatches: Promise<SavedAutofilters> | null = null;

  const ask = (page: number, autofilterId: number | null, requested: RequestedHits) => {
    const replied = call(autofilterMatches, { page, autofilterId, requested });
    besideMatches ??= replied.then(
      (reply) => reply.autofilters_navs,
      () => null,
    );
    return replied;
  };

  return {
    /**
     * The matches of one autofilter, or of all for null, with what is requested next to them. Each page says of which
     * autofilter it is.
     */
    matches: memoizeBy(
      (autofilterId: number | null, { last, counts }: RequestedHits): string =>
        `${autofilterId} ${last} ${counts}`,
      (autofilterId, requested) =>
        pagedList(autofilterListName, autofilterPageSize, async (number) => {
          const reply = await ask(number, autofilterId, requested);
          const page = pageOf(reply, toAutofilterMatches(reply));
          return { ...page, autofilterId: reply.autofilter_id ?? null };
        }),
    ),
    /**
     * The caller's autofilters, each with how many matches it picks. They come
     * next to matches that the operation requests anyway, else with the dashboard.
     */
    saved: async () => (await besideMatches) ?? (await loaders.user.dashboard()).autofilters_navs,
  };
}

declare module '../loaders.ts' {
  interface Loaders {
    readonly autofilter: ReturnType<typeof createAutofilterLoaders>;
  }
}
