import { describe, expect, it } from 'vitest';
import { leaguesVariables, readLeagueFilters, writeLeagueFilters } from './league-filters.ts';

const read = (search: string) => readLeagueFilters(new URLSearchParams(search));

describe('league filters', () => {
  it('default to all leagues on the first page', () => {
    expect(read('')).toEqual({ scope: 'all', search: '', page: 1 });
  });

  it.each(['', 'scope=favourite', 'search=pol+ska', 'scope=active&search=liga&page=3'])(
    'are written as they were read: %s',
    (search) => {
      expect(writeLeagueFilters(read(search)).toString()).toBe(search);
    },
  );

  it.each(['scope=ALL', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=31'])(
    'ignore the invalid parameter %s',
    (search) => {
      expect(read(search)).toEqual({ scope: 'all', search: '', page: 1 });
    },
  );
});

describe('leaguesVariables', () => {
  it('request the page and those before it', () => {
    expect(leaguesVariables({ scope: 'active', search: ' liga ', page: 3 })).toEqual({
      scope: 'ACTIVE',
      search: 'liga',
      first: 30,
    });
  });

  it('omit a blank search', () => {
    expect(leaguesVariables({ scope: 'all', search: '  ', page: 1 }).search).toBeNull();
  });
});
