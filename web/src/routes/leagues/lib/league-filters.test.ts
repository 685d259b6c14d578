import { describe, expect, it } from 'vitest';
import { leaguesVariables, readLeagueFilters, writeLeagueFilters } from './league-filters.ts';

const read = (search: string) => readLeagueFilters(new URLSearchParams(search));

describe('filters in the address', () => {
  it('are all leagues on the first page without any', () => {
    expect(read('')).toEqual({ scope: 'all', search: '', page: 1 });
  });

  it.each(['', 'scope=favourite', 'search=pol+ska', 'scope=active&search=liga&page=3'])(
    'are read and written alike: %s',
    (search) => {
      expect(writeLeagueFilters(read(search)).toString()).toBe(search);
    },
  );

  it.each(['scope=ALL', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=31'])('do not take %s', (search) => {
    expect(read(search)).toEqual({ scope: 'all', search: '', page: 1 });
  });
});

describe('variables', () => {
  it('ask for the page and those before it', () => {
    expect(leaguesVariables({ scope: 'active', search: ' liga ', page: 3 })).toEqual({
      scope: 'ACTIVE',
      search: 'liga',
      first: 30,
    });
  });

  it('ask for no search when it is blank', () => {
    expect(leaguesVariables({ scope: 'all', search: '  ', page: 1 }).search).toBeNull();
  });
});
