import { orNull } from '../../kit/errors.ts';
import { memoize, memoizeByKey } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { dropinfoFilter, dropinfoFilterList, dropinfoList } from './endpoints.ts';

export const createDropinfoLoaders = ({ rest, session }: LoaderDeps) => ({
  /** The list that a league filter (the upstream's id) leaves; the whole list for null. */
  list: memoizeByKey(async (leagueFilter: number | null) => {
    const args = leagueFilter === null ? {} : { leagueFilter };
    return (await rest.call(dropinfoList, args, session)).dropinfos;
  }),
  filters: memoize(async () => (await rest.call(dropinfoFilterList, {}, session)).filters),
  /** A filter with what it restricts to, for admins; null when there is none. */
  filterForAdmin: memoizeByKey(
    async (filterId: number) =>
      (await orNull(rest.call(dropinfoFilter, { filterId }, session)))?.filter ?? null,
  ),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly dropinfo: ReturnType<typeof createDropinfoLoaders>;
  }
}
