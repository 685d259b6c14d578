import { expect, it } from 'vitest';
import { defaultAddress, readAutofiltersAddress, writeAutofiltersAddress } from './autofilters-address.ts';

const read = (search: string) => readAutofiltersAddress(new URLSearchParams(search));

it('reads the state as it was written', () => {
  const address = { filter: 'a=&b', until: new Date('2026-03-14T18:43:00Z'), isBuilding: true };
  expect(read(writeAutofiltersAddress(address))).toEqual(address);
  expect(read(writeAutofiltersAddress(defaultAddress))).toEqual(defaultAddress);
  expect(writeAutofiltersAddress(defaultAddress)).toBe('');
  expect(writeAutofiltersAddress(defaultAddress, '?filter=a&tax=12&new=')).toBe('?tax=12');
});

it.each(['until=', 'until=jutro', 'until=NaN'])('ignores %s', (search) =>
  expect(read(search).until).toBeNull(),
);
