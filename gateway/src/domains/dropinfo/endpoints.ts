import { anything, integer, list, orNull, shape, text } from '../../kit/shape.ts';
import { defineEndpoint } from '../../rest/endpoint.ts';
import { dropinfo, dropinfoFilter as filter, dropinfoHistory as history } from './shapes.ts';

/** Reads the list of dropinfos, all that the caller may see or those of one league filter. */
export const dropinfoList = defineEndpoint({
  id: 'dropinfo.list',
  method: 'GET',
  path: () => '/dropinfos.json',
  query: (args: { leagueFilter?: number }) => ({ league_filter: args.leagueFilter?.toString() }),
  auth: 'user',
  decode: shape({ dropinfos: list(dropinfo) }),
  cost: 2,
  fields: [
    { field: 'Query.dropinfos', by: ['filter.leagueFilterId'] },
    'Query.dropinfo',
    'Match.dropinfos',
    { finds: 'Dropinfo' },
  ],
});

/** Which part of a dropinfo's history: so many steps after the one with an id, from the first one for 0. */
export interface HistoryPart {
  readonly dropinfoId: number;
  readonly after: number;
  readonly limit: number;
}

/** Reads how the odds of a dropinfo moved; of one that there is not, nothing. Beyond the calls of the catalogue. */
export const dropinfoHistory = defineEndpoint({
  id: 'dropinfo.history',
  method: 'GET',
  path: ({ dropinfoId }: HistoryPart) => `/dropinfos/${dropinfoId}/history.json`,
  query: ({ after, limit }: HistoryPart) => ({ after: String(after), limit: String(limit) }),
  auth: 'user',
  decode: shape({ history }),
  cost: 1,
  optional: true,
  fields: [{ field: 'Dropinfo.history', per: 'object' }],
});

export const dropinfoFilterList = defineEndpoint({
  id: 'dropinfo.filters',
  method: 'GET',
  path: (_: Record<never, never>) => '/dropinfos/filters.json',
  auth: 'user',
  decode: shape({ filters: list(filter) }),
  cost: 1,
  fields: [
    'Query.dropinfoFilters',
    'Admin.dropinfoFilters',
    'Mutation.moveDropinfoFilterUp',
    'Mutation.moveDropinfoFilterDown',
    { finds: 'DropinfoFilter' },
  ],
});

const oneFilter = shape({ filter });

/** Reads a filter for an admin. */
export const dropinfoFilter = defineEndpoint({
  id: 'dropinfo.filter',
  method: 'GET',
  path: (args: { filterId: number }) => `/dropinfos/${args.filterId}/filter.json`,
  auth: 'user',
  decode: oneFilter,
  cost: 1,
  fields: [{ field: 'Admin.dropinfoFilter', by: ['filterId'] }],
});

export const dropinfoFilterSports = defineEndpoint({
  id: 'dropinfo.filterSports',
  method: 'GET',
  path: (_: Record<never, never>) => '/dropinfos/filter_sports.json',
  auth: 'user',
  decode: shape({ sports: list(shape({ id: integer, name: text })) }),
  cost: 1,
  fields: [{ field: 'Admin.dropinfoFilterSports', per: 'place' }],
});

export const dropinfoFilterLeagues = defineEndpoint({
  id: 'dropinfo.filterLeagues',
  method: 'GET',
  path: () => '/dropinfos/filter_leagues.json',
  query: (args: { sportId: number | null }) => ({ sport_id: args.sportId?.toString() }),
  auth: 'user',
  decode: shape({
    leagues: list(shape({ id: integer, name: text, country: orNull(text), sport_id: orNull(integer) })),
  }),
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
  fields: ['Mutation.updateDropinfoFilter'],
});

export const dropinfoMoveUp = defineEndpoint({
  id: 'dropinfo.moveUp',
  method: 'PUT',
  path: (args: { filterId: number }) => `/dropinfos/${args.filterId}/move_up.json`,
  auth: 'user',
  decode: anything,
  cost: 1,
  fields: ['Mutation.moveDropinfoFilterUp'],
});

export const dropinfoMoveDown = defineEndpoint({
  id: 'dropinfo.moveDown',
  method: 'PUT',
  path: (args: { filterId: number }) => `/dropinfos/${args.filterId}/move_down.json`,
  auth: 'user',
  decode: anything,
  cost: 1,
  fields: ['Mutation.moveDropinfoFilterDown'],
});
