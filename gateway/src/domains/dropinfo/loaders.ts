import { orNull } from '../../kit/errors.ts';
import { memoize, memoizeByKey } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { dropinfoFilter, dropinfoFilterList, dropinfoList } from './endpoints.ts';

export const createDropinfoLoaders = ({ call }: LoaderDeps) => ({
  /** By the upstream's id of a league filter; null for the whole list. */
  list: memoizeByKey(async (leagueFilter: number | null) => {
    const args = leagueFilter === null ? {} : { leagueFilter };
    return (await call(dropinfoList, args)).dropinfos;
  }),
  filters: memoize(async () => (await call(dropinfoFilterList)).filters),
  /** A filter with its restrictions, for admins; null when there is none. */
  filterForAdmin: memoizeByKey(
    async (filterId: number) => (await orNull(call(dropinfoFilter, { filterId })))?.filter ?? null,
  ),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly dropinfo: ReturnType<typeof createDropinfoLoaders>;
  }
}
