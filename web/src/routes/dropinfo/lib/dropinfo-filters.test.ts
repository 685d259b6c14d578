import { describe, expect, it } from 'vitest';
import {
  clearFilters,
  countFilters,
  type DropinfoFilters,
  defaultDropinfoFilters,
  dropinfoAddress,
  dropinfoVariables,
  dropOverOptions,
  underOptions,
} from './dropinfo-filters.ts';

const read = (search: string, uid?: string) => dropinfoAddress(uid).read(new URLSearchParams(search));
const all: DropinfoFilters = {
  when: 'past',
  search: 'Łódź',
  markets: ['one_x_two', 'totals'],
  oddsFrom: 1.5,
  oddsTo: 2.25,
  favouritesOnly: true,
  league: 'RmlsdGVyOjI=',
  dropOver: 20,
  under: 30,
  sort: 'drop',
  direction: 'desc',
  isGrouped: true,
};

describe('dropinfo filters', () => {
  it('are the defaults in a URL without parameters', () => {
    expect(read('')).toEqual(defaultDropinfoFilters);
    const { write } = dropinfoAddress();
    expect(write(defaultDropinfoFilters, write(all)).toString()).toBe('');
  });

  it('are read as they were written', () => {
    expect(dropinfoAddress().read(dropinfoAddress().write(all))).toEqual(all);
    expect(dropinfoAddress('uid').read(dropinfoAddress('uid').write(all))).toEqual(all);
  });

  it('include started matches in a link to one dropinfo', () => {
    expect(read('', 'uid').when).toBe('all');
    const coming = dropinfoAddress('uid').write(defaultDropinfoFilters);
    expect(coming.toString()).toBe('when=coming');
    expect(dropinfoAddress('uid').read(coming).when).toBe('coming');
  });

  it.each([
    'drop=12',
    'under=7',
    'sort=odds',
    'order=up',
    'league=',
    'drop=20%25',
    'when=later',
    'market=corners',
    'from=-1',
    'to=1e9',
    'from=1.234',
    'mine=yes',
    'group=1',
  ])('ignore the invalid parameter %s', (search) => {
    expect(read(search)).toEqual(defaultDropinfoFilters);
  });

  it('truncate a search text that is too long', () => {
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
  });

  it('keep the spaces of a search in the address only', () => {
    const typed = read('search=real+');
    expect(typed.search).toBe('real ');
    expect(dropinfoVariables(typed).filter).toMatchObject({ search: 'real' });
    expect(dropinfoVariables(read('search=+'))).toEqual(dropinfoVariables(defaultDropinfoFilters));
    expect(countFilters(read('search=+'))).toBe(0);
  });

  it('treat the synthetic "all leagues" option as no filter', () => {
    expect(read('league=-1').league).toBeNull();
  });

  it('are counted, with both odds bounds as one', () => {
    expect(countFilters(all)).toBe(7);
    expect(countFilters({ ...defaultDropinfoFilters, when: 'past', isGrouped: true, sort: 'drop' })).toBe(0);
    const { when, sort, direction, isGrouped } = all;
    expect(clearFilters(all)).toEqual({ ...defaultDropinfoFilters, when, sort, direction, isGrouped });
  });

  it('become query variables with fractions and enums', () => {
    expect(dropinfoVariables(all)).toEqual({
      filter: {
        when: 'PAST',
        search: 'Łódź',
        markets: ['ONE_X_TWO', 'TOTALS'],
        minOdds: 1.5,
        maxOdds: 2.25,
        favouriteLeagues: true,
        leagueFilterId: 'RmlsdGVyOjI=',
        minDrop: 0.2001,
        maxMinutesToKickOff: 29,
      },
      orderBy: { field: 'DROP', direction: 'DESC' },
      first: 100,
      uid: '',
      isLinked: false,
    });
    expect(dropinfoVariables(defaultDropinfoFilters)).toMatchObject({
      filter: { when: 'COMING' },
      orderBy: null,
    });
    expect(dropinfoVariables({ ...defaultDropinfoFilters, when: 'all' }, 'uid-1')).toMatchObject({
      filter: {},
      uid: 'uid-1',
      isLinked: true,
    });
  });

  it('send the next value above each drop and below each time', () => {
    expect(dropOverOptions).toEqual([10, 15, 20, 25, 30]);
    expect(underOptions).toEqual([5, 10, 15, 30, 60, 360]);
    const sent = (change: Partial<DropinfoFilters>) =>
      dropinfoVariables({ ...defaultDropinfoFilters, ...change }).filter;
    expect(dropOverOptions.map((dropOver) => sent({ dropOver })?.minDrop)).toEqual([
      0.1001, 0.1501, 0.2001, 0.2501, 0.3001,
    ]);
    expect(underOptions.map((under) => sent({ under })?.maxMinutesToKickOff)).toEqual([
      4, 9, 14, 29, 59, 359,
    ]);
  });

  it.each([
    ['coming', 'DESC'],
    ['all', 'DESC'],
    ['past', 'ASC'],
  ] as const)('put the furthest kick-off first in descending order of %s', (when, direction) => {
    const filters = { ...defaultDropinfoFilters, when };
    expect(dropinfoVariables(filters).orderBy).toBeNull();
    expect(dropinfoVariables({ ...filters, direction: 'desc' }).orderBy).toEqual({
      field: 'KICK_OFF',
      direction,
    });
  });
});
