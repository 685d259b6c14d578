import { orNull } from '../../kit/errors.ts';
import { memoize, memoizeByKey } from '../../kit/memoize.ts';
import type { RestClient } from '../../rest/rest-client.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import { dropinfoFilter, dropinfoFilterList, dropinfoList } from './endpoints.ts';
import type { DropinfoFilterWire, DropinfoWire } from './shapes.ts';

/** Reads of dropinfos; each upstream call is made once for an operation. */
export interface DropinfoLoaders {
  /** The list that a league filter (the upstream's id) leaves; the whole list for null. */
  readonly list: (leagueFilter: number | null) => Promise<readonly DropinfoWire[]>;
  readonly filters: () => Promise<readonly DropinfoFilterWire[]>;
  /** A filter with what it restricts to, for admins; null when there is none. */
  readonly filterForAdmin: (filterId: number) => Promise<DropinfoFilterWire | null>;
}

export const createDropinfoLoaders = (rest: RestClient, session: UpstreamSession): DropinfoLoaders => ({
  list: memoizeByKey(async (leagueFilter: number | null) => {
    const args = leagueFilter === null ? {} : { leagueFilter };
    return (await rest.call(dropinfoList, args, session)).dropinfos;
  }),
  filters: memoize(async () => (await rest.call(dropinfoFilterList, {}, session)).filters),
  filterForAdmin: memoizeByKey(
    async (filterId: number) =>
      (await orNull(rest.call(dropinfoFilter, { filterId }, session)))?.filter ?? null,
  ),
});
