import { z } from 'zod';
import type { SubscriptionDropinfosAddedArgs } from '../__generated__/schema.ts';
import { defineLiveSource } from '../live-source.ts';
import { dropinfoList } from './endpoints.ts';
import { checkFilter, isWanted, leagueFilterOf } from './filter.ts';
import { toDropinfo } from './mapper.ts';

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
  wants: (row, { filter }, favouriteLeagues) =>
    isWanted(row, filter ?? {}, { now: Date.now(), favouriteLeagues }),
  leagueFilter: ({ filter }: SubscriptionDropinfosAddedArgs) => leagueFilterOf(filter ?? {}),
  toGraph: toDropinfo,
});
