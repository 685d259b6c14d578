import { describe, expect, it } from 'vitest';
import {
  countTipsFilters,
  defaultTipsFilters,
  isFiltered,
  readTipsFilters,
  tipsVariables,
  writeTipsFilters,
} from './tips-filters.ts';

const read = (search: string) => readTipsFilters(new URLSearchParams(search));

describe('tips filters in the URL', () => {
  it.each([
    '',
    'kind=special&status=fail&search=odra+granit&from=2026-03-01&to=2026-03-31&sort=odds&direction=asc',
    'sort=units',
  ])('are written as they were read: %s', (search) => {
    expect(writeTipsFilters(read(search)).toString()).toBe(search);
  });

  it.each(['from=yesterday', 'to=2026-02-30', 'from=1026-01-01', 'sort=title', 'direction=up', 'kind=x'])(
    'ignore the invalid parameter %s',
    (search) => {
      expect(read(search)).toEqual(defaultTipsFilters);
    },
  );

  it('truncate a search text that is too long', () => {
    expect(read(`search=${'x'.repeat(300)}`).search).toBe('x'.repeat(200));
  });
});

describe('tips filters as query variables', () => {
  it('omit what is not chosen', () => {
    expect(tipsVariables(read('search=++'))).toEqual({
      types: null,
      statuses: null,
      filter: null,
      orderBy: null,
      first: 50,
    });
  });

  it('span whole local days, including the last one', () => {
    const { filter } = tipsVariables(read('search=+odra+&from=2026-03-28&to=2026-03-29'));
    expect(filter).toEqual({
      search: 'odra',
      from: new Date(2026, 2, 28).toISOString(),
      before: new Date(2026, 2, 30).toISOString(),
    });
  });

  it.each([
    ['sort=odds', { field: 'ODDS', direction: 'DESC' }],
    ['direction=asc', { field: 'CREATED_AT', direction: 'ASC' }],
    ['sort=kickoff&direction=asc', { field: 'KICK_OFF', direction: 'ASC' }],
  ])('sort by %s', (search, orderBy) => {
    expect(tipsVariables(read(search)).orderBy).toEqual(orderBy);
  });

  it('are counted without the search and the order', () => {
    expect(countTipsFilters(read('kind=special&from=2026-03-01&search=x&sort=odds'))).toBe(2);
    const filtered = [
      'sort=odds',
      'search=+',
      'search=x',
      'kind=special',
      'status=fail',
      'to=2026-03-01',
    ].filter((search) => isFiltered(tipsVariables(read(search))));
    expect(filtered).toEqual(['search=x', 'kind=special', 'status=fail', 'to=2026-03-01']);
  });
});
