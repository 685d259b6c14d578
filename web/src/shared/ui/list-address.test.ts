import { describe, expect, it } from 'vitest';
import { type ListDefaults, readListParams, writeListParams } from './url-state.ts';

const defaults: ListDefaults<'id' | 'joined'> = { sorts: ['id', 'joined'], sort: 'id', direction: 'desc' };
const read = (query: string) => readListParams(new URLSearchParams(query), defaults);

describe('a list in the address', () => {
  it('is as it is first seen when the address says nothing or what is not offered', () => {
    const first = { search: '', sort: 'id', direction: 'desc', page: 1 };
    expect(read('')).toEqual(first);
    expect(read('sort=password&direction=up&page=0')).toEqual(first);
    expect(read('page=1.5').page).toBe(1);
    expect(read('page=1e9').page).toBe(1);
  });

  it('is read as it was written, and keeps what is not its own', () => {
    const address = { search: 'Zoë & co', sort: 'joined', direction: 'asc', page: 7 } as const;
    const params = writeListParams(new URLSearchParams('role=typer&page=2'), address, defaults);
    expect(params.get('role')).toBe('typer');
    expect(readListParams(params, defaults)).toEqual(address);
  });

  it('leaves defaults out', () => {
    const params = writeListParams(
      new URLSearchParams('search=x&sort=joined&direction=asc&page=3'),
      { search: '', sort: 'id', direction: 'desc', page: 1 },
      defaults,
    );
    expect(params.toString()).toBe('');
  });
});
