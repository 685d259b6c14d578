import { describe, expect, it } from 'vitest';
import {
  countQualityFilters,
  noQualityFilters,
  readQualityFilters,
  writeQualityFilters,
} from './quality-filters.ts';

const read = (search: string) => readQualityFilters(new URLSearchParams(search));

describe('quality filters', () => {
  it('are read as they were written', () => {
    const filters = {
      kind: 'AI',
      status: 'FAIL',
      minQuality: 72.5,
      from: '2026-03-01T00:00:00.000Z',
      before: '2026-03-14T17:43:00.000Z',
    } as const;
    expect(read(writeQualityFilters(filters).toString())).toEqual(filters);
    expect(countQualityFilters(filters)).toBe(5);
  });

  it('are omitted from the URL when empty', () => {
    expect(writeQualityFilters(noQualityFilters).toString()).toBe('');
    expect(read('')).toEqual(noQualityFilters);
    expect(countQualityFilters(noQualityFilters)).toBe(0);
  });

  it('accept a minimum of zero', () => {
    expect(read('least=0').minQuality).toBe(0);
    expect(countQualityFilters(read('least=0'))).toBe(1);
  });

  it.each([
    'kind=robot',
    'status=deleted',
    'least=-1',
    'least=1e9',
    'least=x',
    'from=yesterday',
    'before=2026-99-99T00:00',
  ])('ignore the invalid parameter %s', (search) => {
    expect(read(search)).toEqual(noQualityFilters);
  });
});
