import { describe, expect, it } from 'vitest';
import { type ListDefinition, listAddress, listVariables } from './url-state.ts';

const list = {
  sorts: { id: 'ID', joined: 'JOINED_AT' },
  sort: 'id',
  direction: 'desc',
  filters: { rank: { typer: 'TYPER' } },
  pageSize: 20,
} as const satisfies ListDefinition;
const read = (query: string) => listAddress(list).read(new URLSearchParams(query));

describe('the parameters of a list', () => {
  it('have their defaults when missing or invalid', () => {
    const defaults = { search: '', sort: 'id', direction: 'desc', page: 1, rank: 'all' };
    expect(read('')).toEqual(defaults);
    expect(read('sort=password&direction=up&page=0&rank=toString')).toEqual(defaults);
    expect(read('page=1.5').page).toBe(1);
    expect(read('page=1e9').page).toBe(1);
  });

  it('are read as written, and keep other parameters', () => {
    const address = { search: 'Zoë & co', sort: 'joined', direction: 'asc', page: 7, rank: 'typer' } as const;
    const params = listAddress(list).write(address, new URLSearchParams('role=typer&page=2'));
    expect(params.get('role')).toBe('typer');
    expect(listAddress(list).read(params)).toEqual(address);
  });

  it('omit defaults', () => {
    const params = listAddress(list).write(
      { search: '', sort: 'id', direction: 'desc', page: 1, rank: 'all' },
      new URLSearchParams('search=x&sort=joined&direction=asc&page=3&rank=typer'),
    );
    expect(params.toString()).toBe('');
  });

  it('are converted to query variables', () => {
    expect(listVariables(new URLSearchParams('search=+x+&sort=joined&page=2&rank=typer'), list)).toEqual({
      search: 'x',
      orderBy: { field: 'JOINED_AT', direction: 'DESC' },
      first: 20,
      page: 2,
      rank: 'TYPER',
    });
    expect(listVariables(new URLSearchParams('search=+'), list)).toMatchObject({ search: null, rank: null });
  });
});
