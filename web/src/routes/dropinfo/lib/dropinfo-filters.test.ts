import { describe, expect, it } from 'vitest';
import {
  countFilters,
  type DropinfoFilters,
  defaultDropinfoFilters,
  dropinfoVariables,
  readDropinfoFilters,
  withoutFilters,
  writeDropinfoFilters,
} from './dropinfo-filters.ts';

const read = (search: string, uid?: string) => readDropinfoFilters(new URLSearchParams(search), uid);
const all: DropinfoFilters = {
  when: 'past',
  search: 'Łódź',
  markets: ['one_x_two', 'totals'],
  oddsFrom: 1.5,
  oddsTo: 2.25,
  isMine: true,
  league: 'RmlsdGVyOjI=',
  dropOver: 20,
  under: 30,
  sort: 'drop',
  direction: 'desc',
  isGrouped: true,
};

describe('filters in the address', () => {
  it('are the defaults in a bare address, and write one', () => {
    expect(read('')).toEqual(defaultDropinfoFilters);
    expect(writeDropinfoFilters(defaultDropinfoFilters).toString()).toBe('');
  });

  it('come back as they were written', () => {
    expect(readDropinfoFilters(writeDropinfoFilters(all))).toEqual(all);
    expect(readDropinfoFilters(writeDropinfoFilters(all, 'uid'), 'uid')).toEqual(all);
  });

  it('show all in an address that names a dropinfo, which may be over', () => {
    expect(read('', 'uid').when).toBe('all');
    const coming = writeDropinfoFilters(defaultDropinfoFilters, 'uid');
    expect(coming.toString()).toBe('when=coming');
    expect(readDropinfoFilters(coming, 'uid').when).toBe('coming');
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
    'search=%20',
  ])('ignore what is not on offer: %s', (search) => {
    expect(read(search)).toEqual(defaultDropinfoFilters);
  });

  it('search for no more than can be searched for', () => {
    expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
  });

  it('take the synthetic choice of all leagues for no filter', () => {
    expect(read('league=-1').league).toBeNull();
  });

  it('are counted, both bounds of the odds as one', () => {
    expect(countFilters(all)).toBe(7);
    expect(countFilters({ ...defaultDropinfoFilters, when: 'past', isGrouped: true, sort: 'drop' })).toBe(0);
    const { when, sort, direction, isGrouped } = all;
    expect(withoutFilters(all)).toEqual({ ...defaultDropinfoFilters, when, sort, direction, isGrouped });
  });

  it('go to the graph as fractions and enums, without what is not filtered', () => {
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

  it.each([
    ['coming', 'DESC'],
    ['all', 'DESC'],
    ['past', 'ASC'],
  ] as const)('begin with the furthest kick-off of what is %s', (when, direction) => {
    const filters = { ...defaultDropinfoFilters, when };
    expect(dropinfoVariables(filters).orderBy).toBeNull();
    expect(dropinfoVariables({ ...filters, direction: 'desc' }).orderBy).toEqual({
      field: 'KICK_OFF',
      direction,
    });
  });
});
