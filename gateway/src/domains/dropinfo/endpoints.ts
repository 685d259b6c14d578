import { anything, integer, list, orNull, shape, text } from '../../kit/shape.ts';
import { get, post, put } from '../../rest/endpoint.ts';
import type { CreateDropinfoFilterInput } from '../__generated__/schema.ts';
import { leagueNumber } from '../league/league-ids.ts';
import { dropinfo, dropinfoFilter as filter, dropinfoHistory as history, oneFilter } from './shapes.ts';

/** Reads all dropinfos that the caller may see, or those of one league filter. */
export const dropinfoList = get('dropinfo.list', '/dropinfos.json', {
  query: (args: { leagueFilter?: number }) => ({ league_filter: args.leagueFilter }),
  decode: shape({ dropinfos: list(dropinfo) }),
  cost: 2,
  fields: [
    { field: 'Query.dropinfos', by: ['filter.leagueFilterId'] },
    'Query.dropinfo',
    'Match.dropinfos',
    { finds: 'Dropinfo' },
  ],
});

interface HistoryPage {
  /** Id of the last step before the page; 0 for the first page. */
  readonly after: number;
  readonly limit: number;
}

/** Reads how the odds of a dropinfo moved. Not in the call catalogue. */
export const dropinfoHistory = get('dropinfo.history', '/dropinfos/{dropinfoId}/history.json', {
  query: ({ after, limit }: HistoryPage) => ({ after, limit }),
  decode: shape({ history }),
  optional: true,
  fields: [{ field: 'Dropinfo.history', by: ['first', 'after'], per: 'object' }],
});

export const dropinfoFilterList = get('dropinfo.filters', '/dropinfos/filters.json', {
  decode: shape({ filters: list(filter) }),
  fields: [
    'Query.dropinfoFilters',
    'Admin.dropinfoFilters',
    'Mutation.createDropinfoFilter',
    'Mutation.updateDropinfoFilter',
    'Mutation.moveDropinfoFilterUp',
    'Mutation.moveDropinfoFilterDown',
    { finds: 'DropinfoFilter' },
  ],
});

export const dropinfoFilter = get('dropinfo.filter', '/dropinfos/{filterId}/filter.json', {
  decode: oneFilter,
  fields: [{ field: 'Admin.dropinfoFilter', by: ['filterId'] }],
});

export const dropinfoFilterSports = get('dropinfo.filterSports', '/dropinfos/filter_sports.json', {
  decode: shape({ sports: list(shape({ id: integer, name: text })) }),
  fields: [
    'Admin.dropinfoFilterSports',
    { field: 'Admin.dropinfoFilterLeagues', when: { sportId: 'absent' } },
  ],
});

/** Maximum number of sports whose leagues are read at once. */
export const maxFilterSports = 12;

export const dropinfoFilterLeagues = get('dropinfo.filterLeagues', '/dropinfos/filter_leagues.json', {
  query: (args: { sportId: number }) => ({ sport_id: args.sportId }),
  decode: shape({
    leagues: list(shape({ id: integer, name: text, country: orNull(text), sport_id: orNull(integer) })),
  }),
  fields: [
    { field: 'Admin.dropinfoFilterLeagues', by: ['sportId'], when: { sportId: 'given' } },
    {
      field: 'Admin.dropinfoFilterLeagues',
      by: ['sportId'],
      when: { sportId: 'absent' },
      times: maxFilterSports,
    },
  ],
});

/** A filter with valid league ids on the wire. */
export const toFilterData = ({ namePl, nameEn, sportIds, leagueIds }: CreateDropinfoFilterInput) => ({
  name: namePl,
  name_en: nameEn ?? null,
  sport_ids: sportIds,
  league_ids: leagueIds.map(leagueNumber),
});
type FilterData = ReturnType<typeof toFilterData>;

export const dropinfoSaveFilter = post('dropinfo.saveFilter', '/dropinfos/save_filter.json', {
  body: (filter: FilterData) => ({ filter }),
  decode: anything,
  fields: ['Mutation.createDropinfoFilter'],
});

export const dropinfoEditFilter = put('dropinfo.editFilter', '/dropinfos/{filterId}/edit_filter.json', {
  body: ({ filter }: { filter: FilterData & { version?: number } }) => ({ filter }),
  decode: anything,
  fields: ['Mutation.updateDropinfoFilter'],
});

export const dropinfoMoveUp = put('dropinfo.moveUp', '/dropinfos/{filterId}/move_up.json', {
  decode: anything,
  fields: ['Mutation.moveDropinfoFilterUp'],
});

export const dropinfoMoveDown = put('dropinfo.moveDown', '/dropinfos/{filterId}/move_down.json', {
  decode: anything,
  fields: ['Mutation.moveDropinfoFilterDown'],
});
