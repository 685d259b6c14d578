import { describe, expect, it } from 'vitest';
import { type DropinfoFilters, defaultDropinfoFilters } from './dropinfo-filters.ts';
import { dropinfoVariables } from './dropinfo-variables.ts';
import { readDropinfoFilters } from './read-dropinfo-filters.ts';
import { writeDropinfoFilters } from './write-dropinfo-filters.ts';

const read = (search: string) => readDropinfoFilters(new URLSearchParams(search));
const all: DropinfoFilters = {
  league: 'RmlsdGVyOjI=',
  dropOver: 20,
  under: 30,
  sort: 'drop',
  direction: 'desc',
};

describe('filters in the address', () => {
  it('are the defaults in a bare address, and write one', () => {
    expect(read('')).toEqual(defaultDropinfoFilters);
    expect(writeDropinfoFilters(defaultDropinfoFilters).toString()).toBe('');
  });

  it('come back as they were written', () => {
    expect(readDropinfoFilters(writeDropinfoFilters(all))).toEqual(all);
  });

  it.each(['drop=12', 'under=7', 'sort=odds', 'order=up', 'league=', 'drop=20%25'])(
    'ignore what is not on offer: %s',
    (search) => {
      expect(read(search)).toEqual(defaultDropinfoFilters);
    },
  );

  it('take the synthetic choice of all leagues for no filter', () => {
    expect(read('league=-1').league).toBeNull();
  });

  it('go to the graph as fractions and enums, without what is not filtered', () => {
    expect(dropinfoVariables(all)).toEqual({
      filter: { leagueFilter: 'RmlsdGVyOjI=', dropOver: 0.2, timebetweenUnder: 30 },
      orderBy: { field: 'DROP', direction: 'DESC' },
      first: 100,
    });
    expect(dropinfoVariables(defaultDropinfoFilters)).toMatchObject({ filter: {}, orderBy: null });
  });
});
