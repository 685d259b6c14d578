import { describe, expect, it } from 'vitest';
import { type ListDefinition, listVariables, readListParams, writeListParams } from './url-state.ts';

const list = {
  sorts: { id: 'ID', joined: 'JOINED_AT' },
  sort: 'id',
  direction: 'desc',
  filters: { rank: { typer: 'TYPER' } },
  pageSize: 20,
} as const satisfies ListDefinition;
const read = (query: string) => readListParams(new URLSearchParams(query), list);

describe('a list in the address', () => {
  it('is as it is first seen when the address says nothing or what is not offered', () => {
    const first = { search: '', sort: 'id', direction: 'desc', page: 1, rank: 'all' };
    expect(read('')).toEqual(first);
    expect(read('sort=password&direction=up&page=0&rank=toString')).toEqual(first);
    expect(read('page=1.5').page).toBe(1);
    expect(read('page=1e9').page).toBe(1);
  });

  it('is read as it was written, and keeps what is not its own', () => {
    const address = { search: 'Zoë & co', sort: 'joined', direction: 'asc', page: 7, rank: 'typer' } as const;
    const params = writeListParams(new URLSearchParams('role=typer&page=2'), address, list);
    expect(params.get('role')).toBe('typer');
    expect(readListParams(params, list)).toEqual(address);
  });

  it('leaves defaults out', () => {
    const params = writeListParams(
      new URLSearchParams('search=x&sort=joined&direction=asc&page=3&rank=typer'),
      { search: '', sort: 'id', direction: 'desc', page: 1, rank: 'all' },
      list,
    );
    expect(params.toString()).toBe('');
  });

  it('is what the graph is asked for', () => {
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
