import { z } from 'zod';
import type { SubscriptionDropinfosAddedArgs } from '../__generated__/schema.ts';
import { defineLiveSource } from '../live-source.ts';
import { dropinfoList } from './endpoints.ts';
import { checkFilter, isWanted, leagueFilterOf, toDropinfo } from './shapes.ts';

/** New dropinfos; with the argument `moved` also those whose odds have changed. */
export const dropinfoLiveSource = defineLiveSource({
  kind: 'dropinfo',
  audience: z.object({ kind: z.literal('dropinfo') }),
  accessOf: ({ holds }) => {
    if (!holds('dropinfo')) return null;
    return { className: holds('dropinfo_filters') ? 'filtered' : 'all', sees: () => true };
  },
  field: 'dropinfosAdded',
  listField: 'dropinfos',
  changedField: 'moved',
  newestWins: true,
  list: dropinfoList,
  filteredList: dropinfoList,
  rows: ({ dropinfos }) => dropinfos,
  describe: ({ id, created_at: createdAt, date, over, under }) => ({
    id,
    state: `new/${over.to}:${under?.to ?? ''}`,
    createdAt,
    newsUntil: date,
    audience: { kind: 'dropinfo' as const },
  }),
  wantsChanges: ({ moved }) => moved === true,
  check: ({ filter }: SubscriptionDropinfosAddedArgs) => checkFilter(filter ?? {}),
  isPersonal: ({ filter }) => filter?.favouriteLeagues === true,
  dependsOnTime: ({ filter }) => filter?.when != null,
  wants: (row, { filter }, favouriteLeagues, isChange) => {
    // A row that moves out of the bounds is still listed, with odds that must not stay old.
    const wanted = isChange ? { ...filter, minDrop: null, minOdds: null, maxOdds: null } : (filter ?? {});
    return isWanted(row, wanted, { now: Date.now(), favouriteLeagues });
  },
  leagueFilter: ({ filter }) => leagueFilterOf(filter ?? {}),
  toGraph: toDropinfo,
});
