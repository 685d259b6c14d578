import type { ReplyOf } from '../../rest/endpoint.ts';
import type { Loaders } from '../loaders.ts';
import { autofilterMatches, type SavedMatchesQuery } from './endpoints.ts';

export function createAutofilterLoaders(loaders: Loaders) {
  let replyWithSaved: Promise<ReplyOf<typeof autofilterMatches> | null> | null = null;
  return {
    matches: (query: SavedMatchesQuery) => {
      const reply = loaders.read(autofilterMatches, query);
      replyWithSaved ??= reply.catch(() => null);
      return reply;
    },
    /** The caller's autofilters with their hit counts: from a match request of the operation, else from the dashboard. */
    saved: async () =>
      (await replyWithSaved)?.autofilters_navs ?? (await loaders.dashboard.sections()).autofilters_navs,
  };
}

declare module '../loaders.ts' {
  interface Loaders {
    readonly autofilter: ReturnType<typeof createAutofilterLoaders>;
  }
}
