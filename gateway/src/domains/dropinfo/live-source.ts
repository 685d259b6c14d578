import { z } from 'zod';
import type { SubscriptionDropinfosAddedArgs } from '../__generated__/schema.ts';
import { defineLiveSource } from '../live-source.ts';
import { dropinfoList } from './endpoints.ts';
import { checkFilter, isWanted, leagueFilterId } from './filter.ts';
import { toDropinfo } from './mapper.ts';
import type { DropinfoWire } from './shapes.ts';

/** Whether a watcher wants a dropinfo: one for the filter, and a fall of at least `leastDrop`. */
function wants(
  row: DropinfoWire,
  { filter, leastDrop }: SubscriptionDropinfosAddedArgs,
  favouriteLeagues: ReadonlySet<number>,
): boolean {
  const judged = { now: Date.now(), favouriteLeagues };
  return isWanted(row, filter ?? {}, judged) && (leastDrop == null || row.drop >= leastDrop);
}

/** New dropinfos, live. A dropinfo never changes: its birth is the event. */
export const dropinfoLiveSource = defineLiveSource({
  kind: 'dropinfo',
  audience: z.object({ kind: z.literal('dropinfo') }),
  accessOf: ({ holds }) => {
    if (!holds('dropinfo')) return null;
    return { className: holds('dropinfo_filters') ? 'filtered' : 'all', sees: () => true };
  },
  field: 'dropinfosAdded',
  listField: 'dropinfos',
  newestWins: true,
  list: dropinfoList,
  filteredList: dropinfoList,
  rows: ({ dropinfos }) => dropinfos,
  describe: ({ id, created_at: createdAt, date }) => ({
    id,
    state: 'new',
    createdAt,
    newsUntil: date,
    audience: { kind: 'dropinfo' as const },
  }),
  check: ({ filter }) => checkFilter(filter ?? {}),
  isPersonal: ({ filter }) => filter?.favouriteLeagues === true,
  wants,
  leagueFilter: ({ filter }: SubscriptionDropinfosAddedArgs) => leagueFilterId(filter?.leagueFilter),
  toGraph: toDropinfo,
});
