import { z } from 'zod';
import { wireId, wireTime } from '../../kit/wire.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';

const sideWire = z.object({
  label: z.string(),
  from: z.number(),
  from_p: z.number().nullish(),
  to: z.number(),
  to_p: z.number().nullish(),
});

/** A fall of the odds as the upstream sends it. */
export const dropinfoWire = z.object({
  id: wireId,
  uid: z.string(),
  title: z.string(),
  tip: z.string(),
  date: wireTime,
  created_at: wireTime,
  timebetween: z.int(),
  drop: z.number(),
  over: sideWire,
  under: sideWire.nullish(),
  market: z.string().nullish(),
  match_id: wireId.nullish(),
  league: z.object({ id: wireId, name: z.string(), country: z.string() }).nullish(),
  outcome: z.object({ home_goals: z.int(), away_goals: z.int(), result: z.string() }).nullish(),
});
export type DropinfoWire = z.infer<typeof dropinfoWire>;
export type SideWire = z.infer<typeof sideWire>;

/** A filter as the upstream sends it; what stands below `name_en` is for admins alone. */
export const dropinfoFilterWire = z.object({
  id: wireId,
  name: z.string(),
  name_en: z.string().nullish(),
  sport_ids: z.array(wireId).nullish(),
  league_ids: z.array(wireId).nullish(),
  version: z.int().nullish(),
});
export type DropinfoFilterWire = z.infer<typeof dropinfoFilterWire>;

/** Reads the list of dropinfos, all that the caller may see or those of one league filter. */
export const dropinfoList = defineEndpoint({
  id: 'dropinfo.list',
  method: 'GET',
  path: () => '/dropinfos.json',
  query: (args: { leagueFilter?: number }) => ({ league_filter: args.leagueFilter?.toString() }),
  auth: 'user',
  decode: z.object({ dropinfos: z.array(dropinfoWire) }),
  cost: 2,
  fields: [
    { field: 'Query.dropinfos', by: ['filter.leagueFilter'] },
    'Match.dropinfos',
    { finds: 'Dropinfo' },
  ],
});

export const dropinfoFilterList = defineEndpoint({
  id: 'dropinfo.filters',
  method: 'GET',
  path: (_: Record<never, never>) => '/dropinfos/filters.json',
  auth: 'user',
  decode: z.object({ filters: z.array(dropinfoFilterWire) }),
  cost: 1,
  fields: [
    'Query.dropinfoFilters',
    'Admin.dropinfoFilters',
    'Mutation.moveDropinfoFilterUp',
    'Mutation.moveDropinfoFilterDown',
    { finds: 'DropinfoFilter' },
  ],
});

const oneFilter = z.object({ filter: dropinfoFilterWire });

/** Reads a filter for an admin. */
export const dropinfoFilter = defineEndpoint({
  id: 'dropinfo.filter',
  method: 'GET',
  path: (args: { filterId: number }) => `/dropinfos/${args.filterId}/filter.json`,
  auth: 'user',
  decode: oneFilter,
  cost: 1,
  fields: [
    { field: 'Admin.dropinfoFilter', by: ['filterId'] },
    { finds: 'AdminDropinfoFilter', per: 'object' },
  ],
});

export const dropinfoFilterSports = defineEndpoint({
  id: 'dropinfo.filterSports',
  method: 'GET',
  path: (_: Record<never, never>) => '/dropinfos/filter_sports.json',
  auth: 'user',
  decode: z.object({ sports: z.array(z.object({ id: wireId, name: z.string() })) }),
  cost: 1,
  fields: [{ field: 'Admin.dropinfoFilterSports', per: 'place' }],
});

const filterLeagueWire = z.object({
  id: wireId,
  name: z.string(),
  country: z.string().nullish(),
  sport_id: wireId.nullish(),
});

export const dropinfoFilterLeagues = defineEndpoint({
  id: 'dropinfo.filterLeagues',
  method: 'GET',
  path: () => '/dropinfos/filter_leagues.json',
  query: (args: { sportId: number | null }) => ({ sport_id: args.sportId?.toString() }),
  auth: 'user',
  decode: z.object({ leagues: z.array(filterLeagueWire) }),
  cost: 1,
  fields: [{ field: 'Admin.dropinfoFilterLeagues', per: 'place' }],
});

/** What a filter is to be, in the upstream's words. */
export interface FilterTermsWire {
  readonly name: string;
  readonly name_en: string | null;
  readonly sport_ids: readonly number[];
  readonly league_ids: readonly number[];
}

export const dropinfoSaveFilter = defineEndpoint({
  id: 'dropinfo.saveFilter',
  method: 'POST',
  path: () => '/dropinfos/save_filter.json',
  body: (filter: FilterTermsWire) => ({ filter }),
  auth: 'user',
  decode: oneFilter,
  cost: 1,
  fields: ['Mutation.createDropinfoFilter'],
});

interface FilterEdit {
  readonly filterId: number;
  readonly filter: FilterTermsWire & { readonly version?: number };
}

export const dropinfoEditFilter = defineEndpoint({
  id: 'dropinfo.editFilter',
  method: 'PUT',
  path: ({ filterId }: FilterEdit) => `/dropinfos/${filterId}/edit_filter.json`,
  body: ({ filter }: FilterEdit) => ({ filter }),
  auth: 'user',
  decode: oneFilter,
  cost: 1,
  fields: ['Mutation.editDropinfoFilter'],
});

/** After a move; an upstream may leave the list out. */
const moved = z.object({ filters: z.array(dropinfoFilterWire).nullish() }).catch({ filters: null });

export const dropinfoMoveUp = defineEndpoint({
  id: 'dropinfo.moveUp',
  method: 'PUT',
  path: (args: { filterId: number }) => `/dropinfos/${args.filterId}/move_up.json`,
  auth: 'user',
  decode: moved,
  cost: 1,
  fields: ['Mutation.moveDropinfoFilterUp'],
});

export const dropinfoMoveDown = defineEndpoint({
  id: 'dropinfo.moveDown',
  method: 'PUT',
  path: (args: { filterId: number }) => `/dropinfos/${args.filterId}/move_down.json`,
  auth: 'user',
  decode: moved,
  cost: 1,
  fields: ['Mutation.moveDropinfoFilterDown'],
});
